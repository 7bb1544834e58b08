/** ms: as long as a mail that is being sent is left to the node that took it. */
export const LEASE_MS = 5 * 60_000;
/** ms: after this a mail that nobody takes is given up (RFC 5321 §4.5.4.1: four to five days). */
export const GIVEN_UP_AFTER_MS = 4 * 86_400_000;
/** ms: as long as it is known that a mail was refused. */
export const REFUSALS_KEPT_MS = 30 * 86_400_000;

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/**
 * ms until a mail that was not taken is sent again: half a minute, then twice as long each time, up to an hour.
 * @param attempts made so far, at least one
 */
export const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(20, attempts - 1));
