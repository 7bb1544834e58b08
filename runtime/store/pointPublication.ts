import { parseDocument } from '../document/document';
import { notifyEditors } from './editorNotices';
import { findUses } from '../document/findUses';
import { requireLinks } from './linked/requireLinks';
import { notifyPublish } from './publishNotices';
import type { Store } from './openStore';
import { writeAudit } from './writeAudit';

/**
 * Points readers of a website to a version: pointer, where-used, audit, notice. The document is
 * locked by the caller.
 * @throws InvalidInput when it shows linked blocks that readers can't get.
 */
export async function pointPublication(
  trx: Store,
  input: {
    documentId: string;
    website: string;
    author: string;
    action: 'publish' | 'rollback' | 'expire';
    version: { id: number; number: number; document: string };
  },
): Promise<void> {
  const { documentId, website, author, action, version } = input;
  const document = parseDocument(JSON.parse(version.document));
  await requireLinks(trx, document, website);
  const pointer = { version_id: version.id, published_by: author };
  await trx
    .insertInto('publications')
    .values({ document_id: documentId, website, ...pointer })
    .onConflict((conflict) =>
      conflict
        .columns(['document_id', 'website'])
        .doUpdateSet({ ...pointer, published_at: new Date() }),
    )
    .execute();
  await trx
    .deleteFrom('where_used')
    .where('document_id', '=', documentId)
    .where('website', '=', website)
    .execute();
  const uses = findUses(document);
  await trx
    .insertInto('where_used')
    .values(
      uses.map(({ kind, value, nodeId }) => ({
        document_id: documentId,
        website,
        kind,
        value,
        node_id: nodeId,
      })),
    )
    .execute();
  const detail = { version: version.number };
  await writeAudit(trx, { actor: author, action, documentId, website, detail });
  await notifyPublish(trx, documentId);
  await notifyEditors(trx, { kind: 'published', document: documentId });
}
