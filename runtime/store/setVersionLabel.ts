import { NotFound } from './errors';
import type { Store } from './openStore';
import { writeAudit } from './writeAudit';

/**
 * Gives a version a name that people know it by; null: none.
 * @throws NotFound
 */
export async function setVersionLabel(
  store: Store,
  input: { documentId: string; number: number; label: string | null; author: string },
): Promise<void> {
  const { documentId, number, label, author } = input;
  await store.transaction().execute(async (trx) => {
    const labelled = await trx
      .updateTable('versions')
      .set({ label })
      .where('document_id', '=', documentId)
      .where('number', '=', number)
      .returning('id')
      .executeTakeFirst();
    if (!labelled) throw new NotFound(`"${documentId}" has no version ${number}.`);
    const detail = { version: number, label };
    await writeAudit(trx, { actor: author, action: 'label', documentId, detail });
  });
}
