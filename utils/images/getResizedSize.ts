import { getRatioHeight } from './getRatioHeight';
import type { ImageSize } from './readImageSize';

/** px. */
export const DEFAULT_IMAGE_WIDTH = 760;

/**
 * The size in px a picture is resized to: by default 760 wide, and two thirds of its width high
 * (platform §7).
 */
export function getResizedSize(wanted: Partial<ImageSize> = {}): ImageSize {
  const width = wanted.width ?? DEFAULT_IMAGE_WIDTH;
  return { width, height: wanted.height ?? getRatioHeight(width, '3x2') };
}
