import { sql } from 'kysely';
import type { Store } from './openStore';

export const PUBLISH_CHANNEL = 'runtime_publish';

/**
 * Tells every node, when the transaction commits, that a document was published or taken down;
 * null: that routing changed (resolvers, page addresses, redirects).
 */
export async function notifyPublish(trx: Store, documentId: string | null): Promise<void> {
  await sql`select pg_notify(${PUBLISH_CHANNEL}, ${documentId ?? ''})`.execute(trx);
}
