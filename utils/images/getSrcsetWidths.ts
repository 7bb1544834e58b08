import { getImageWidth } from './getImageWidth';
import { getLongformKind } from '../story/getLongformKind';

/** px. */
export const DEFAULT_SRCSET_WIDTHS: readonly number[] = [
  1400, 1200, 1100, 1000, 900, 800, 700, 600, 400,
];

/** px. */
export const LONGFORM_SRCSET_WIDTHS: readonly number[] = [1920, 1280, 1024, 800, 600];

/**
 * Widths in px for the srcset of a picture, widest first (platform §9). Long form has its own list,
 * with the width that the picture is asked for at its plain address; everything else has the default
 * list. Only widths below the width of the original are offered; where none is, the original's own.
 *
 * @param image.width px of the original
 */
export function getSrcsetWidths(image: {
  width: number;
  subtype?: string;
  alignment?: string | null;
}): number[] {
  const { width, subtype = '', alignment = null } = image;
  const asked = getImageWidth({ subtype, alignment });
  const widths =
    getLongformKind(subtype) === null
      ? DEFAULT_SRCSET_WIDTHS
      : [...new Set([asked, ...LONGFORM_SRCSET_WIDTHS])].sort((a, b) => b - a);
  const below = widths.filter((candidate) => candidate < width);
  return below.length > 0 ? below : [width];
}
