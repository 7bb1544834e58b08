import type { DocumentKind } from '../document/document';
import { InvalidInput } from '../document/errors';
import { NotFound } from './errors';
import type { Store } from './openStore';

/** @throws NotFound; InvalidInput when the document is of the other kind. */
export async function requireKind(
  trx: Store,
  documentId: string,
  kind: DocumentKind,
): Promise<void> {
  const row = await trx
    .selectFrom('documents')
    .select('kind')
    .where('id', '=', documentId)
    .executeTakeFirst();
  if (!row) throw new NotFound(`There is no document "${documentId}".`);
  if (row.kind !== kind) throw new InvalidInput(`"${documentId}" is a ${row.kind}, not a ${kind}.`);
}
