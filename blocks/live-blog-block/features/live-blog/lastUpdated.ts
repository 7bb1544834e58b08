import type { Story } from '../../../../content/schemas/ans';

/** ISO 8601: the newest of the story's last change and its cards; empty where nothing says it. */
export function lastUpdated({
  last_updated_date,
  liveCards = [],
}: Pick<Story, 'last_updated_date' | 'liveCards'>): string {
  const moments = [last_updated_date, ...liveCards.map(({ timestamp }) => timestamp)];
  const newest = Math.max(...moments.map((moment) => Date.parse(moment) || 0));
  return newest > 0 ? new Date(newest).toISOString() : '';
}
