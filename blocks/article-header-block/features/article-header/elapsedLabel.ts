import { formatElapsed } from '../../../../utils/dates/formatElapsed';

/** ms; older moments keep their date. */
const ELAPSED_MS = 86_400_000;

/** "2 hours ago" for a moment of the last 24 hours (platform §9), empty for any other. */
export function elapsedLabel(date: string, now: number): string {
  const age = now - Date.parse(date);
  return age >= 0 && age < ELAPSED_MS ? formatElapsed(date, now) : '';
}
