import { originalUrl, resizerUrl } from '../../../../components/ui/resizerUrl';
import type { AnsImage } from '../../../../content/schemas/ans';

/** px; a thumbnail at two densities. */
const SIDE = 240;

/** All pictures as small squares, closed at first; each leads to its place on the page. */
export function GalleryOverview({ images }: { images: readonly AnsImage[] }) {
  return (
    <details className="gallery__overview">
      <summary className="gallery__toggle">See all {images.length} photos at a glance</summary>
      <ol className="gallery__grid">
        {images.map((image, index) => {
          const src = resizerUrl(image, { width: SIDE, height: SIDE });
          return (
            <li key={`${image._id}-${index}`}>
              <a className="gallery__thumb" href={`#photo-${index + 1}`}>
                <img
                  src={src}
                  data-original={originalUrl(image, src)}
                  width={SIDE}
                  height={SIDE}
                  loading="lazy"
                  decoding="async"
                  alt={image.alt}
                />
                <span className="gallery__thumb-number">{index + 1}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
