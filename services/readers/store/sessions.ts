import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { endOf, MAX_SESSIONS, TOUCH_MS } from '../rules/sessionLife';
import type { Database } from './tables';

/** Keys are random and long: a plain hash keeps them from whoever reads the table. */
export const digestOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url');

interface NewSession {
  accountId: string;
  /** Makes what is kept of the provider's token, for this session alone. */
  sealToken: (keyDigest: string) => string;
  browser: string;
  /** Of the session that this browser had before; it ends. */
  formerKey: string | null;
  isProved: boolean;
  /** ms since 1970 */
  now: number;
}

/** Opens a session with a key of its own, whatever the browser brought along. The key is not kept. */
export async function openSession(
  db: Database,
  { accountId, sealToken, browser, formerKey, isProved, now }: NewSession,
): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const digest = digestOf(key);
  await db.transaction().execute(async (transaction) => {
    if (formerKey !== null) await closeSession(transaction, formerKey);
    await transaction
      .insertInto('readers.sessions')
      .values({
        key_digest: digest,
        id: randomUUID(),
        account_id: accountId,
        id_token: sealToken(digest),
        browser,
        started_at: new Date(now),
        seen_at: new Date(now),
        ends_at: new Date(endOf(now, now)),
        proved_at: isProved ? new Date(now) : null,
      })
      .execute();
    await transaction
      .deleteFrom('readers.sessions')
      .where('key_digest', 'in', (own) =>
        own
          .selectFrom('readers.sessions')
          .select('key_digest')
          .where('account_id', '=', accountId)
          .orderBy('seen_at', 'desc')
          .orderBy('key_digest')
          .offset(MAX_SESSIONS),
      )
      .execute();
  });
  return key;
}

/** The session of a key, and its account; null where it has ended. Reading it keeps it alive. */
export async function readSession(db: Database, key: string, now: number) {
  const digest = digestOf(key);
  const row = await db
    .selectFrom('readers.sessions')
    .innerJoin('readers.accounts', 'readers.accounts.id', 'readers.sessions.account_id')
    .selectAll('readers.accounts')
    .select([
      'readers.sessions.id as session_id',
      'key_digest',
      'id_token',
      'started_at',
      'seen_at',
      'ends_at',
      'proved_at',
    ])
    .where('key_digest', '=', digest)
    .where('ends_at', '>', new Date(now))
    .executeTakeFirst();
  if (!row) return null;
  if (now - row.seen_at.getTime() > TOUCH_MS) {
    row.ends_at = new Date(endOf(row.started_at.getTime(), now));
    await db
      .updateTable('readers.sessions')
      .set({ seen_at: new Date(now), ends_at: row.ends_at })
      .where('key_digest', '=', digest)
      .execute();
  }
  return row;
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof readSession>>>;

/** Ends a session; nothing happens where there is none. */
export async function closeSession(db: Database, key: string): Promise<void> {
  await db.deleteFrom('readers.sessions').where('key_digest', '=', digestOf(key)).execute();
}

/** Ends sessions of an account: one by its id, all but that one, or all. */
export async function closeSessions(
  db: Database,
  accountId: string,
  which: { only: string } | { allBut: string } | 'all',
): Promise<void> {
  const own = db.deleteFrom('readers.sessions').where('account_id', '=', accountId);
  if (which === 'all') await own.execute();
  else if ('only' in which) await own.where('id', '=', which.only).execute();
  else await own.where('id', '!=', which.allBut).execute();
}

/** Ends all sessions of whom a provider names so. */
export async function closeSessionsOf(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<void> {
  await db
    .deleteFrom('readers.sessions')
    .where('account_id', 'in', (own) =>
      own
        .selectFrom('readers.accounts')
        .select('id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject),
    )
    .execute();
}

/** The devices on which an account is signed in, the last used first. */
export function listSessions(db: Database, accountId: string, now: number) {
  return db
    .selectFrom('readers.sessions')
    .select(['id', 'browser', 'started_at', 'seen_at'])
    .where('account_id', '=', accountId)
    .where('ends_at', '>', new Date(now))
    .orderBy('seen_at', 'desc')
    .execute();
}

/** Removes sessions that have ended. */
export async function removeEnded(db: Database, now: number): Promise<void> {
  await db.deleteFrom('readers.sessions').where('ends_at', '<=', new Date(now)).execute();
}
