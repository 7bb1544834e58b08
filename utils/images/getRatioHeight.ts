export type ImageRatio = '3x2' | '1x1' | '16x9' | '1.91x1';

const HEIGHT_PER_WIDTH: Record<ImageRatio, number> = {
  '3x2': 2 / 3,
  '1x1': 1,
  '16x9': 9 / 16,
  '1.91x1': 1 / 1.91,
};

/** Height in whole px of a picture of this width in px and ratio (platform §7). */
export function getRatioHeight(width: number, ratio: ImageRatio): number {
  return Math.round(width * HEIGHT_PER_WIDTH[ratio]);
}
