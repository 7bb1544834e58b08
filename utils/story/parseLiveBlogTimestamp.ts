/** Eastern date and time as written; `month` 1-12, `hour` 0-23, `year` null where left out. */
export interface LiveBlogTimestamp {
  year: number | null;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const LINE =
  /^\s*timestamp\b\s*(?::\s*)?(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?:\s*,)?\s+(\d{1,2}):(\d{2})\s*([ap])\.?m\.?\s*$/i;

/** A leap year, so that Feb. 29 stands where the year is left out. */
const ANY_YEAR = 2000;

/**
 * Reads the timestamp line of a live-blog card: the word Timestamp, a month/day (optional year),
 * then hour:minute with am or pm (platform §5), in plain text: `Timestamp: 11/21/2026 2:05 p.m.`
 * A two-digit year means 20xx. Null for any other line, and for a date or time that does not exist.
 */
export function parseLiveBlogTimestamp(line: string): LiveBlogTimestamp | null {
  const match = LINE.exec(line);
  if (match === null) return null;
  const [, month = '', day = '', year, hour = '', minute = '', half = ''] = match;
  const timestamp: LiveBlogTimestamp = {
    year: year === undefined ? null : Number(year.length === 2 ? `20${year}` : year),
    month: Number(month),
    day: Number(day),
    hour: (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0),
    minute: Number(minute),
  };
  const isClockTime = Number(hour) >= 1 && Number(hour) <= 12 && timestamp.minute < 60;
  return isClockTime && isCalendarDay(timestamp) ? timestamp : null;
}

function isCalendarDay({ year, month, day }: LiveBlogTimestamp): boolean {
  const date = new Date(Date.UTC(year ?? ANY_YEAR, month - 1, day));
  return day >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
