import { parseDate } from './parseDate';
import type { DateInput } from './parseDate';

/** What a wall clock in Philadelphia shows. `month` 1-12, `hour` 0-23. */
export interface EasternParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

export const TIME_ZONE = 'America/New_York';

let formatter: Intl.DateTimeFormat | undefined;

/** Minutes whose parts are known: the dates of an edition come again and again, and Intl is slow. */
const known = new Map<number, EasternParts>();
const MAX_KNOWN = 5000;

/** Eastern date and time of a moment; null where there is none (platform §9). */
export function getEasternParts(value: DateInput | null | undefined): EasternParts | null {
  const date = parseDate(value);
  if (date === null) return null;
  const minute = Math.floor(date.getTime() / 60_000);
  const before = known.get(minute);
  if (before) return { ...before };
  formatter ??= new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts: EasternParts = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value: text } of formatter.formatToParts(date)) {
    if (type in parts) parts[type as keyof EasternParts] = Number(text);
  }
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(minute, parts);
  return { ...parts };
}
