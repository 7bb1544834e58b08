import classNames from 'classnames';
import type { AnsImage } from '../../content/schemas/ans';
import { showsImageCaption } from '../../utils/images/showsImageCaption';
import { Caption } from '../ui/Caption';
import { Picture, type PictureProps } from '../ui/Picture';
import { PhotoLink } from './PhotoLink';

export interface FigureProps extends Pick<
  PictureProps,
  'width' | 'widths' | 'sizes' | 'ratio' | 'priority'
> {
  image: AnsImage;
  className?: string;
}

/**
 * A picture with its caption and credit. It leads where the newsroom linked it, else to its large
 * version.
 */
export function Figure({ image, className, ...picture }: FigureProps) {
  const { caption, credit, link } = image;
  const alt = image.alt || (link ? caption || 'Open the picture’s page' : '');
  const content = <Picture image={image} alt={alt} {...picture} />;
  return (
    <figure className={classNames('figure', className)}>
      {link ? (
        <a className="figure__link" href={link}>
          {content}
        </a>
      ) : (
        <PhotoLink image={image}>{content}</PhotoLink>
      )}
      {showsImageCaption(image) && <Caption caption={caption} credit={credit} />}
    </figure>
  );
}
