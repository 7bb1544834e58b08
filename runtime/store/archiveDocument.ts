import { InvalidInput } from '../document/errors';
import { lockDocument } from './lockDocument';
import type { Store } from './openStore';
import { writeAudit } from './writeAudit';

/**
 * Puts a document away, or (`isArchived: false`) brings it back. Nothing of it is lost.
 * @throws NotFound; InvalidInput while readers can see it somewhere, or a template has a resolver, or a
 * version is scheduled.
 */
export async function archiveDocument(
  store: Store,
  input: { documentId: string; isArchived: boolean; author: string },
): Promise<void> {
  const { documentId, isArchived, author } = input;
  await store.transaction().execute(async (trx) => {
    await lockDocument(trx, documentId);
    if (isArchived) await requireUnused(trx, documentId);
    await trx
      .updateTable('documents')
      .set({ archived_at: isArchived ? new Date() : null })
      .where('id', '=', documentId)
      .execute();
    const action = isArchived ? 'archive' : 'unarchive';
    await writeAudit(trx, { actor: author, action, documentId });
  });
}

async function requireUnused(trx: Store, documentId: string): Promise<void> {
  const published = await trx
    .selectFrom('publications')
    .select('website')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  if (published)
    throw new InvalidInput(
      `"${documentId}" is live on ${published.website}: take it down before you put it away.`,
    );
  const resolver = await trx
    .selectFrom('resolvers')
    .select('name')
    .where('template_id', '=', documentId)
    .executeTakeFirst();
  if (resolver)
    throw new InvalidInput(`"${documentId}" is the template of the resolver "${resolver.name}".`);
  const scheduled = await trx
    .selectFrom('schedules')
    .innerJoin('versions', 'versions.id', 'schedules.version_id')
    .select('versions.number')
    .where('versions.document_id', '=', documentId)
    .where('schedules.state', '=', 'waiting')
    .executeTakeFirst();
  if (scheduled)
    throw new InvalidInput(`Version ${scheduled.number} of "${documentId}" is scheduled.`);
}
