import { dayOfDate, momentOfDate, statusIdOf, teamIdsOf } from './eventFacts';
import { EVENT_STATUS, type SportEvent } from './SportEvent';

/**
 * s for which an answer with a game in it is fresh that is on now: as long as readers wait between two
 * questions (widgets §9), so that they are one question to the provider.
 */
const LIVE = 30;
const LIVE_EAGLES = 10;
const EAGLES = 354;
/** s while a game should have begun. */
const DUE = 10;
/** s while something begins today, and while nothing does. */
const UPCOMING = 60;
const QUIET = 300;
/** Before its start a game is looked at more often: it may be delayed. s */
const SOON = 1800;
const DAY = 86_400;

const { 'In-Progress': inProgress, Delayed, Suspended, 'Pre-Game': preGame } = EVENT_STATUS;
/** Two readings of a suspended game are about (widgets §3). */
const LIVE_STATUSES: readonly number[] = [inProgress, Delayed, Suspended, 66];

/**
 * For how many seconds events may be kept: by what the games are doing. Never past the start of one
 * of them.
 */
export function freshFor(events: readonly SportEvent[], now: Date): number {
  const live = events.filter((event) => LIVE_STATUSES.includes(statusIdOf(event)));
  if (live.some((event) => teamIdsOf(event).includes(EAGLES))) return LIVE_EAGLES;
  if (live.length > 0) return LIVE;
  const waits = events
    .filter((event) => statusIdOf(event) === preGame)
    .map((event) => secondsUntil(event, now.getTime()));
  const next = Math.min(...waits);
  if (next <= SOON) return Math.max(DUE, Math.min(UPCOMING, Math.floor(next)));
  return next <= DAY ? UPCOMING : QUIET;
}

/** Of a game of today whose time nobody knows it may be any moment within a day; of another day, never. */
function secondsUntil({ startDate }: SportEvent, now: number): number {
  const utc = startDate.find(({ dateType }) => dateType === 'UTC');
  if (!utc) return Infinity;
  const start = momentOfDate(utc);
  if (start !== null) return (start - now) / 1000;
  const days = dayOfDate(utc) + 0.5 - now / 1000 / DAY;
  return Math.abs(days) <= 1.5 ? DAY : Infinity;
}
