import { sql } from 'kysely';

import type { Database } from './openDatabase';

/** h that what a dry run which was broken off made is kept at most. */
const KEPT = 24;

/**
 * Keeps what a dry run would have stored, for what comes in later in the same run; nobody else reads it.
 *
 * @param run the name of the dry run
 * @param rows JSON of objects with `id`, `type`, `raw`, `origins` and `fingerprint`
 */
export async function keepChecked(
  db: Database,
  run: string,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into content.checked_documents as known
      (run, id, type, raw, origins, fingerprint, until)
    select ${run}, id, type, raw, coalesce(origins, '{}'), coalesce(fingerprint, ''),
      now() + make_interval(hours => ${KEPT})
    from jsonb_to_recordset(${`[${rows.join(',')}]`}::jsonb)
      as given(id text, type text, raw jsonb, origins jsonb, fingerprint text)
    on conflict (run, id, type) do update set
      raw = excluded.raw, origins = excluded.origins, fingerprint = excluded.fingerprint,
      ingested_at = now(), until = excluded.until
  `.execute(db);
}

/** Ends a dry run, and frees what it took, as what others that were broken off did. */
export async function forgetChecked(db: Database, run: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`lock table content.checked_documents in access exclusive mode`.execute(transaction);
    const others = await sql`
      select from content.checked_documents where run <> ${run} and until > now() limit 1
    `.execute(transaction);
    await (
      others.rows.length === 0
        ? sql`truncate content.checked_documents`
        : sql`delete from content.checked_documents where run = ${run} or until <= now()`
    ).execute(transaction);
  });
}
