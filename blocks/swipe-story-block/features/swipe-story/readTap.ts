import { swipe } from './swipeRules';

const { tapZone, changePx } = swipe;

/**
 * Where a tap leads: -1 in the left 40 % of a slide, 1 in the right 40 %, 0 between (widgets §4).
 * @param x px from the slide's left edge
 * @param width px
 */
export function readTap(x: number, width: number): -1 | 0 | 1 {
  if (x < width * tapZone) return -1;
  return x > width * (1 - tapZone) ? 1 : 0;
}

/**
 * Whether a move leaves the story: up by more than 40 px, and more up than sideways (widgets §4).
 * @param move px; to the left and up are negative
 */
export function isExitSwipe({ x, y }: { x: number; y: number }): boolean {
  return -y > changePx && -y > Math.abs(x);
}
