import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/**
 * The tables of the content service, in the schema `content`. Forward only: a change is a new entry
 * at the end, never an edit of one that has run somewhere.
 */
export const migrations: Record<string, Migration> = {
  '001_documents': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table content.documents (
          id text not null,
          type text not null,
          subtype text not null default '',
          url text not null default '',
          urls text[] not null default '{}',
          is_published boolean not null,
          embargo_until timestamptz,
          deleted_at timestamptz,
          own_display_date timestamptz,
          publish_date timestamptz,
          first_publish_date timestamptz,
          last_updated_date timestamptz,
          created_date timestamptz not null,
          display_date timestamptz not null
            generated always as (coalesce(own_display_date, created_date)) stored,
          primary_section text not null default '',
          section_ids text[] not null default '{}',
          tag_slugs text[] not null default '{}',
          author_ids text[] not null default '{}',
          credit_ids text[] not null default '{}',
          reference_ids text[] not null default '{}',
          member_ids text[] not null default '{}',
          raw jsonb not null,
          prepared jsonb not null,
          deviations jsonb not null default '[]',
          fingerprint text not null,
          revision integer not null default 1,
          ingested_at timestamptz not null default now(),
          words tsvector not null,
          primary key (id, type)
        )`.execute(db);
      await sql`create index documents_urls on content.documents using gin (urls)`.execute(db);
      await sql`
        create index documents_latest on content.documents (display_date desc, id)
        where is_published and deleted_at is null`.execute(db);
      await sql`
        create index documents_primary_section
        on content.documents (primary_section, display_date desc)`.execute(db);
      await sql`
        create index documents_type
        on content.documents (type, subtype, display_date desc)`.execute(db);
      for (const column of ['section_ids', 'tag_slugs', 'author_ids', 'words']) {
        await sql`
          create index ${sql.id(`documents_${column}`)}
          on content.documents using gin (${sql.id(column)})`.execute(db);
      }
    },
  },
  '002_authors_and_sections': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table content.authors (
          id text primary key,
          name text not null,
          document jsonb not null,
          updated_at timestamptz not null default now()
        )`.execute(db);
      await sql`
        create table content.sections (
          website text not null,
          id text not null,
          name text not null,
          document jsonb not null,
          updated_at timestamptz not null default now(),
          primary key (website, id)
        )`.execute(db);
    },
  },
  '003_staged_collections': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table content.staged_collections (
          id text primary key,
          collection_id text not null,
          elements jsonb not null,
          until timestamptz not null
        )`.execute(db);
    },
  },
  '004_changes': {
    async up(db: Kysely<unknown>) {
      await sql`
        alter table content.documents
          add column published_until timestamptz,
          add column was_live boolean not null default false`.execute(db);
      await sql`
        create index documents_reference_ids
        on content.documents using gin (reference_ids)`.execute(db);
      for (const column of ['embargo_until', 'published_until', 'publish_date']) {
        await sql`
          create index ${sql.id(`documents_${column}`)}
          on content.documents (${sql.id(column)}) where ${sql.id(column)} is not null`.execute(db);
      }
      await sql`create table content.due_changes (seen_until timestamptz not null)`.execute(db);
      await sql`insert into content.due_changes values (now())`.execute(db);
    },
  },
  '005_picture_addresses': {
    async up(db: Kysely<unknown>) {
      await sql`
        create index documents_picture_addresses on content.documents
        using gin (jsonb_path_query_array(prepared, '$.** ? (@.type == "image").url') jsonb_path_ops)`.execute(
        db,
      );
    },
  },
  '006_joined_documents': {
    async up(db: Kysely<unknown>) {
      await sql`
        alter table content.documents
          add column draft_reason text,
          add column origins jsonb not null default '{}'`.execute(db);
    },
  },
  '007_checked_documents': {
    async up(db: Kysely<unknown>) {
      await sql`
        create unlogged table content.checked_documents (
          run text not null,
          id text not null,
          type text not null,
          raw jsonb not null,
          origins jsonb not null,
          fingerprint text not null,
          ingested_at timestamptz not null default now(),
          until timestamptz not null,
          primary key (run, id, type)
        )`.execute(db);
    },
  },
  '008_picture_statistics': {
    async up(db: Kysely<unknown>) {
      // Else each `analyze` looks through 30,000 whole documents: 4.7 s, of which 1.4 are left.
      await sql`
        alter index content.documents_picture_addresses alter column 1 set statistics 0`.execute(
        db,
      );
    },
  },
  '009_search': {
    async up(db: Kysely<unknown>) {
      await sql`set local statement_timeout = 0`.execute(db);
      // What `searchKeys.ts` asks for: words, and of which time, sections, topics and authors they are.
      await sql`
        create function content.search_words(
          words tsvector, displayed timestamptz, sections text[], topics text[], authors text[]
        ) returns tsvector language sql immutable parallel safe as $$
          select words || array_to_tsvector(
            array[
              '@m' || (year * 12 + extract(month from displayed at time zone 'UTC')::int),
              '@y' || year
            ]
            || array(select '@s' || item from unnest(sections) as item)
            || array(select '@t' || item from unnest(topics) as item)
            || array(select '@a' || item from unnest(authors) as item)
          )
          from (select extract(year from displayed at time zone 'UTC')::int as year) as at_that_time
        $$`.execute(db);
      for (const [name, words] of [
        ['search', sql`words`],
        ['headlines', sql`ts_filter(words, '{a}')`],
      ] as const) {
        await sql`
          create index ${sql.id(`documents_${name}`)} on content.documents using gin (
            content.search_words(${words}, display_date, section_ids, tag_slugs, author_ids)
          ) where is_published and deleted_at is null`.execute(db);
        // Without statistics the index is what a search begins with, however frequent its words are.
        await sql`
          alter index ${sql.id('content', `documents_${name}`)}
          alter column 1 set statistics 0`.execute(db);
      }
      await sql`drop index content.documents_words`.execute(db);
    },
  },
  '010_feeds': {
    async up(db: Kysely<unknown>) {
      await sql`set local statement_timeout = 0`.execute(db);
      // All that a feed and its count ask for, in its order: documents themselves are not read for it.
      const live = sql`
        include (embargo_until, published_until, subtype)
        where is_published and deleted_at is null`;
      await sql`
        create index documents_newest on content.documents
        (display_date desc, id, type) ${live}`.execute(db);
      await sql`
        create index documents_of_section on content.documents
        (primary_section, display_date desc, id, type) ${live}`.execute(db);
      await sql`drop index content.documents_latest, content.documents_primary_section`.execute(db);
    },
  },
  '011_lexicon': {
    async up(db: Kysely<unknown>) {
      await sql`set local statement_timeout = 0`.execute(db);
      // Words as they are written, which stems are not: for what a reader began to type, or mistyped.
      await sql`create table content.lexicon (word text collate "C" primary key)`.execute(db);
      // A word's first seven letters without two of them, one or none: words with a key in common are alike.
      await sql`
        create function content.spelling_keys(word text) returns text[]
        language plpgsql immutable parallel safe as $$
        declare
          start text := left(word, 7);
        begin
          return array(
            select start union
            select overlay(start placing '' from one for 1)
            from generate_series(1, length(start)) as one union
            select overlay(overlay(start placing '' from two for 1) placing '' from one for 1)
            from generate_series(1, length(start)) as one, generate_series(one + 1, length(start)) as two
          );
        end
        $$`.execute(db);
      await sql`
        create function content.written_words(written text) returns text[]
        language plpgsql immutable parallel safe as $$
        begin
          return array(
            select word from unnest(tsvector_to_array(to_tsvector('simple', left(written, 100000)))) as word
            where length(word) between 3 and 30 and word !~ '[[:digit:][:punct:]]'
            order by word
          );
        end
        $$`.execute(db);
      await sql`
        insert into content.lexicon
        select distinct word from content.documents d, unnest(content.written_words(
          (select string_agg(part #>> '{}', ' ') from jsonb_array_elements(
            jsonb_path_query_array(d.prepared, '$.headlines.*')
            || jsonb_path_query_array(d.prepared, '$.description.*')
            || jsonb_path_query_array(d.prepared, '$.credits.by[*].name')
            || jsonb_path_query_array(d.prepared, '$.taxonomy.tags[*].text')
          ) as part)
        )) as word`.execute(db);
      await sql`create table content.topics (slug text primary key, name text not null)`.execute(
        db,
      );
      await sql`
        insert into content.topics
        select distinct on (slug) tag->>'slug' as slug, tag->>'text'
        from content.documents d, jsonb_path_query(d.prepared, '$.taxonomy.tags[*]') as tag
        where tag->>'slug' <> '' and tag->>'text' <> ''
        order by slug, d.display_date desc`.execute(db);
      await sql`
        create index lexicon_spelling_keys on content.lexicon
        using gin (content.spelling_keys(word))`.execute(db);
    },
  },
  '012_memberships': {
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
  },
};
