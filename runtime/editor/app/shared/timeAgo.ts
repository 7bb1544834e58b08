const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
/** ms: older than this, the date says more. */
const WEEK = 7 * 86_400_000;

/** How long ago a time was, for people: "5 minutes ago", "Nov. 3". */
export function timeAgo(time: string, now: number): string {
  const ago = now - Date.parse(time);
  if (ago > WEEK) {
    const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
    return new Date(time).toLocaleDateString('en-US', {
      month: 'short',
      day: 'numeric',
      ...(isThisYear ? {} : { year: 'numeric' }),
    });
  }
  const unit = UNITS.find(([, size]) => ago >= size);
  if (!unit) return 'just now';
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });
  return words.format(-Math.floor(ago / unit[1]), unit[0]);
}
