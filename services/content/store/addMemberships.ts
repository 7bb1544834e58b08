import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** What is published of each section, topic and author, in the order of feeds (decision 0041). */
export const addMemberships: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`set local statement_timeout = 0`.execute(db);
    // What is published of each section, topic and author (keys as in `searchKeys.ts`), in the order of feeds.
    await sql`
      create table content.memberships (
        key text collate "C" not null,
        id text not null,
        type text not null,
        subtype text not null,
        display_date timestamptz not null,
        embargo_until timestamptz,
        published_until timestamptz,
        primary key (id, type, key)
      )`.execute(db);
    await sql`
      create function content.membership_keys(sections text[], topics text[], authors text[])
      returns setof text language sql immutable parallel safe as $$
        select '@s' || item from unnest(sections) as item union
        select '@t' || item from unnest(topics) as item union
        select '@a' || item from unnest(authors) as item
      $$`.execute(db);
    await sql`
      insert into content.memberships
      select key, id, type, subtype, display_date, embargo_until, published_until
      from content.documents d,
        content.membership_keys(d.section_ids, d.tag_slugs, d.author_ids) as key
      where is_published and deleted_at is null`.execute(db);
    await sql`
      create index memberships_newest on content.memberships (key, display_date desc, id, type)
      include (subtype, embargo_until, published_until)`.execute(db);
    await sql`
      create function content.keep_memberships() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          delete from content.memberships where id = old.id and type = old.type;
        end if;
        if tg_op <> 'DELETE' and new.is_published and new.deleted_at is null then
          insert into content.memberships
          select key, new.id, new.type, new.subtype, new.display_date, new.embargo_until,
            new.published_until
          from content.membership_keys(new.section_ids, new.tag_slugs, new.author_ids) as key;
        end if;
        return null;
      end
      $$`.execute(db);
    await sql`
      create trigger keep_memberships after insert or delete on content.documents
      for each row execute function content.keep_memberships()`.execute(db);
    await sql`
      create trigger change_memberships after update on content.documents
      for each row when (
        (old.is_published, old.deleted_at, old.display_date, old.subtype, old.embargo_until,
          old.published_until, old.section_ids, old.tag_slugs, old.author_ids)
        is distinct from
        (new.is_published, new.deleted_at, new.display_date, new.subtype, new.embargo_until,
          new.published_until, new.section_ids, new.tag_slugs, new.author_ids)
      ) execute function content.keep_memberships()`.execute(db);
  },
};
