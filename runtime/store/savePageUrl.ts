import { AlreadyExists } from './errors';
import { InvalidInput } from '../document/errors';
import { notifyPublish } from './publishNotices';
import type { Store } from './openStore';
import { requireKind } from './requireKind';
import { normalizePath } from '../document/addresses/path';
import { writeAudit } from './writeAudit';

export interface PageUrlToSave {
  website: string;
  /** Path without query string; with or without a trailing slash. */
  uri: string;
  /** Document of the kind page; readers get it once it is published. */
  documentId: string;
  /** Where the global content comes from; null or absent: there is none. */
  source?: string | null;
  /** The source's query, see `mapParams`. */
  params?: Record<string, unknown>;
  author: string;
}

/**
 * Gives a page its address on a website; the one it had before is given up.
 * @throws AlreadyExists when another page has the address; InvalidInput; NotFound.
 */
export async function savePageUrl(store: Store, input: PageUrlToSave): Promise<void> {
  const { website, uri, documentId, source = null, params = {}, author } = input;
  if (!/^\/[^?#]*$/.test(uri)) throw new InvalidInput(`"${uri}" is not a path.`);
  const row = {
    path: normalizePath(uri),
    content_source: source,
    params: JSON.stringify(params),
  };
  await store.transaction().execute(async (trx) => {
    await requireKind(trx, documentId, 'page');
    await trx
      .deleteFrom('page_urls')
      .where('document_id', '=', documentId)
      .where('website', '=', website)
      .execute();
    const saved = await trx
      .insertInto('page_urls')
      .values({ website, document_id: documentId, ...row })
      .onConflict((conflict) => conflict.columns(['website', 'path']).doNothing())
      .returning('path')
      .executeTakeFirst();
    if (!saved) throw new AlreadyExists(`Another page has the address ${row.path}.`);
    const detail = { path: row.path, source, params };
    await writeAudit(trx, { actor: author, action: 'save-page-url', documentId, website, detail });
    await notifyPublish(trx, null);
  });
}
