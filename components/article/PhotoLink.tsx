import type { ReactNode } from 'react';
import type { AnsImage } from '../../content/schemas/ans';
import { resizerUrl } from '../ui/resizerUrl';

export interface PhotoLinkProps {
  image: AnsImage;
  /** The picture as it stands in the page. */
  children: ReactNode;
}

/** px; the widest version that is offered (platform §9). */
const LARGE_WIDTH = 1920;

/**
 * Leads from a picture to its large version, uncut. `enhancePhotos` numbers these links and opens
 * the lightbox instead, which reads all it shows from the markup around them.
 */
export function PhotoLink({ image, children }: PhotoLinkProps) {
  const { width, height } = image;
  return (
    <a
      className="photo-link"
      href={resizerUrl(image, { width: width > 0 ? Math.min(width, LARGE_WIDTH) : LARGE_WIDTH })}
      data-photo={width > 0 && height > 0 ? `${width}x${height}` : ''}
    >
      {children}
      <span className="visually-hidden"> Open photo</span>
    </a>
  );
}
