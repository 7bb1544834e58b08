import { sql } from 'kysely';

import { HttpError } from '../../http/HttpError';
import type { OnChange } from '../changes/ContentChange';
import { tellChange } from '../changes/tellChange';
import type { DocumentRow } from '../prepare/documentRow';
import { lockDocuments } from './lockDocuments';
import type { Database } from './openDatabase';
import { storeDocuments, writeRow } from './storeDocuments';

/** What is replaced: whatever there is, or only this revision; null: there must be none. */
export type Condition = 'any' | { revision: number | null };

/**
 * Writes a document whole if what it replaces is what the caller saw; gives the revision that it has then, and whether
 * it becomes another by itself.
 *
 * @throws HttpError 412 where others changed it meanwhile
 */
export async function storeIfSame(
  db: Database,
  row: DocumentRow,
  condition: Condition,
  onChange: OnChange,
): Promise<{ revision: number; isTimed: boolean }> {
  return db.transaction().execute(async (transaction) => {
    await lockDocuments(transaction, [row]);
    const before = await readRevision(transaction, row);
    if (condition !== 'any' && condition.revision !== before) {
      throw new HttpError(
        412,
        before === null
          ? `There is no ${row.type} ${row.id} any longer`
          : `The ${row.type} ${row.id} is at revision ${before}`,
      );
    }
    const written = await storeDocuments(transaction, [writeRow(row)]);
    await tellChange(transaction, written, onChange);
    return {
      revision: (await readRevision(transaction, row)) ?? 1,
      isTimed: written.some(({ isTimed }) => isTimed),
    };
  });
}

async function readRevision(
  db: Database,
  { id, type }: Pick<DocumentRow, 'id' | 'type'>,
): Promise<number | null> {
  const { rows } = await sql<{ revision: number }>`
    select revision from content.documents
    where id = ${id} and type = ${type} and deleted_at is null
    for update
  `.execute(db);
  return rows[0]?.revision ?? null;
}
