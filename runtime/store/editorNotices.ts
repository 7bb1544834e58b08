import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from './database';
import { listenTo } from './listenTo';
import type { Store } from './openStore';

const CHANNEL = 'runtime_editors';

const tab = z.string();
/** Id of a node of the document. */
const node = z.string().nullable();

const presenceChange = z.discriminatedUnion('kind', [
  /** Somebody has the document open in a tab, and works on this node; null: on none. */
  z.strictObject({ kind: z.literal('here'), tab, name: z.string(), node }),
  /** One who has it open works on another node. */
  z.strictObject({ kind: z.literal('moved'), tab, node }),
  z.strictObject({ kind: z.literal('left'), tab }),
]);
/** What changed about who has a document open. */
export type PresenceChange = z.infer<typeof presenceChange>;

const document = z.string();
const notice = z.discriminatedUnion('kind', [
  /** Somebody changed the draft. */
  z.strictObject({ kind: z.literal('draft'), document, rev: z.number() }),
  z.strictObject({ kind: z.literal('published'), document }),
  z.strictObject({ kind: z.literal('comments'), document }),
  /** Who has the document open. */
  z.strictObject({ kind: z.literal('presence'), document, changes: z.array(presenceChange) }),
]);

/** What editors who have a document open are told, whichever node of the site they talk to. */
export type EditorNotice = z.infer<typeof notice>;

/** Tells all nodes; within a transaction, when it commits. A notice has less than 8,000 bytes. */
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
  return listenTo(
    database,
    CHANNEL,
    (payload) => {
      if (payload === null) return listener(null);
      // A node of another version may say what this one does not know.
      const told = notice.safeParse(JSON.parse(payload));
      if (told.success) listener(told.data);
    },
    onError,
  );
}
