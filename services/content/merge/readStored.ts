import { sql } from 'kysely';

import { keyOf } from '../store/lockDocuments';
import type { Database } from '../store/openDatabase';
import type { WrittenRow } from '../store/storeDocuments';
import type { StoredText } from './mergeBatch';

interface StoredRow {
  revision: number;
  fingerprint: string;
  /** Null where it is the very document that came in, so that there is nothing to join. */
  text: StoredText | null;
}

export type Stored = ReadonlyMap<string, StoredRow>;

/**
 * What is stored of documents; one that was deleted begins anew.
 *
 * @param run of a dry run: what it would have stored so far counts as stored
 */
export async function readStored(
  db: Database,
  given: readonly WrittenRow[],
  { isReplacing, run }: { isReplacing: boolean; run: string | null },
): Promise<Stored> {
  if (given.length === 0) return new Map();
  const keys = given.map(({ id, type, fingerprint }) => ({ id, type, fingerprint }));
  const { rows } = await sql<{
    id: string;
    type: string;
    revision: number;
    fingerprint: string;
    raw: string | null;
    origins: string;
    ingested: number;
  }>`
    select known.id, known.type, known.revision, known.fingerprint, known.origins::text as origins,
      (extract(epoch from known.ingested_at) * 1000)::float8 as ingested,
      case when ${!isReplacing} and given.prints <> array[known.fingerprint]
        then known.raw::text end as raw
    from (
      select id, type, array_agg(fingerprint) as prints
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
        as one(id text, type text, fingerprint text)
      group by id, type
    ) as given
    cross join lateral (
      select id, type, 0 as revision, fingerprint, origins, ingested_at, raw, 0 as place
      from content.checked_documents
      where run = ${run} and id = given.id and type = given.type
      union all
      select id, type, revision, fingerprint, origins, ingested_at, raw, 1
      from content.documents
      where id = given.id and type = given.type and deleted_at is null
      order by place limit 1
    ) as known
  `.execute(db);
  return new Map(
    rows.map(({ raw, origins, ingested, revision, fingerprint, ...key }) => [
      keyOf(key),
      { revision, fingerprint, text: raw === null ? null : { raw, origins, ingested } },
    ]),
  );
}

/** Whether documents are as they were read. */
export async function isAsRead(
  db: Database,
  given: readonly WrittenRow[],
  stored: Stored,
): Promise<boolean> {
  const keys = given.map(({ id, type }) => ({ id, type }));
  const { rows } = await sql<{ id: string; type: string; revision: number }>`
    select d.id, d.type, d.revision from content.documents d
    where d.deleted_at is null and (d.id, d.type) in (
      select id, type from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
        as one(id text, type text)
    )
  `.execute(db);
  return (
    rows.length === stored.size &&
    rows.every((row) => stored.get(keyOf(row))?.revision === row.revision)
  );
}
