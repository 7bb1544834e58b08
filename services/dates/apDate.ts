/** Months as AP style has them before a day. */
const MONTHS = [
  'Jan.',
  'Feb.',
  'March',
  'April',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
];

/**
 * A day in words, as AP style has it: `Nov. 24, 2026`.
 *
 * @param at ms since 1970, or a Date
 * @param timeZone IANA name of the zone whose day counts
 */
export function apDate(at: number | Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return `${MONTHS[of('month') - 1]} ${of('day')}, ${of('year')}`;
}
