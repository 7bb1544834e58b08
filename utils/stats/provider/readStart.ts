import { getEasternInstant } from '../../dates/getEasternInstant';
import { getEasternParts } from '../../dates/getEasternParts';
import type { GameStart } from '../game';
import { fields, flag, list, text, whole } from '../read';
import type { Fields } from '../read';

interface DateParts {
  year: number;
  month: number;
  day: number;
  /** Null while it is to be announced. */
  time: { hour: number; minute: number } | null;
}

/**
 * When a game begins, of the provider's list of dates (widgets §3). The date at the place of the game
 * is the one marked `Local`; the moment is made of the one marked `UTC`. A local time alone says the
 * moment only where the game is played in our own time zone.
 *
 * @param isAtHome whether the game is played here, where clocks show Eastern time
 */
export function readStart(value: unknown, isAtHome: boolean): GameStart {
  const dates = list(value).map(fields);
  const isTba = dates.some((date) => flag(date['isTba']) === true);
  const utc = partsOf(dates, 'utc');
  const local = partsOf(dates, 'local');
  const moment = isTba ? null : (momentOf(utc) ?? (isAtHome ? easternMoment(local) : null));
  if (moment) {
    return {
      at: moment.toISOString(),
      isTimeTba: false,
      localDate: local ? isoDay(local) : easternDay(moment),
    };
  }
  const day = local ?? utc;
  if (!day) return { at: null, isTimeTba: true, localDate: null };
  const noon = getEasternInstant({ ...day, hour: 12, minute: 0 });
  return { at: noon.toISOString(), isTimeTba: true, localDate: isoDay(day) };
}

/** The dates of a make-up or of the day a game resumes; null when there is none yet. */
export function readLaterStart(value: unknown, isAtHome: boolean): GameStart | null {
  const start = readStart(value, isAtHome);
  return start.localDate === null ? null : start;
}

function momentOf(parts: DateParts | null): Date | null {
  if (!parts?.time) return null;
  const { year, month, day, time } = parts;
  return new Date(Date.UTC(year, month - 1, day, time.hour, time.minute));
}

function easternMoment(parts: DateParts | null): Date | null {
  return parts?.time ? getEasternInstant({ ...parts, ...parts.time }) : null;
}

function partsOf(dates: readonly Fields[], type: string): DateParts | null {
  const date = dates.find((candidate) => text(candidate['dateType']).toLowerCase() === type);
  return date ? (writtenParts(date) ?? partsOfText(text(date['full']))) : null;
}

function writtenParts(date: Fields): DateParts | null {
  return checkedParts([date['year'], date['month'], date['date']], [date['hour'], date['minute']]);
}

/** `2026-11-21T13:05:00`, or without a time. */
function partsOfText(full: string): DateParts | null {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d))?/.exec(full);
  if (!found) return null;
  const [, year, month, day, hour, minute] = found;
  return checkedParts([year, month, day], [hour, minute]);
}

/** Null for a day that no calendar has. */
function checkedParts(date: readonly unknown[], clock: readonly unknown[]): DateParts | null {
  const year = whole(date[0], 1900, 2200);
  const month = whole(date[1], 1, 12);
  const day = whole(date[2], 1, 31);
  if (year === null || month === null || day === null) return null;
  if (new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day) return null;
  const hour = whole(clock[0], 0, 23);
  const minute = whole(clock[1], 0, 59);
  return { year, month, day, time: hour === null || minute === null ? null : { hour, minute } };
}

function isoDay({ year, month, day }: Pick<DateParts, 'year' | 'month' | 'day'>): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

function easternDay(moment: Date): string | null {
  const parts = getEasternParts(moment);
  return parts && isoDay(parts);
}
