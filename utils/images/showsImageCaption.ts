import { isValidImageRatio } from './isValidImageRatio';

/**
 * Whether caption and credit are shown (platform §5, widgets §5): where either exists, and on a card
 * only when a link is embedded and no valid ratio is set.
 */
export function showsImageCaption(image: {
  type: string;
  caption?: string;
  credit?: string;
  link?: string | null;
  ratio?: string | null;
}): boolean {
  if (!image.caption && !image.credit) return false;
  return image.type !== 'card' || (Boolean(image.link) && !isValidImageRatio(image.ratio));
}
