/** ms: the longest a failing block waits (platform §9: retry cap). */
export const LONGEST_DELAY = 300_000;

/**
 * ms until a live block asks again: its interval while all is well; after failures twice as long each
 * time, spread by up to half so that a recovering server does not meet everyone at once. Never sooner
 * than the interval or the server's `retryAfter` (ms).
 */
export function nextDelay(
  interval: number,
  failures: number,
  retryAfter = 0,
  random: () => number = Math.random,
): number {
  if (failures === 0) return interval;
  const backedOff = Math.min(LONGEST_DELAY, interval * 2 ** failures) * (1 - random() / 2);
  return Math.max(interval, Math.min(retryAfter, LONGEST_DELAY), Math.round(backedOff));
}
