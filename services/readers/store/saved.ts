import { sql } from 'kysely';

import { HttpError } from '../../http/HttpError';
import type { Saved } from '../rules/parseThing';
import type { Database } from './tables';

/** Stories and places that one account may save, together. */
export const MAX_SAVED = 1000;

/** What an account has saved, the newest first. */
export function listSaved(db: Database, accountId: string) {
  return db
    .selectFrom('readers.saved')
    .select(['story_id', 'path', 'title', 'kind', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('story_id')
    .execute();
}

export async function isSaved(db: Database, accountId: string, storyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('readers.saved')
    .select('story_id')
    .where('account_id', '=', accountId)
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Saves a story or a place; once more, it takes title, address and kind over.
 * @throws HttpError 409 where an account has saved too much
 */
export async function save(
  db: Database,
  accountId: string,
  { id, path, title, kind }: Saved,
  now: number,
): Promise<void> {
  const { rows } = await sql<{ story_id: string }>`
    insert into readers.saved (account_id, story_id, path, title, kind, created_at)
    select ${accountId}, ${id}, ${path}, ${title}, ${kind}, ${new Date(now)}
    where exists (
      select from readers.saved where account_id = ${accountId} and story_id = ${id}
    ) or (select count(*) from readers.saved where account_id = ${accountId}) < ${MAX_SAVED}
    on conflict (account_id, story_id) do update
      set title = excluded.title, path = excluded.path, kind = excluded.kind
    returning story_id`.execute(db);
  if (rows.length === 0)
    throw new HttpError(409, `You have saved ${MAX_SAVED} stories and places: remove some first.`);
}

export async function removeSaved(db: Database, accountId: string, storyId: string): Promise<void> {
  await db
    .deleteFrom('readers.saved')
    .where('account_id', '=', accountId)
    .where('story_id', '=', storyId)
    .execute();
}
