import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../openStore';
import { memberOf, staffRows } from './readStaff';
import type { StaffMember } from './types';

/** ms without a request after which someone has to sign in again: a working day and a half. */
export const IDLE_MS = 12 * 3_600_000;
/** ms after which anyone has. */
export const LONGEST_MS = 7 * 24 * 3_600_000;
/** ms within which a session isn't written again. */
const TOUCH_MS = 60_000;

/** Someone who has signed in. */
export interface Session {
  member: StaffMember;
  /** What forms and calls of this session have to bring along. */
  csrf: string;
  /** For the sign-out at the provider. */
  idToken: string | null;
}

/** Opens a session. The key that is given goes into the cookie, and is not kept. */
export async function openSession(
  store: Store,
  input: { staffId: string; idToken: string | null; now?: number },
): Promise<{ key: string; csrf: string }> {
  const { staffId, idToken, now = Date.now() } = input;
  const key = randomBytes(32).toString('base64url');
  const csrf = randomBytes(32).toString('base64url');
  await store.deleteFrom('staff_sessions').where('ends_at', '<', new Date(now)).execute();
  await store
    .insertInto('staff_sessions')
    .values({
      key_hash: hashKey(key),
      staff_id: staffId,
      csrf,
      id_token: idToken,
      seen_at: new Date(now),
      ends_at: new Date(now + LONGEST_MS),
    })
    .execute();
  return { key, csrf };
}

/**
 * The session of a key; null when there is none, it has run out, or its member is no longer active.
 * @param use.isUse whether this keeps it alive
 */
export async function readSession(
  store: Store,
  key: string,
  { now = Date.now(), isUse = true }: { now?: number; isUse?: boolean } = {},
): Promise<Session | null> {
  const hash = hashKey(key);
  // One question: each call of the editor asks it first.
  const rows = await staffRows(store)
    .innerJoin('staff_sessions', 'staff_sessions.staff_id', 'staff.id')
    .select(['staff_sessions.csrf', 'staff_sessions.id_token', 'staff_sessions.seen_at'])
    .where('key_hash', '=', hash)
    .where('ends_at', '>', new Date(now))
    .where('seen_at', '>', new Date(now - IDLE_MS))
    .execute();
  const [row] = rows;
  const member = memberOf(rows);
  if (!row || !member?.isActive) return null;
  if (isUse && now - row.seen_at.getTime() > TOUCH_MS)
    await store
      .updateTable('staff_sessions')
      .set({ seen_at: new Date(now) })
      .where('key_hash', '=', hash)
      .execute();
  return { member, csrf: row.csrf, idToken: row.id_token };
}

/** Ends a session; nothing happens where there is none. */
export async function closeSession(store: Store, key: string): Promise<void> {
  await store.deleteFrom('staff_sessions').where('key_hash', '=', hashKey(key)).execute();
}

/** Keys and tokens are random and long: a plain hash keeps them from whoever reads the table. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
