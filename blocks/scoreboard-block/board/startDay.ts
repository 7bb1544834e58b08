import { formatApDate } from '../../../utils/formatApDate';
import type { GameStart } from '../../../utils/stats/game';
import { startMoment } from '../../../utils/stats/startMoment';

/** The day of a game, `Nov. 22`; without the year, as games are near. Empty where it is unknown. */
export function startDay(start: GameStart): string {
  const moment = startMoment(start);
  return moment ? formatApDate(moment, moment) : '';
}
