import { getEasternParts } from './getEasternParts';
import type { DateInput } from './parseDate';

/**
 * A time of day in AP style and Eastern time: `2:05 p.m.`, on the hour `2 p.m.`, `noon`,
 * `midnight`; empty where there is none (platform §9).
 */
export function formatApTime(value: DateInput | null | undefined): string {
  const parts = getEasternParts(value);
  if (parts === null) return '';
  const { hour, minute } = parts;
  if (minute === 0 && hour === 0) return 'midnight';
  if (minute === 0 && hour === 12) return 'noon';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
