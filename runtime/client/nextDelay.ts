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
  const backedOff = Math.min(LONGEST_DELAY, interval * 2 ** failures) * (1 - random() / 2);
  return Math.max(interval, Math.min(retryAfter, LONGEST_DELAY), Math.round(backedOff));
}

/** ms: what is asked for as often as this is a game that is on. */
const LIVE_INTERVAL = 30_000;

/**
 * ms until a live block asks for the first time: its interval, but of what changes by the minute a third
 * of it, since its page was made some time ago.
 */
export function firstDelay(interval: number): number {
  return interval > LIVE_INTERVAL ? interval : Math.round(interval / 3);
}

/** ms: nobody asks sooner again. */
const SHORTEST_DELAY = 1000;

/**
 * ms until a live block asks again after an answer: its interval, or sooner where the server says after
 * how long there will be something newer (`newer`, ms; 0 when it doesn't), so that what readers see is not
 * an answer's age and a whole interval old. Readers are spread over a quarter of the interval, each at
 * the place of its own (`share`, 0 to 1), so that they don't come as one wave.
 */
export function delayAfter(interval: number, newer: number, share: number): number {
  if (newer === 0) return interval;
  return Math.min(interval, Math.max(SHORTEST_DELAY, Math.round(newer + (interval * share) / 4)));
}
