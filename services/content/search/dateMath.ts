import { DateTime } from 'luxon';
import type { DateTimeUnit, DurationLikeObject } from 'luxon';

import { QueryError } from './queryTree';

const UNITS: Record<string, { name: keyof DurationLikeObject; unit: DateTimeUnit }> = {
  y: { name: 'years', unit: 'year' },
  M: { name: 'months', unit: 'month' },
  w: { name: 'weeks', unit: 'week' },
  d: { name: 'days', unit: 'day' },
  h: { name: 'hours', unit: 'hour' },
  H: { name: 'hours', unit: 'hour' },
  m: { name: 'minutes', unit: 'minute' },
  s: { name: 'seconds', unit: 'second' },
};

const STEP = /^(?:([+-])(\d{1,6})|\/)([yMwdhHms])/;

/** A span of time: `start` belongs to it, `end` is the last millisecond that does. */
export interface Span {
  start: Date;
  end: Date;
}

/**
 * What a date of a query means: `now-7d`, `now/d`, `2026-05`, `2026-05-01T12:00:00Z`,
 * `2026-05-01||+1M/d`, in UTC. A whole day, month or year is a span, a moment starts and ends at once.
 *
 * @throws QueryError for what is no date.
 */
export function dateMath(text: string, now: Date = new Date()): Span {
  const wrong = new QueryError(`"${text.slice(0, 60)}" is not a date`);
  const [, anchor = '', math = ''] = /^(now)(.*)$/s.exec(text) ??
    /^(.*?)\|\|(.*)$/s.exec(text) ?? [null, text, ''];
  let span =
    anchor === 'now' ? momentOf(DateTime.fromJSDate(now, { zone: 'utc' })) : dateOf(anchor);
  if (!span) throw wrong;

  for (let rest = math; rest !== '';) {
    const step = STEP.exec(rest);
    const unit = step && UNITS[step[3] ?? ''];
    if (!step || !unit) throw wrong;
    rest = rest.slice(step[0].length);
    if (step[1] === undefined) {
      span = { start: span.start.startOf(unit.unit), end: span.start.endOf(unit.unit) };
    } else {
      const moved = { [unit.name]: Number(`${step[1]}${step[2]}`) };
      span = { start: span.start.plus(moved), end: span.end.plus(moved) };
    }
  }
  if (!isInRange(span.start) || !isInRange(span.end)) throw wrong;
  return { start: span.start.toJSDate(), end: span.end.toJSDate() };
}

/** Whether a text is meant as a date, in a field of which nothing is known. */
export function looksLikeDate(text: string): boolean {
  return /^now\b|^\d{4}-\d\d/.test(text);
}

interface Moments {
  start: DateTime;
  end: DateTime;
}

const momentOf = (moment: DateTime): Moments => ({ start: moment, end: moment });

function dateOf(text: string): Moments | null {
  const moment = /^\d{4}/.test(text) ? DateTime.fromISO(text, { zone: 'utc' }) : null;
  if (!moment?.isValid) return null;
  if (text.length > 10) return momentOf(moment);
  const unit = text.length === 4 ? 'year' : text.length === 7 ? 'month' : 'day';
  return { start: moment.startOf(unit), end: moment.endOf(unit) };
}

/** What PostgreSQL and ISO 8601 write with four digits. */
const isInRange = (moment: DateTime): boolean =>
  moment.isValid && moment.year >= 1 && moment.year <= 9999;
