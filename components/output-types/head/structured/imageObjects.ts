import type { AnsImage } from '../../../../content/schemas/ans';
import { getRatioHeight, type ImageRatio } from '../../../../utils/images/getRatioHeight';
import { resizerUrl } from '../../../ui/resizerUrl';
import { absoluteUrl } from '../absoluteUrl';
import type { ImageObject } from './schema';

const WIDTH = 1200;
const RATIOS: readonly ImageRatio[] = ['16x9', '3x2', '1x1'];

/** A picture in the three shapes that search engines choose from; one that can't be resized as it is. */
export function imageObjects(image: AnsImage, origin: string): ImageObject[] {
  const isResized = resizerUrl(image, { width: WIDTH }) !== image.url;
  if (!isResized) return image.url.startsWith('data:') ? [] : [imageObject(image, origin)];
  return RATIOS.map((ratio) => {
    const height = getRatioHeight(WIDTH, ratio);
    return imageObject(image, origin, { width: WIDTH, height });
  });
}

/** One picture, in this size (px) or as it is. */
export function imageObject(
  image: AnsImage,
  origin: string,
  size?: { width: number; height: number },
): ImageObject {
  const { width, height } = size ?? image;
  const url = size ? resizerUrl(image, size) : image.url;
  return {
    '@type': 'ImageObject',
    url: absoluteUrl(url, origin),
    ...(width > 0 && height > 0 ? { width, height } : {}),
    caption: image.caption || image.alt || undefined,
    creditText: image.credit || undefined,
  };
}
