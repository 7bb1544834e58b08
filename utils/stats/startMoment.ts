import { parseDate } from '../dates/parseDate';
import type { GameStart } from './game';

/**
 * A moment on the Eastern day on which a game begins, and the very moment where its hour is known;
 * null when nothing is. Without an hour the date at the place of the game counts, taken at noon UTC,
 * which is that day in Philadelphia.
 */
export function startMoment(start: GameStart): Date | null {
  if (start.isTimeTba && start.localDate) return parseDate(`${start.localDate}T12:00:00Z`);
  return (
    parseDate(start.at) ?? (start.localDate ? parseDate(`${start.localDate}T12:00:00Z`) : null)
  );
}
