import { sql } from 'kysely';

import type { DocumentRow } from '../prepare/documentRow';
import type { Database } from './openDatabase';

/** A row as JSON: text passes between threads, and to the database, without being read again. */
export interface WrittenRow {
  id: string;
  type: string;
  json: string;
}

export function writeRow(row: DocumentRow): WrittenRow {
  return { id: row.id, type: row.type, json: JSON.stringify(row) };
}

/**
 * Writes documents in one statement, all of them or none: a known id takes the new document and the
 * next revision, keeps when it was created, and comes back if it was deleted. An unchanged document
 * stays untouched. Of several with one id and type the last counts.
 */
export async function storeDocuments(db: Database, rows: readonly WrittenRow[]): Promise<void> {
  const latest = new Map(rows.map((row) => [`${row.type} ${row.id}`, row.json]));
  if (latest.size === 0) return;
  const json = `[${[...latest.values()].join(',')}]`;
  await sql`
    insert into content.documents as known (
      id, type, subtype, url, urls, is_published, embargo_until, own_display_date, publish_date,
      first_publish_date, last_updated_date, created_date, primary_section, section_ids, tag_slugs,
      author_ids, credit_ids, reference_ids, member_ids, raw, prepared, deviations, fingerprint,
      words
    )
    select
      id, type, subtype, url, urls, is_published, embargo_until, own_display_date, publish_date,
      first_publish_date, last_updated_date, coalesce(created_date, now()), primary_section,
      section_ids, tag_slugs, author_ids, credit_ids, reference_ids, member_ids, raw, prepared,
      deviations, fingerprint,
      setweight(to_tsvector('english', headline), 'A')
        || setweight(to_tsvector('english', summary), 'B')
        || setweight(to_tsvector('english', body), 'C')
    from jsonb_to_recordset(${json}::jsonb) as given(
      id text, type text, subtype text, url text, urls text[], is_published boolean,
      embargo_until timestamptz, own_display_date timestamptz, publish_date timestamptz,
      first_publish_date timestamptz, last_updated_date timestamptz, created_date timestamptz,
      primary_section text, section_ids text[], tag_slugs text[], author_ids text[],
      credit_ids text[], reference_ids text[], member_ids text[], raw jsonb, prepared jsonb,
      deviations jsonb, fingerprint text, headline text, summary text, body text
    )
    on conflict (id, type) do update set
      subtype = excluded.subtype, url = excluded.url, urls = excluded.urls,
      is_published = excluded.is_published, embargo_until = excluded.embargo_until,
      deleted_at = null, own_display_date = excluded.own_display_date,
      publish_date = excluded.publish_date, first_publish_date = excluded.first_publish_date,
      last_updated_date = excluded.last_updated_date,
      created_date = case when excluded.raw ? 'created_date'
        then excluded.created_date else known.created_date end,
      primary_section = excluded.primary_section, section_ids = excluded.section_ids,
      tag_slugs = excluded.tag_slugs, author_ids = excluded.author_ids,
      credit_ids = excluded.credit_ids, reference_ids = excluded.reference_ids,
      member_ids = excluded.member_ids, raw = excluded.raw, prepared = excluded.prepared,
      deviations = excluded.deviations, fingerprint = excluded.fingerprint,
      words = excluded.words, revision = known.revision + 1, ingested_at = now()
    where known.fingerprint <> excluded.fingerprint or known.deleted_at is not null
  `.execute(db);
}
