import { isWithinMs } from './isWithinMs';
import type { DateInput } from './parseDate';

/** ms. */
export const RECENT_MS = 1_800_000;

/** A date is recent for 30 minutes (platform §5). */
export function isRecent(value: DateInput | null | undefined, now: DateInput): boolean {
  return isWithinMs(value, now, RECENT_MS);
}
