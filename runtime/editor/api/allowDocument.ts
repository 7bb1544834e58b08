import type { DocumentKind } from '../../store/document';
import { NotFound } from '../../store/errors';
import type { Right } from '../rights/rights';
import type { ApiContext } from './apiRoute';

/** What may be done to one document; for what many pages share other rights are needed. */
export type DocumentRight = 'read' | 'comment' | 'edit' | 'publish';

/**
 * Goes on only if the actor may do this to the document, in the folder where it is.
 * @throws NotFound; Forbidden
 */
export async function allowDocument(
  { store, allow }: ApiContext,
  right: DocumentRight,
  documentId: string,
): Promise<{ kind: DocumentKind; folder: string }> {
  const document = await store
    .selectFrom('documents')
    .select(['kind', 'folder'])
    .where('id', '=', documentId)
    .executeTakeFirst();
  if (!document) throw new NotFound(`There is no document "${documentId}".`);
  allow(rightFor(right, document.kind), document.folder);
  return document;
}

/** The right that it takes for a kind of document. */
export function rightFor(right: DocumentRight, kind: DocumentKind): Right {
  if (kind === 'page' || right === 'read' || right === 'comment') return right;
  return right === 'edit' ? 'edit-shared' : 'publish-shared';
}
