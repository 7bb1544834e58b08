import { DateTime } from 'luxon';

import { apDate } from '../../dates/apDate';
import { listOf } from '../routes/words';
import type { Schedule } from './schedule';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A schedule as the paper writes it: "Monday to Friday at 6 a.m. ET". */
export function scheduleWords(schedule: Schedule): string {
  if (schedule.kind === 'hand') return 'Only by hand';
  const { zone } = schedule;
  if (schedule.kind === 'weekly')
    return `${daysWords(schedule.days)} at ${clockWords(schedule.time)} ${zoneWords(zone)}`;
  const at = DateTime.fromISO(schedule.at, { zone });
  return `Once, ${apDate(at.toMillis(), zone)}, at ${clockWords(at.toFormat('HH:mm'))} ${zoneWords(zone)}`;
}

function daysWords(days: readonly number[]): string {
  const name = (day: number) => DAYS[day - 1] ?? '';
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  if (days.length === 7) return 'Every day';
  if (days.length > 2 && last - first === days.length - 1) return `${name(first)} to ${name(last)}`;
  return listOf(days.map((day) => `${name(day)}s`));
}

/** `06:30` as "6:30 a.m.". */
function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour === 0) return 'midnight';
  if (minute === 0 && hour === 12) return 'noon';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** "ET" of `America/New_York`. */
function zoneWords(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'shortGeneric',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
