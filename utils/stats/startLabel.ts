import { formatApDate } from '../dates/formatApDate';
import { formatApTime } from '../dates/formatApTime';
import type { GameStart } from './game';
import { startMoment } from './startMoment';

/**
 * When a game begins, in AP style and Eastern time: `Nov. 22, 1 p.m.`; `Nov. 22, time TBA`; `Date
 * TBA`. Without a year: games are near.
 */
export function startLabel(start: GameStart): string {
  const moment = startMoment(start);
  if (moment === null) return 'Date TBA';
  const date = formatApDate(moment, moment);
  return `${date}, ${start.isTimeTba ? 'time TBA' : formatApTime(moment)}`;
}
