import type { PlayedTime } from './PlayedGame';

/** Seconds on a clock as the provider writes them. */
export function timeOf(seconds: number): PlayedTime {
  return { minutes: Math.floor(seconds / 60), seconds: Math.floor(seconds % 60) };
}
