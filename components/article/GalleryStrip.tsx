import classNames from 'classnames';
import type { AnsGallery } from '../../content/schemas/ans';
import { Caption } from '../ui/Caption';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';

export interface GalleryStripProps {
  gallery: AnsGallery;
  /** The page's main pictures: the first is loaded at once. */
  priority?: boolean;
  sizes?: string;
  className?: string;
}

/**
 * A gallery as a strip that scrolls natively, one picture after the other, each with its number.
 * `enhanceGalleries` shows the two buttons.
 */
export function GalleryStrip({ gallery, priority = false, sizes, className }: GalleryStripProps) {
  const { images, headline } = gallery;
  const count = images.length;
  return (
    <section
      className={classNames('gallery-strip', className)}
      aria-label={headline ? `Photo gallery: ${headline}` : 'Photo gallery'}
    >
      {headline && <p className="gallery-strip__headline">{headline}</p>}
      <div className="gallery-strip__stage">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus */}
        <ol className="gallery-strip__track" tabIndex={0} aria-label="Photos, scroll sideways">
          {images.map((image, index) => (
            <li className="gallery-strip__slide" key={`${image._id}-${index}`}>
              <figure>
                <Picture
                  image={image}
                  ratio="3x2"
                  className={classNames(image.height > image.width && 'gallery-strip__upright')}
                  priority={priority && index === 0}
                  {...(sizes ? { sizes } : {})}
                />
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
