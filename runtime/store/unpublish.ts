import { NotFound } from './errors';
import { lockDocument } from './lockDocument';
import { notifyPublish } from './notifyPublish';
import type { Store } from './openStore';
import { writeAudit } from './writeAudit';

/**
 * Takes a document off a website. Its versions stay.
 * @throws NotFound when it is not published there.
 */
export async function unpublish(
  store: Store,
  input: { documentId: string; website: string; author: string },
): Promise<void> {
  const { documentId, website, author } = input;
  await store.transaction().execute(async (trx) => {
    await lockDocument(trx, documentId);
    const gone = await trx
      .deleteFrom('publications')
      .where('document_id', '=', documentId)
      .where('website', '=', website)
      .returning('version_id')
      .executeTakeFirst();
    if (!gone) throw new NotFound(`"${documentId}" is not published on "${website}".`);
    await trx
      .deleteFrom('where_used')
      .where('document_id', '=', documentId)
      .where('website', '=', website)
      .execute();
    await writeAudit(trx, { actor: author, action: 'unpublish', documentId, website });
    await notifyPublish(trx, documentId);
  });
}
