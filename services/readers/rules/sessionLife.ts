const DAY_MS = 86_400_000;

/** ms since the last use after which a session is over. */
export const IDLE_MS = 30 * DAY_MS;
/** ms after which any session is over. */
export const LONGEST_MS = 90 * DAY_MS;
/** ms within which a use is not written down again. */
export const TOUCH_MS = 60_000;
/** ms for which a password that was asked for on purpose proves who it is. */
export const PROOF_MS = 600_000;

/** Sessions of one account; the one that was away longest makes room. */
export const MAX_SESSIONS = 50;

/** When a session ends that began and was last used at these moments (ms since 1970). */
export const endOf = (startedAt: number, seenAt: number): number =>
  Math.min(seenAt + IDLE_MS, startedAt + LONGEST_MS);
