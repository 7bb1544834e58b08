import type { DocumentKind } from '../../../document/document';

const KINDS: Record<DocumentKind, string> = {
  page: 'Page',
  template: 'Template',
  block: 'Linked block',
};

/** What a document is and where it lies: "Template in /sports". */
export const placeOf = (kind: DocumentKind, folder: string): string =>
  folder === '/' ? KINDS[kind] : `${KINDS[kind]} in ${folder}`;
