import { sql } from 'kysely';
import type { Database } from './database';
import { listenTo } from './listenTo';
import type { Store } from './openStore';

const CHANNEL = 'runtime_content';

/** Tells every node that a document of the content service was changed here. */
export async function notifyContent(store: Store, id: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${id})`.execute(store);
}

/**
 * Calls back with the id of each document that was changed, by this node or another, until stopped.
 * @param listener null: any may have been changed, since notices were missed
 * @throws when the first connection fails.
 */
export function listenForContent(
  database: Database,
  listener: (id: string | null) => void,
  onError?: (error: Error) => void,
): Promise<() => Promise<void>> {
  return listenTo(database, CHANNEL, listener, onError);
}
