import { rightFor, type DocumentRight } from '../../contract/rightFor';
import { NotFound } from '../../../store/errors';
import type { ApiContext, KnownDocument } from './handlers/Handlers';

/**
 * Goes on only if the actor may do this to the document, in the folder where it is.
 * @throws NotFound; Forbidden
 */
export async function allowDocument(
  { store, allow }: ApiContext,
  right: DocumentRight,
  documentId: string,
): Promise<KnownDocument> {
  const document = await store
    .selectFrom('documents')
    .select(['kind', 'folder'])
    .where('id', '=', documentId)
    .executeTakeFirst();
  if (!document) throw new NotFound(`There is no document "${documentId}".`);
  allow(rightFor(right, document.kind), document.folder);
  return document;
}
