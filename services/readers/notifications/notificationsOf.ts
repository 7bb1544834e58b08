import type { Readers } from '../Readers';
import { listFollows } from '../store/follows';
import type { FollowKind } from '../store/tables';

/** A story that a reader may want to know of. */
export interface Notification {
  id: string;
  title: string;
  /** Its address: `/…` */
  url: string;
  /** ISO 8601 */
  date: string;
  /** What of theirs it is about. */
  why: { kind: FollowKind; id: string; title: string };
  isUnread: boolean;
}

/** Things that are looked at, the newest first: the rest of a very long list is only kept. */
const MAX_THINGS = 100;
const MAX_NOTIFICATIONS = 30;

/** The newest stories by what a reader follows, the newest first; each once. */
export async function notificationsOf(
  { db, stories }: Pick<Readers, 'db' | 'stories'>,
  accountId: string,
): Promise<Notification[]> {
  const [follows, account] = await Promise.all([
    listFollows(db, accountId),
    db
      .selectFrom('readers.accounts')
      .select('notifications_read_at')
      .where('id', '=', accountId)
      .executeTakeFirst(),
  ]);
  const readAt = account?.notifications_read_at.getTime() ?? 0;
  const found = await Promise.all(
    follows.slice(0, MAX_THINGS).map(async ({ kind, id, title, created_at: since }) => {
      // What was there before it was followed is nothing new.
      const newAfter = Math.max(readAt, since.getTime());
      return (await stories.about({ kind, id })).map((story) => ({
        ...story,
        why: { kind, id, title },
        isUnread: story.date > newAfter,
      }));
    }),
  );
  const byStory = new Map<string, (typeof found)[number][number]>();
  for (const story of found.flat()) {
    const known = byStory.get(story.id);
    byStory.set(story.id, { ...(known ?? story), isUnread: story.isUnread || !!known?.isUnread });
  }
  return [...byStory.values()]
    .toSorted((a, b) => b.date - a.date)
    .slice(0, MAX_NOTIFICATIONS)
    .map(({ id, title, path, date, why, isUnread }) => ({
      id,
      title,
      url: path,
      date: new Date(date).toISOString(),
      why,
      isUnread,
    }));
}

/** All that came until `now` (ms since 1970) is read. */
export async function readNotifications(
  { db }: Pick<Readers, 'db'>,
  accountId: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('readers.accounts')
    .set({ notifications_read_at: new Date(now) })
    .where('id', '=', accountId)
    .execute();
}
