import { notifyEditors } from './editorNotices';
import { NotFound } from './errors';
import { refuseWhileShown } from './linked/requireLinks';
import { lockDocument } from './lockDocument';
import { notifyPublish } from './publishNotices';
import type { Store } from './openStore';
import { writeAudit } from './writeAudit';

export interface DocumentToTakeDown {
  documentId: string;
  website: string;
  author: string;
}

/**
 * Takes a document off a website. Its versions stay.
 * @throws NotFound when it is not published there; InvalidInput for a linked block that live pages show.
 */
export async function unpublish(store: Store, input: DocumentToTakeDown): Promise<void> {
  await store.transaction().execute(async (trx) => {
    await lockDocument(trx, input.documentId);
    await takeDown(trx, { ...input, action: 'unpublish' });
  });
}

/** The same within a transaction. The document is locked by the caller. @throws NotFound; InvalidInput */
export async function takeDown(
  trx: Store,
  input: DocumentToTakeDown & { action: 'unpublish' | 'expire' },
): Promise<void> {
  const { documentId, website, author, action } = input;
  const gone = await trx
    .deleteFrom('publications')
    .where('document_id', '=', documentId)
    .where('website', '=', website)
    .returning('version_id')
    .executeTakeFirst();
  if (!gone) throw new NotFound(`"${documentId}" is not published on "${website}".`);
  await refuseWhileShown(trx, { documentId, website });
  await trx
    .deleteFrom('where_used')
    .where('document_id', '=', documentId)
    .where('website', '=', website)
    .execute();
  await writeAudit(trx, { actor: author, action, documentId, website });
  await notifyPublish(trx, documentId);
  await notifyEditors(trx, { kind: 'published', document: documentId });
}
