import classNames from 'classnames';
import type { AnsGallery } from '../../content/schemas/ans';
import { Caption } from '../ui/Caption';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { PhotoLink } from './PhotoLink';

export interface GalleryStripProps {
  gallery: AnsGallery;
  /** The page's main pictures: the first is loaded at once. */
  priority?: boolean;
  sizes?: string;
  className?: string;
}

/**
 * A gallery as a strip that scrolls natively, one picture after the other, each with its number and
 * leading to its large version. `enhanceGalleries` shows the two buttons.
 */
export function GalleryStrip({ gallery, priority = false, sizes, className }: GalleryStripProps) {
  const { images, headline, description, canonical_url: url } = gallery;
  const count = images.length;
  return (
    <section
      className={classNames('gallery-strip', className)}
      aria-label={headline ? `Photo gallery: ${headline}` : 'Photo gallery'}
    >
      {(headline || url) && (
        <p className="gallery-strip__head">
          {headline && <strong className="gallery-strip__headline">{headline}</strong>}
          {url && count > 1 && (
            <a className="gallery-strip__more" href={url}>
              All {count} photos on one page
            </a>
          )}
        </p>
      )}
      {description && <p className="gallery-strip__text">{description}</p>}
      <div className="gallery-strip__stage">
        <ol className="gallery-strip__track">
          {images.map((image, index) => (
            <li className="gallery-strip__slide" key={`${image._id}-${index}`}>
              <figure>
                <PhotoLink image={image}>
                  <Picture
                    image={image}
                    ratio={isUpright(image) ? 'original' : '3x2'}
                    className={classNames(isUpright(image) && 'gallery-strip__upright')}
                    priority={priority && index === 0}
                    {...(sizes ? { sizes } : {})}
                  />
                </PhotoLink>
                <p className="gallery-strip__count">
                  <span className="visually-hidden">Photo </span>
                  {index + 1} <span aria-hidden="true">/</span>
                  <span className="visually-hidden">of</span> {count}
                </p>
                <Caption caption={image.caption} credit={image.credit} />
              </figure>
            </li>
          ))}
        </ol>
        {count > 1 && (
          <div className="gallery-strip__buttons" hidden>
            <button type="button" data-step="-1" aria-label="Previous photo" disabled>
              <Icon name="chevron-left" />
            </button>
            <button type="button" data-step="1" aria-label="Next photo">
              <Icon name="chevron-right" />
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Shown whole, on a quiet ground: a cut would take the half of it. */
function isUpright({ width, height }: { width: number; height: number }): boolean {
  return height > width;
}
