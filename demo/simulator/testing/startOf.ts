import { dayOfDate, momentOfDate } from '../../../services/stats/eventFacts';
import type { SportEvent } from '../../../services/stats/SportEvent';

/** When a game is said to begin, in ms since 1970. */
export function startOf({ startDate }: SportEvent): number {
  const utc = startDate.find(({ dateType }) => dateType === 'UTC');
  if (!utc) throw new RangeError('an event has a date in UTC');
  return momentOfDate(utc) ?? dayOfDate(utc) * 86_400_000;
}
