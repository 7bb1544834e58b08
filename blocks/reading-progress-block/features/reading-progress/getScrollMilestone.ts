/**
 * The scroll milestone to report, or null: the highest of 100, 90 ... 10 that is reached, if it is
 * higher than the last one reported (platform §4).
 *
 * @param percent how far the reader has scrolled, 0 to 100
 * @param lastReported 0 when none was
 */
export function getScrollMilestone(percent: number, lastReported = 0): number | null {
  const reached = Math.min(100, Math.floor(percent / 10) * 10);
  return reached >= 10 && reached > lastReported ? reached : null;
}
