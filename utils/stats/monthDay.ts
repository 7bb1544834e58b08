import { getEasternParts } from '../dates/getEasternParts';
import type { DateInput } from '../dates/parseDate';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Nov 02`, Eastern: the short date of the ribbon (widgets §4: `MMM DD`); empty without a date. */
export function monthDay(value: DateInput): string {
  const parts = getEasternParts(value);
  if (parts === null) return '';
  return `${MONTHS[parts.month - 1] ?? ''} ${String(parts.day).padStart(2, '0')}`;
}
