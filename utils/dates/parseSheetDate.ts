import { getEasternInstant } from './getEasternInstant';

const WRITTEN =
  /^(?:(\d{4})-(\d\d?)-(\d\d?)|(\d\d?)\/(\d\d?)\/(\d{4}))(?:[T ,]+(\d\d?):(\d\d)(?::\d\d)?\s*([ap])?\.?m?\.?)?$/i;

/**
 * The moment that a cell of a sheet means: ISO 8601 with a zone, or a date as sheets write it
 * (`2026-11-22`, `11/22/2026`), with or without a time (`13:05`, `1:05 PM`), Eastern. Null for anything else.
 *
 * @param isEnd a date without a time means the end of that day
 */
export function parseSheetDate(cell: string, isEnd = false): Date | null {
  const text = cell.trim();
  const found = WRITTEN.exec(text);
  if (!found) {
    const moment = new Date(/T[^T\n]*(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : Number.NaN);
    return Number.isNaN(moment.getTime()) ? null : moment;
  }
  const [year, month, day] = (found[1] ? found.slice(1, 4) : [found[6], found[4], found[5]]).map(
    Number,
  );
  if (!isDate(year, month, day)) return null;
  const isWithoutTime = found[7] === undefined;
  const hour = isWithoutTime ? 0 : hourOf(Number(found[7]), found[9]);
  const minute = isWithoutTime ? 0 : Number(found[8]);
  if (hour > 23 || minute > 59) return null;
  // The end of a day is the first moment of the next one, which may be of another month.
  const date = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day));
  if (isEnd && isWithoutTime) date.setUTCDate(date.getUTCDate() + 1);
  return getEasternInstant({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour,
    minute,
  });
}

function isDate(year = 0, month = 0, day = 0): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function hourOf(hour: number, half: string | undefined): number {
  return half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
