/** Minute in which each part ends: the halves and those of extra time. */
export const SOCCER_ENDS: readonly number[] = [45, 90, 105, 120];

/**
 * The minute being played, of minutes and seconds played: `67'`; what is played on top of a half counts
 * from its end, `45+2'`.
 */
export function soccerMinute(period: number, minutes: number, seconds: number): string {
  const minute = Math.max(1, seconds > 0 ? minutes + 1 : minutes);
  const end = SOCCER_ENDS[period - 1] ?? Infinity;
  return minute > end ? `${end}+${minute - end}'` : `${minute}'`;
}
