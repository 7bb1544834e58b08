import { sql } from 'kysely';
import { z } from 'zod';
import type { ContentChange } from '../content/ContentChange';
import type { Database } from './database';
import { listenTo } from './listenTo';
import { THIS_NODE } from './thisNode';

const CHANNEL = 'runtime_content';

/** bytes of the ids in a notice; PostgreSQL takes 8,000 for all of it. */
const MOST_BYTES = 7000;
/** Changes that need more notices are told as "anything". */
const MOST_NOTICES = 20;

const notice = z.strictObject({
  node: z.string(),
  /** Null: anything may have changed. */
  change: z.strictObject({ ids: z.array(z.string()), gone: z.array(z.string()) }).nullable(),
});

/** What can run a statement: the store, a transaction, also of a service in the same database. */
type Executor = Parameters<ReturnType<typeof sql>['execute']>[0];

/**
 * Null: anything may have changed, or notices were missed while the connection was lost.
 * @param isOurs whether it was told by this process
 */
export type ContentListener = (change: ContentChange | null, isOurs: boolean) => void;

/**
 * Tells every node of changed documents of the content API; within a transaction, when it commits.
 * @param change null: anything may have changed
 */
export async function notifyContent(
  executor: Executor,
  change: ContentChange | null,
): Promise<void> {
  const payloads = split(change).map((part) => JSON.stringify({ node: THIS_NODE, change: part }));
  if (payloads.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(
    executor,
  );
}

/**
 * Calls back after each change, by this node or another, until stopped; null: any document may have been
 * changed, since notices were missed.
 * @throws when the first connection fails.
 */
export function listenForContent(
  database: Database,
  listener: ContentListener,
  onError?: (error: Error) => void,
): Promise<() => Promise<void>> {
  return listenTo(
    database,
    CHANNEL,
    (payload) => {
      if (payload === null) return listener(null, false);
      const { node, change } = notice.parse(JSON.parse(payload));
      listener(change, node === THIS_NODE);
    },
    onError,
  );
}

/** Parts of a change that fit into a notice each. */
function split(change: ContentChange | null): (ContentChange | null)[] {
  if (!change) return [null];
  const gone = new Set(change.gone);
  const parts: { ids: string[]; gone: string[] }[] = [];
  let part: { ids: string[]; gone: string[] } = { ids: [], gone: [] };
  let left = 0;
  for (const id of new Set([...change.ids, ...change.gone])) {
    const size = 2 * (Buffer.byteLength(JSON.stringify(id)) + 1);
    if (size > MOST_BYTES) return [null];
    if (parts.length === 0 || size > left) {
      part = { ids: [], gone: [] };
      parts.push(part);
      left = MOST_BYTES;
    }
    left -= size;
    part.ids.push(id);
    if (gone.has(id)) part.gone.push(id);
  }
  return parts.length > MOST_NOTICES ? [null] : parts;
}
