import { DateTime, IANAZone } from 'luxon';

import { HttpError } from '../../http/HttpError';

/** When an edition is sent, by the clocks of a zone (IANA name). */
export type Schedule =
  /** On days of the week, 1 for Monday to 7 for Sunday, at a time of day (`06:30`). */
  | { kind: 'weekly'; days: number[]; time: string; zone: string }
  /** At one time (`2026-12-01T06:30`). */
  | { kind: 'once'; at: string; zone: string }
  /** When an editor says so. */
  | { kind: 'hand' };

/** ms: every schedule of days has a time within them. */
const SPAN_MS = 8 * 86_400_000;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const LOCAL = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** @throws HttpError in words for what is no schedule */
export function parseSchedule(value: unknown): Schedule {
  const { kind, days, time, at, zone } = (value ?? {}) as Record<string, unknown>;
  if (kind === 'hand') return { kind };
  if (typeof zone !== 'string' || !IANAZone.isValidZone(zone))
    throw new HttpError(400, `"${String(zone)}" is no time zone. One is America/New_York.`);
  if (kind === 'once') {
    if (typeof at !== 'string' || !LOCAL.test(at) || !DateTime.fromISO(at, { zone }).isValid)
      throw new HttpError(400, 'Choose a date and a time.');
    return { kind, at, zone };
  }
  if (kind !== 'weekly') throw new HttpError(400, 'Choose when it is sent.');
  const chosen = Array.isArray(days) ? [...new Set(days as unknown[])] : [];
  const isDay = (day: unknown): day is number =>
    typeof day === 'number' && [1, 2, 3, 4, 5, 6, 7].includes(day);
  if (chosen.length === 0 || !chosen.every(isDay))
    throw new HttpError(400, 'Choose at least one day of the week.');
  if (typeof time !== 'string' || !TIME.test(time))
    throw new HttpError(400, 'Choose a time of day.');
  return { kind, days: chosen.toSorted((one, other) => one - other), time, zone };
}

/**
 * The times of a schedule after a moment, the next first. A time that clocks skip in spring is as much
 * later; one that they show twice in autumn is the first of both.
 * @param after ms since 1970
 * @returns ms since 1970
 */
export function timesAfter(schedule: Schedule, after: number, count: number): number[] {
  if (schedule.kind === 'hand') return [];
  if (schedule.kind === 'once') {
    const time = DateTime.fromISO(schedule.at, { zone: schedule.zone }).toMillis();
    return time > after ? [time] : [];
  }
  const { days, zone } = schedule;
  const [hour = 0, minute = 0] = schedule.time.split(':').map(Number);
  const times: number[] = [];
  const start = DateTime.fromMillis(after, { zone }).startOf('day');
  for (let ahead = 0; times.length < count && ahead <= 7 * (count + 1); ahead += 1) {
    const day = start.plus({ days: ahead });
    if (!days.includes(day.weekday)) continue;
    const time = day.set({ hour, minute }).toMillis();
    if (time > after) times.push(time);
  }
  return times;
}

/**
 * The latest time of a schedule that has come; null where none has.
 * @param after ms since 1970: times up to it do not count
 * @param now ms since 1970
 */
export function lastTime(schedule: Schedule, after: number, now: number): number | null {
  const from = schedule.kind === 'weekly' ? Math.max(after, now - SPAN_MS) : after;
  return timesAfter(schedule, from, 10).findLast((time) => time <= now) ?? null;
}
