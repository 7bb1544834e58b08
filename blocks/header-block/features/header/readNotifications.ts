/** A new story of something that a reader follows. */
export interface Notification {
  title: string;
  /** Path of the story. */
  url: string;
  /** What they follow that it is of: `Nelly Bly`, `Eagles`. */
  why: string;
  /** ISO 8601, or empty. */
  date: string;
  isUnread: boolean;
}

export interface Notifications {
  unread: number;
  items: readonly Notification[];
}

/** Reads an answer of `{base}notifications`; what is no story of ours is left out. */
export function readNotifications(answer: unknown): Notifications {
  const { notifications, unread } = record(answer);
  const items = (Array.isArray(notifications) ? notifications : []).flatMap(
    (item): Notification[] => {
      const { title, url, why, date, isUnread } = record(item);
      const { title: followed } = record(why);
      if (typeof title !== 'string' || typeof url !== 'string' || !/^\/(?!\/)/.test(url)) return [];
      return [
        {
          title,
          url,
          why: typeof followed === 'string' ? followed : '',
          date: typeof date === 'string' ? date : '',
          isUnread: isUnread === true,
        },
      ];
    },
  );
  return { items, unread: typeof unread === 'number' && unread > 0 ? unread : 0 };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
