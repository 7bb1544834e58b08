import type { CSSProperties } from 'react';
import classNames from 'classnames';
import { PhotoLink } from '../../../../components/article/PhotoLink';
import { Picture } from '../../../../components/ui/Picture';
import type { AnsImage } from '../../../../content/schemas/ans';

export interface GalleryPictureProps {
  image: AnsImage;
  /** From 1. */
  number: number;
  count: number;
}

/** px; pictures of a gallery are shown wider than those within a text (platform §9). */
const WIDTHS = [1920, 1400, 1200, 1000, 800, 600, 400] as const;

/** How wide a picture is shown: the `sizes` attribute. */
const SIZES = {
  wide: '(min-width: 1288px) 900px, (min-width: 1024px) calc(100vw - 388px), 100vw',
  upright: '(min-width: 1024px) 600px, (min-width: 768px) 560px, 100vw',
} as const;

/**
 * One picture of a gallery with its number, which is its address, and its words. Here the captions
 * are the story: none is cut.
 */
export function GalleryPicture({ image, number, count }: GalleryPictureProps) {
  const isUpright = image.height > image.width;
  return (
    <figure
      className={classNames('gallery__item', isUpright && 'gallery__item--upright')}
      id={`photo-${number}`}
      style={shapeOf(image)}
    >
      <PhotoLink image={image}>
        <Picture
          image={image}
          widths={WIDTHS}
          sizes={isUpright ? SIZES.upright : SIZES.wide}
          priority={number === 1}
        />
      </PhotoLink>
      <figcaption className="gallery__words">
        <a className="gallery__number" href={`#photo-${number}`}>
          <span className="visually-hidden">Photo </span>
          <strong>{number}</strong> <span aria-hidden="true">/</span>
          <span className="visually-hidden">of</span> {count}
        </a>
        {(image.caption || image.credit) && (
          <p className="gallery__caption caption__text">
            {image.caption}{' '}
            {image.credit && <span className="caption__credit">{image.credit}</span>}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

/** The attributes of a picture are whole px: its true shape keeps the page from moving by parts of one. */
function shapeOf({ width, height }: AnsImage): CSSProperties | undefined {
  if (width <= 0 || height <= 0) return undefined;
  return { '--shape': `${width} / ${height}` } as CSSProperties;
}
