import type { EventTime } from '../../../services/stats/SportEvent';

/** Seconds on a clock as the provider writes them. */
export function timeOf(seconds: number): EventTime {
  return { minutes: Math.floor(seconds / 60), seconds: Math.floor(seconds % 60) };
}
