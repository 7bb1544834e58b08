import { formatLiveBlogDate } from '../../../../utils/dates/formatLiveBlogDate';

interface LiveTimeProps {
  /** ISO 8601. */
  date: string;
  /** ms since 1970. */
  now: number;
  className?: string;
}

/** When a card was posted (platform §9): the time alone for 12 hours, then with its date. Null without one. */
export function LiveTime({ date, now, className = 'timestamp' }: LiveTimeProps) {
  const words = formatLiveBlogDate(date, now);
  if (words === '') return null;
  return (
    <time className={className} dateTime={date}>
      {words} ET
    </time>
  );
}
