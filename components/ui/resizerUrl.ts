import environment from 'fusion:environment';
import {
  resizedAddress,
  type ResizableImage,
  type ResizedSize,
} from '../../utils/images/resizedAddress';

export type { ResizableImage };

/** The address of a picture in another size, below `RESIZER_BASE`. */
export const resizerUrl = (image: ResizableImage, size: ResizedSize): string =>
  resizedAddress(image, size, environment['RESIZER_BASE'] ?? '');

/**
 * Where the browser finds a picture when the resizer gives none (platform §8), for `data-original`; see
 * `PICTURE_SCRIPT`. Undefined where `address`, its `src`, is not the resizer's, and for pictures stored
 * with us: for those our resizer itself sends what it can.
 */
export function originalUrl({ url }: ResizableImage, address: string): string | undefined {
  return address !== url && /^https?:/.test(url) ? url : undefined;
}
