/** So many failures are free; the last of them makes the next try wait. */
export const FREE_TRIES = 5;

/** ms */
export const FIRST_WAIT_MS = 30_000;
export const LONGEST_WAIT_MS = 900_000;

/** After so long without a try, failures no longer count (ms). */
export const FORGOTTEN_AFTER_MS = 86_400_000;

/** How long an account is locked after so many failures in a row (ms): 30 s from the fifth on, doubling to 15 minutes. */
export function lockAfter(failures: number): number {
  if (failures < FREE_TRIES) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(failures - FREE_TRIES, 10), LONGEST_WAIT_MS);
}
