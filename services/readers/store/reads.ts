import { sql } from 'kysely';

import { isWithin } from '../../access/readMeter';
import type { Database } from './tables';

/** A story that a reader opens on a site where one may read a few a month. */
export interface StoryRead {
  /** `2026-11` */
  month: string;
  /** The story's mark; which story it is can't be told from it. */
  mark: string;
  /** How many a month are free. */
  free: number;
  /** Marks that their browser counted this month, before they signed in or on a page that a cache sent. */
  inBrowser: ReadonlySet<string>;
  /** It is not counted yet. */
  isAhead: boolean;
}

/**
 * Notes a story for an account where one is still free, or it was read before: on all devices of a reader the
 * stories are counted together, and a browser that forgets them changes nothing.
 * @returns whether it may be read
 */
export function countRead(
  db: Database,
  accountId: string,
  { month, mark, free, inBrowser, isAhead }: StoryRead,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Two that are opened at once are counted one after the other.
    const key = `reads ${accountId}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
    const noted = await transaction
      .selectFrom('readers.reads')
      .select('mark')
      .where('account_id', '=', accountId)
      .where('month', '=', month)
      .execute();
    const read = new Set([...noted.map((row) => row.mark), ...inBrowser]);
    if (!isWithin(read, mark, free)) return false;
    if (isAhead) return true;
    await transaction
      .insertInto('readers.reads')
      .values({ account_id: accountId, month, mark })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
}

/** How many stories were counted for an account, by month. */
export function listReads(db: Database, accountId: string) {
  return db
    .selectFrom('readers.reads')
    .select(({ fn }) => ['month', fn.countAll<number>().as('stories')])
    .where('account_id', '=', accountId)
    .groupBy('month')
    .orderBy('month')
    .execute();
}

/** Forgets what was read before a month. */
export async function removeReadsBefore(db: Database, month: string): Promise<void> {
  await db.deleteFrom('readers.reads').where('month', '<', month).execute();
}
