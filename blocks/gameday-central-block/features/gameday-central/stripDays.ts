import { formatApDate } from '../../../../utils/dates/formatApDate';
import { getEasternParts } from '../../../../utils/dates/getEasternParts';
import type { Game } from '../../../../utils/stats/game';

export interface StripDay {
  /** `2026-11-22` */
  date: string;
  /** `Sun` */
  weekday: string;
  /** `Nov. 22` */
  label: string;
  /** Games of that day. */
  count: number;
  isToday: boolean;
}

const DAY_MS = 86_400_000;
/** Days before and after the one in the middle. */
const SIDE = 3;

/** Seven days around a day, or today: how many games each has. */
export function stripDays(games: readonly Game[], now: number, date: string): StripDay[] {
  const today = easternDate(now);
  // Noon, so that no change of the clocks makes it another day.
  const middle = Date.parse(`${date || today}T17:00:00Z`);
  return Array.from({ length: 2 * SIDE + 1 }, (_, index) => {
    const moment = new Date(middle + (index - SIDE) * DAY_MS);
    const day = easternDate(moment.getTime());
    return {
      date: day,
      weekday: weekday(moment),
      label: formatApDate(moment, moment),
      count: games.filter((game) => gameDate(game) === day).length,
      isToday: day === today,
    };
  });
}

/** The Eastern day of a game, `2026-11-22`; empty where it is not known. */
export function gameDate({ start }: Game): string {
  if (start.at === null || start.isTimeTba) return start.localDate ?? '';
  return easternDate(Date.parse(start.at));
}

function easternDate(moment: number): string {
  const parts = getEasternParts(moment);
  if (!parts) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${parts.year}-${two(parts.month)}-${two(parts.day)}`;
}

let weekdays: Intl.DateTimeFormat | undefined;

function weekday(moment: Date): string {
  weekdays ??= new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'short' });
  return weekdays.format(moment);
}
