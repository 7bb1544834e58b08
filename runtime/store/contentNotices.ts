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
 * What is missed while the connection is lost is not told: answers run out by themselves.
 * @throws when the first connection fails.
 */
export function listenForContent(
  database: Database,
  listener: (id: string) => void,
  onError?: (error: Error) => void,
): Promise<() => Promise<void>> {
  return listenTo(
    database,
    CHANNEL,
    (id) => {
      if (id !== null) listener(id);
    },
    onError,
  );
}
