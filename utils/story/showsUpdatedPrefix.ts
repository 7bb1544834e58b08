import { isWithinMs } from '../dates/isWithinMs';
import type { DateInput } from '../dates/parseDate';

/** ms: 180 minutes. */
export const UPDATED_PREFIX_MS = 10_800_000;

/** Cards say "Updated" for 180 minutes after the display date (widgets §5). */
export function showsUpdatedPrefix(
  displayDate: DateInput | null | undefined,
  now: DateInput,
): boolean {
  return isWithinMs(displayDate, now, UPDATED_PREFIX_MS);
}
