import { sql } from 'kysely';
import type { Database } from './database';
import { listenTo } from './listenTo';
import type { Store } from './openStore';

const PUBLISH_CHANNEL = 'runtime_publish';

/**
 * `documentId` was published or taken down. Null: anything may have changed, since routing did, or
 * notices were missed while the connection was lost.
 */
export type PublishListener = (documentId: string | null) => void;

/**
 * Calls back after each publish, on this node or another, until stopped.
 * @throws when the first connection fails.
 */
export function listenForPublishes(
  database: Database,
  listener: PublishListener,
  onError?: (error: Error) => void,
): Promise<() => Promise<void>> {
  return listenTo(database, PUBLISH_CHANNEL, listener, onError);
}

/**
 * Tells every node, when the transaction commits, that a document was published or taken down;
 * null: that routing changed (resolvers, page addresses, redirects).
 */
export async function notifyPublish(trx: Store, documentId: string | null): Promise<void> {
  await sql`select pg_notify(${PUBLISH_CHANNEL}, ${documentId ?? ''})`.execute(trx);
}
