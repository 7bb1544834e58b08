import classNames from 'classnames';
import { Figure } from '../Figure';
import type { AnsImage } from '../../../content/schemas/ans';
import { ARTICLE_IMAGE } from '../../../utils/images/articleImage';
import { getImageWidth } from '../../../utils/images/getImageWidth';
import { getLongformKind } from '../../../utils/story/getLongformKind';
import { getSrcsetWidths } from '../../../utils/images/getSrcsetWidths';

interface BodyImageProps {
  image: AnsImage;
  subtype: string;
}

type Place = 'text' | 'side' | 'upright' | 'wide' | 'full';

/** How wide a picture is shown in each place: the `sizes` attribute. */
const SIZES: Record<Place, string> = {
  text: ARTICLE_IMAGE.sizes,
  side: '(min-width: 768px) 300px, calc(100vw - 32px)',
  upright: '(min-width: 560px) 480px, calc(100vw - 32px)',
  wide: '(min-width: 1040px) 876px, calc(100vw - 32px)',
  full: '(min-width: 1280px) 1240px, calc(100vw - 32px)',
};

/**
 * A picture within the text: beside it when aligned left or right, as wide as the column by default,
 * wider in long form (platform §9).
 */
export function BodyImage({ image, subtype }: BodyImageProps) {
  const place = placeOf(image, subtype);
  return (
    <Figure
      image={image}
      width={getImageWidth({ subtype, alignment: image.alignment })}
      widths={getSrcsetWidths({ width: image.width, subtype, alignment: image.alignment })}
      sizes={SIZES[place]}
      className={classNames(
        'article-body__image',
        `article-body__image--${place}`,
        place === 'side' && `article-body__image--${String(image.alignment)}`,
      )}
    />
  );
}

function placeOf({ alignment, width, height }: AnsImage, subtype: string): Place {
  if (alignment === 'left' || alignment === 'right') return 'side';
  const longform = getLongformKind(subtype);
  if (longform === 'v2' && alignment === 'center') return 'full';
  if (longform !== null) return 'wide';
  return height > width * 1.1 ? 'upright' : 'text';
}
