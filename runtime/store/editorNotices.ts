import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from './database';
import { listenTo } from './listenTo';
import type { Store } from './openStore';

const CHANNEL = 'runtime_editor';

const document = z.string();
const notice = z.discriminatedUnion('kind', [
  /** Somebody changed the draft. */
  z.strictObject({ kind: z.literal('draft'), document, rev: z.number() }),
  z.strictObject({ kind: z.literal('published'), document }),
  z.strictObject({ kind: z.literal('comments'), document }),
  /** Somebody has the document open, and works on this node; null: on none. */
  z.strictObject({
    kind: z.literal('here'),
    document,
    tab: z.string(),
    name: z.string(),
    node: z.string().nullable(),
  }),
  z.strictObject({ kind: z.literal('left'), document, tab: z.string() }),
]);

/** What editors who have a document open are told, whichever node of the site they talk to. */
export type EditorNotice = z.infer<typeof notice>;

/** Tells all nodes; within a transaction, when it commits. */
export async function notifyEditors(store: Store, told: EditorNotice): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(told)})`.execute(store);
}

/**
 * Calls back after each notice, of this node or another, until stopped.
 * @param listener null: notices were missed
 * @throws when the first connection fails.
 */
export function listenForEditors(
  database: Database,
  listener: (told: EditorNotice | null) => void,
  onError?: (error: Error) => void,
): Promise<() => Promise<void>> {
  return listenTo(database, CHANNEL, (payload) => listener(readNotice(payload)), onError);
}

/** Null for one that can't be read: a node of another release may tell more. */
function readNotice(payload: string | null): EditorNotice | null {
  try {
    return notice.parse(JSON.parse(payload ?? 'null'));
  } catch {
    return null;
  }
}
