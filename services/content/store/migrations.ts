import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

import { addLexicon } from './addLexicon';
import { addMemberships } from './addMemberships';

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
  '011_lexicon': addLexicon,
  '012_memberships': addMemberships,
};
