import { ARTICLE_IMAGE } from './articleImage';
import { getLongformKind } from '../story/getLongformKind';

/**
 * The width in px that a picture in the text of a story is asked for: 1920 when centered in
 * long form v2, 1400 in other long form, 650 elsewhere (platform §9).
 */
export function getImageWidth(image: { subtype: string; alignment: string | null }): number {
  const longform = getLongformKind(image.subtype);
  if (longform === null) return ARTICLE_IMAGE.width;
  return longform === 'v2' && image.alignment === 'center' ? 1920 : 1400;
}
