import type { DocumentKind } from '../../document/document';
import type { Right } from './rights';

/** What may be done to one document; for what many pages share other rights are needed. */
export type DocumentRight = 'read' | 'comment' | 'edit' | 'publish';

/** The right that it takes for a kind of document. */
export function rightFor(right: DocumentRight, kind: DocumentKind): Right {
  if (kind === 'page' || right === 'read' || right === 'comment') return right;
  return right === 'edit' ? 'edit-shared' : 'publish-shared';
}
