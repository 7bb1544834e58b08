import { InvalidInput } from '../document/errors';
import { NotFound } from './errors';
import type { Store } from './openStore';
import { FOLDER } from './staff/types';
import { writeAudit } from './writeAudit';

/**
 * Puts a document into another folder, which decides who may work on it.
 * @throws NotFound; InvalidInput when the folder is none.
 */
export async function moveDocument(
  store: Store,
  input: { documentId: string; folder: string; author: string },
): Promise<void> {
  const { documentId, folder, author } = input;
  if (!FOLDER.test(folder)) throw new InvalidInput(`"${folder}" is no folder: "/", "/sports".`);
  await store.transaction().execute(async (trx) => {
    const moved = await trx
      .updateTable('documents')
      .set({ folder })
      .where('id', '=', documentId)
      .returning('id')
      .executeTakeFirst();
    if (!moved) throw new NotFound(`There is no document "${documentId}".`);
    await writeAudit(trx, { actor: author, action: 'move', documentId, detail: { folder } });
  });
}
