import { parseDate } from './parseDate';
import type { DateInput } from './parseDate';

/**
 * Whether a moment lies at most `lengthMs` before `now`. A moment still to come does not
 * (platform §5).
 */
export function isWithinMs(
  value: DateInput | null | undefined,
  now: DateInput,
  lengthMs: number,
): boolean {
  const from = parseDate(value);
  const to = parseDate(now);
  if (from === null || to === null) return false;
  const age = to.getTime() - from.getTime();
  return age >= 0 && age <= lengthMs;
}
