import { sql } from 'kysely';
import type { Database } from './database';
import { listenTo } from './listenTo';
import type { Store } from './openStore';
import { THIS_NODE } from './thisNode';

const PUBLISH_CHANNEL = 'runtime_publish';

/**
 * `documentId` was published or taken down. Null: anything may have changed, since routing did, or
 * notices were missed while the connection was lost.
 * @param isOurs whether it was told by this process
 */
export type PublishListener = (documentId: string | null, isOurs: boolean) => void;

/**
 * Calls back after each publish, on this node or another, until stopped.
 * @throws when the first connection fails.
 */
export function listenForPublishes(
  database: Database,
  listener: PublishListener,
  onError?: (error: Error) => void,
): Promise<() => Promise<void>> {
  return listenTo(
    database,
    PUBLISH_CHANNEL,
    (payload) => {
      const [node, ...id] = payload?.split(' ') ?? [];
      listener(id.join(' ') || null, node === THIS_NODE);
    },
    onError,
  );
}

/**
 * Tells every node, when the transaction commits, that a document was published or taken down;
 * null: that routing changed (resolvers, page addresses, redirects).
 */
export async function notifyPublish(trx: Store, documentId: string | null): Promise<void> {
  await sql`select pg_notify(${PUBLISH_CHANNEL}, ${`${THIS_NODE} ${documentId ?? ''}`})`.execute(
    trx,
  );
}
