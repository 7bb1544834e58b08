import { sql } from 'kysely';

import type { DocumentRow } from '../prepare/documentRow';
import { isLive } from '../read/readDocuments';
import { keyOf } from './lockDocuments';
import type { Database } from './openDatabase';

/** A row as JSON: text passes between threads, and to the database, without being read again. */
export interface WrittenRow {
  id: string;
  type: string;
  fingerprint: string;
  draftReason: string | null;
  json: string;
}

export function writeRow(row: DocumentRow): WrittenRow {
  const { id, type, fingerprint, draft_reason: draftReason } = row;
  return { id, type, fingerprint, draftReason, json: JSON.stringify(row) };
}

/** A document that was written. */
export interface StoredDocument {
  id: string;
  /** Whether readers saw what was there before. */
  wasLive: boolean;
  /** Whether they see it now, or in the next seconds (`SOON`). */
  isLive: boolean;
  /** Whether it becomes another to them by itself (`tellDueChanges.ts`). */
  isTimed: boolean;
}

/** An embargo that ends before the transaction does is looked for by nobody else (`tellDueChanges.ts`). */
const SOON = sql`now() + interval '10 seconds'`;

/**
 * Writes documents in one statement, all of them or none: a known id takes the document as given and the
 * next revision, keeps when it was created, and comes back if it was deleted. An unchanged document
 * stays untouched, and is not among those given. Of several with one id and type the last counts.
 */
export async function storeDocuments(
  db: Database,
  rows: readonly WrittenRow[],
): Promise<StoredDocument[]> {
  const latest = new Map(rows.map((row) => [keyOf(row), row.json]));
  if (latest.size === 0) return [];
  const json = `[${[...latest.values()].join(',')}]`;
  const written = await sql<{ id: string; was_live: boolean; is_live: boolean; is_timed: boolean }>`
    with given as materialized (
      select * from jsonb_to_recordset(${json}::jsonb) as given(
        id text, type text, subtype text, url text, urls text[], is_published boolean,
        embargo_until timestamptz, published_until timestamptz,
        own_display_date timestamptz, publish_date timestamptz,
        first_publish_date timestamptz, last_updated_date timestamptz, created_date timestamptz,
        primary_section text, section_ids text[], tag_slugs text[], author_ids text[],
        credit_ids text[], reference_ids text[], member_ids text[], raw jsonb, origins jsonb, draft_reason text,
        prepared jsonb,
        deviations jsonb, fingerprint text, headline text, summary text, body text
      )
    ),
    lexicon as (
      insert into content.lexicon
      select distinct word
      from given, unnest(content.written_words(headline || ' ' || summary)) as word
      order by word -- so that of two writers neither waits for the other
      on conflict do nothing
    ),
    topics as (
      insert into content.topics
      select distinct on (slug) tag->>'slug' as slug, tag->>'text'
      from given, jsonb_path_query(prepared, '$.taxonomy.tags[*]') as tag
      where tag->>'slug' <> '' and tag->>'text' <> ''
      order by slug
      on conflict do nothing
    )
    insert into content.documents as d (
      id, type, subtype, url, urls, is_published, embargo_until, published_until,
      own_display_date, publish_date,
      first_publish_date, last_updated_date, created_date, primary_section, section_ids, tag_slugs,
      author_ids, credit_ids, reference_ids, member_ids, raw, origins, draft_reason,
      prepared, deviations, fingerprint, words
    )
    select
      id, type, subtype, url, urls, is_published, embargo_until, published_until,
      own_display_date, publish_date,
      first_publish_date, last_updated_date, coalesce(created_date, now()), primary_section,
      section_ids, tag_slugs, author_ids, credit_ids, reference_ids, member_ids, raw, origins,
      draft_reason, prepared, deviations, fingerprint,
      setweight(to_tsvector('english', headline), 'A')
        || setweight(to_tsvector('english', summary), 'B')
        || setweight(to_tsvector('english', body), 'C')
    from given
    on conflict (id, type) do update set
      subtype = excluded.subtype, url = excluded.url, urls = excluded.urls,
      was_live = (${isLive}),
      is_published = excluded.is_published, embargo_until = excluded.embargo_until,
      published_until = excluded.published_until, deleted_at = null, own_display_date = excluded.own_display_date,
      publish_date = excluded.publish_date, first_publish_date = excluded.first_publish_date,
      last_updated_date = excluded.last_updated_date,
      created_date = case when excluded.raw ? 'created_date' or d.draft_reason is not null
        then excluded.created_date else d.created_date end,
      primary_section = excluded.primary_section, section_ids = excluded.section_ids,
      tag_slugs = excluded.tag_slugs, author_ids = excluded.author_ids,
      credit_ids = excluded.credit_ids, reference_ids = excluded.reference_ids,
      member_ids = excluded.member_ids, raw = excluded.raw,
      origins = excluded.origins, draft_reason = excluded.draft_reason, prepared = excluded.prepared,
      deviations = excluded.deviations, fingerprint = excluded.fingerprint,
      words = excluded.words, revision = d.revision + 1, ingested_at = now()
    where d.fingerprint <> excluded.fingerprint or d.deleted_at is not null
    returning id, was_live, is_published and (embargo_until is null or embargo_until <= ${SOON})
      and (published_until is null or published_until > now()) as is_live,
      greatest(embargo_until, published_until, display_date, publish_date) > now() as is_timed
  `.execute(db);
  return written.rows.map((row) => ({
    id: row.id,
    wasLive: row.was_live,
    isLive: row.is_live,
    isTimed: row.is_timed,
  }));
}
