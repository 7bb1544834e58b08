import { formatApDate } from '../../../utils/dates/formatApDate';
import type { Game } from '../../../utils/stats/game';
import { startMoment } from '../../../utils/stats/startMoment';

/**
 * The day of a game that is over or was called off, `Nov. 22`; without the year, as games are near.
 * Empty for other games, and where the day is unknown.
 */
export function dayOver({ status, start }: Game): string {
  const moment = ['final', 'canceled', 'vacated'].includes(status) ? startMoment(start) : null;
  return moment ? formatApDate(moment, moment) : '';
}
