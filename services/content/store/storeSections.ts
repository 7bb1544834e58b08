import { sql } from 'kysely';

import type { ParsedSection } from '../sections/parseSection';
import type { Database } from './openDatabase';

/**
 * Writes sections of a website, each of another id; a known one takes what is said of it and keeps the
 * rest, unless it is replaced.
 *
 * @returns whether that changed any
 */
export async function storeSections(
  db: Database,
  website: string,
  sections: readonly (ParsedSection & { ok: true })[],
  isReplacing: boolean,
): Promise<boolean> {
  const rows = sections
    .map((one) => ({ ...one, said: isReplacing ? one.section : one.said }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const given = sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(id text, section jsonb, said jsonb, removed text[])`;
  const after = isReplacing
    ? sql`given.section`
    : sql`((known.document || given.said) - given.removed)`;
  const inserted = await sql`
    insert into content.sections (website, id, name, document)
    select ${website}, given.id, given.section->>'name', given.section from ${given}
    on conflict (website, id) do nothing
  `.execute(db);
  const updated = await sql`
    update content.sections as known set
      name = ${after}->>'name', document = ${after}, updated_at = now()
    from ${given}
    where known.website = ${website} and known.id = given.id and known.document <> ${after}
  `.execute(db);
  return (inserted.numAffectedRows ?? 0n) + (updated.numAffectedRows ?? 0n) > 0n;
}
