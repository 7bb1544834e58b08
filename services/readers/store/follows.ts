import { sql } from 'kysely';

import { HttpError } from '../../http/HttpError';
import type { Thing } from '../rules/parseThing';
import type { Database, FollowKind } from './tables';

/** Things that one account may follow. */
export const MAX_FOLLOWS = 500;

/** What an account follows, the newest first. */
export function listFollows(db: Database, accountId: string) {
  return db
    .selectFrom('readers.follows')
    .select(['kind', 'id', 'title', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function isFollowed(
  db: Database,
  accountId: string,
  { kind, id }: { kind: FollowKind; id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('readers.follows')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Follows a thing; once more, it takes its title over.
 * @throws HttpError 409 where an account follows too much
 */
export async function follow(
  db: Database,
  accountId: string,
  { kind, id, title }: Thing,
  now: number,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into readers.follows (account_id, kind, id, title, created_at)
    select ${accountId}, ${kind}, ${id}, ${title}, ${new Date(now)}
    where exists (
      select from readers.follows
      where account_id = ${accountId} and kind = ${kind} and id = ${id}
    ) or (select count(*) from readers.follows where account_id = ${accountId}) < ${MAX_FOLLOWS}
    on conflict (account_id, kind, id) do update set title = excluded.title
    returning id`.execute(db);
  if (rows.length === 0)
    throw new HttpError(409, `You follow ${MAX_FOLLOWS} things already: unfollow some first.`);
}

export async function unfollow(
  db: Database,
  accountId: string,
  { kind, id }: { kind: FollowKind; id: string },
): Promise<void> {
  await db
    .deleteFrom('readers.follows')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}
