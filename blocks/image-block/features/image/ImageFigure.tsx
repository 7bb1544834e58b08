import { Caption } from '../../../../components/ui/Caption';
import { Picture } from '../../../../components/ui/Picture';
import type { AnsImage } from '../../../../content/schemas/ans';
import { hasRatioStyle } from './hasRatioStyle';
import { isValidImageRatio } from '../../../../utils/images/isValidImageRatio';
import { showsImageCaption } from '../../../../utils/images/showsImageCaption';

/** Where the picture stands decides about its shape and its caption (platform §5). */
export const IMAGE_TYPES = ['article', 'card', 'topper'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

export interface ImageFigureProps {
  image: AnsImage;
  type: ImageType;
  /** Cuts cards and toppers to a shape; empty keeps the picture's own. */
  ratio: string;
  /** The page's main picture. */
  priority: boolean;
}

/** A picture with its caption and credit by the rules of platform §5 and widgets §5. */
export function ImageFigure({ image, type, ratio, priority }: ImageFigureProps) {
  const isCut = hasRatioStyle({ type, ratio }) && isValidImageRatio(ratio);
  const picture = (
    <Picture
      image={image}
      ratio={isCut ? ratio : 'original'}
      sizes="(min-width: 1280px) 1240px, 100vw"
      priority={priority}
      // A linked picture is named by what it shows, or at least by where it leads.
      alt={image.alt || (image.link ? image.caption || 'Open the linked page' : '')}
    />
  );
  return (
    <figure className={`image-block image-block--${type}`}>
      {image.link ? <a href={image.link}>{picture}</a> : picture}
      {showsImageCaption({ ...image, type, ratio }) && (
        <Caption caption={image.caption} credit={image.credit} />
      )}
    </figure>
  );
}
