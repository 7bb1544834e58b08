import type { DateInput } from '../../../utils/dates/parseDate';
import { formatApDate } from '../../../utils/dates/formatApDate';
import type { FormGame } from './formGames';

/** The day of a game that was played: `Nov. 15`. */
export function dayOf({ game: { start } }: FormGame, now: DateInput): string {
  return formatApDate(start.at ?? start.localDate, now);
}
