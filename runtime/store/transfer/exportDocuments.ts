import { parseDocument } from '../../document/document';
import { NotFound } from '../errors';
import { listLinks } from '../../document/expandLinks';
import type { Store } from '../openStore';
import type { Bundle, Carried } from '../../document/bundle/bundle';

/**
 * The drafts of documents with their folders and addresses, and of the linked blocks that they show:
 * those first, so that what is imported can be published in this order.
 * @throws NotFound
 */
export async function exportDocuments(
  store: Store,
  { ids, website }: { ids: readonly string[]; website: string },
): Promise<Bundle> {
  const carried = await Promise.all(ids.map((id) => carry(store, id, website)));
  const missing = ids.find((_id, index) => carried[index] === null);
  if (missing !== undefined) throw new NotFound(`There is no document "${missing}".`);
  const documents = carried.filter((one) => one !== null);
  const linked = new Set(
    documents.flatMap(({ document }) => listLinks(document)).map(({ document }) => document),
  );
  const asked = new Set(ids);
  const blocks = await Promise.all(
    [...linked].filter((id) => !asked.has(id)).map((id) => carry(store, id, website)),
  );
  const isBlock = ({ document }: Carried) => document.kind === 'block';
  return {
    broadsheet: 1,
    documents: [
      ...blocks.filter((one) => one !== null),
      ...documents.filter(isBlock),
      ...documents.filter((one) => !isBlock(one)),
    ],
  };
}

async function carry(store: Store, id: string, website: string): Promise<Carried | null> {
  const row = await store
    .selectFrom('documents')
    .innerJoin('drafts', 'drafts.document_id', 'documents.id')
    .leftJoin('page_urls', (join) =>
      join
        .onRef('page_urls.document_id', '=', 'documents.id')
        .on('page_urls.website', '=', website),
    )
    .select(['documents.folder', 'drafts.document'])
    .select(['page_urls.path', 'page_urls.content_source', 'page_urls.params'])
    .where('documents.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    document: parseDocument(JSON.parse(row.document)),
    folder: row.folder,
    address:
      row.path === null
        ? null
        : { uri: row.path, source: row.content_source, params: row.params ?? {} },
  };
}
