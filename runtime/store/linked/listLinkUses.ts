import { likeText } from '../likeText';
import { canonicalJson } from '../../document/json';
import type { DocumentKind } from '../../document/document';
import type { Store } from '../openStore';

/** A page or template that shows a linked block. */
export interface LinkUse {
  id: string;
  kind: DocumentKind;
  name: string;
  folder: string;
  /** Address of a page; null where it has none. */
  url: string | null;
  /** Whether readers see the block there, and whether the draft shows it. */
  isLive: boolean;
  isInDraft: boolean;
}

/** Every page and template that shows a linked block, to readers or in its draft. */
export async function listLinkUses(
  store: Store,
  { documentId, website }: { documentId: string; website: string },
): Promise<LinkUse[]> {
  // Drafts are canonical JSON: the keys of a link are in this order.
  const text = `"linked":${canonicalJson({ document: documentId }).slice(0, -1)}`;
  const rows = await store
    .selectFrom('documents')
    .innerJoin('drafts', 'drafts.document_id', 'documents.id')
    .leftJoin('page_urls', (join) =>
      join
        .onRef('page_urls.document_id', '=', 'documents.id')
        .on('page_urls.website', '=', website),
    )
    .select(['documents.id', 'documents.kind', 'documents.name', 'documents.folder'])
    .select('page_urls.path as url')
    .select((eb) => [
      eb('drafts.document', 'like', `%${likeText(text)}%`).as('isInDraft'),
      eb
        .exists(
          eb
            .selectFrom('where_used')
            .select('where_used.document_id')
            .whereRef('where_used.document_id', '=', 'documents.id')
            .where('where_used.website', '=', website)
            .where('where_used.kind', '=', 'linked')
            .where('where_used.value', '=', documentId),
        )
        .as('isLive'),
    ])
    .orderBy('documents.name')
    .orderBy('documents.id')
    .execute();
  return rows
    .map((row) => ({ ...row, isLive: Boolean(row.isLive), isInDraft: Boolean(row.isInDraft) }))
    .filter(({ isLive, isInDraft }) => isLive || isInDraft);
}
