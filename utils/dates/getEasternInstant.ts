import { getEasternParts } from './getEasternParts';
import type { EasternParts } from './getEasternParts';

const HOUR_MS = 3_600_000;

/**
 * The moment at which a clock in Philadelphia shows this date and time (platform §9). When the clock
 * shows it twice (autumn) the first one is meant; a time that the clock skips (spring) is taken one
 * hour later.
 */
export function getEasternInstant(parts: EasternParts): Date {
  const { year, month, day, hour, minute } = parts;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  const inDaylightTime = new Date(asUtc + 4 * HOUR_MS);
  const isRight = getEasternParts(inDaylightTime)?.hour === hour;
  return isRight ? inDaylightTime : new Date(asUtc + 5 * HOUR_MS);
}
