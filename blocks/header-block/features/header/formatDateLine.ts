import { formatApDate } from '../../../../utils/dates/formatApDate';
import { TIME_ZONE } from '../../../../utils/dates/getEasternParts';

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, weekday: 'long' });

/** The date line of the edition: `Saturday, Nov. 21, 2026` (platform §9: Eastern time, AP style). */
export function formatDateLine(now: Date): string {
  return `${weekday.format(now)}, ${formatApDate(now)}`;
}
