import type { Notification } from './readNotifications';

/** Words for how long ago a moment was: `5 minutes ago`, `yesterday`; empty for none. */
export function timeAgo(date: string, now: number): string {
  const ms = Date.parse(date) - now;
  if (Number.isNaN(ms)) return '';
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  const minutes = Math.round(ms / 60_000);
  if (minutes > -1) return 'just now';
  if (minutes > -60) return words.format(minutes, 'minute');
  if (minutes > -24 * 60) return words.format(Math.round(minutes / 60), 'hour');
  return words.format(Math.round(minutes / (24 * 60)), 'day');
}

/** Fills the dropdown with what is new; says so where nothing is. */
export function showNotifications(list: HTMLElement, items: readonly Notification[]): void {
  const page = list.ownerDocument;
  if (items.length === 0) {
    list.textContent =
      'Nothing new yet. Follow authors, topics and teams on their pages to hear of their stories.';
    return;
  }
  const entries = items.map(({ title, url, why, date, isUnread }) => {
    const entry = page.createElement('li');
    const link = Object.assign(page.createElement('a'), { href: url, textContent: title });
    const about = [why, timeAgo(date, Date.now())].filter(Boolean).join(' · ');
    const line = Object.assign(page.createElement('p'), { textContent: about });
    if (isUnread) {
      const mark = Object.assign(page.createElement('span'), {
        className: 'visually-hidden',
        textContent: 'New: ',
      });
      link.prepend(mark);
      entry.dataset['unread'] = '';
    }
    entry.append(link, line);
    return entry;
  });
  const all = page.createElement('ul');
  all.append(...entries);
  list.replaceChildren(all);
}
