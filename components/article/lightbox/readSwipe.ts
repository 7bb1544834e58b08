/** px; a horizontal move over this starts a swipe (widgets §9). */
export const SWIPE_START_PX = 10;

/** px; a swipe over this moves a slide (widgets §9). */
export const SWIPE_STEP_PX = 40;

export interface Swipe {
  /** The move is a swipe: what moves follows the finger. */
  hasStarted: boolean;
  /** Where it leads when the finger is lifted: 1 is the next slide, -1 the one before, 0 stays. */
  step: -1 | 0 | 1;
}

/**
 * What a move of a finger or pointer means for slides in a row (widgets §4). A move that is more
 * vertical than horizontal is none of theirs.
 *
 * @param move px from where the finger was put down; to the left and up are negative
 */
export function readSwipe({ x, y }: { x: number; y: number }): Swipe {
  const hasStarted = Math.abs(x) > SWIPE_START_PX && Math.abs(x) > Math.abs(y);
  if (!hasStarted || Math.abs(x) <= SWIPE_STEP_PX) return { hasStarted, step: 0 };
  return { hasStarted, step: x < 0 ? 1 : -1 };
}
