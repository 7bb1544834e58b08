import type { SportName } from '../../../services/stats/SportEvent';
import type { Frame } from './Fixture';

/** Seconds on the clock at `time` (ms since 1970), while the frame holds. In soccer it counts up. */
export function clockAt({ at, clock, isRunning }: Frame, time: number, sport: SportName): number {
  if (!isRunning) return clock;
  const passed = Math.floor((time - at) / 1000);
  return sport === 'soccer' ? clock + passed : Math.max(0, clock - passed);
}
