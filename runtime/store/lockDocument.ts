import { NotFound } from './errors';
import type { Store } from './openStore';

/**
 * Until the transaction ends, no other one publishes, rolls back or unpublishes this document.
 * @throws NotFound
 */
export async function lockDocument(trx: Store, documentId: string): Promise<void> {
  const row = await trx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound(`There is no document "${documentId}".`);
}
