import sharp, { type Sharp } from 'sharp';
import { ImageError } from './ImageError';
import type { ImageFormat } from './negotiateFormat';
import type { RenditionPlan } from './planRendition';

/** Originals with more px than this are refused: decoding them would take the memory of the site. */
export const MAX_PIXELS = 100_000_000;

const QUALITY: Record<ImageFormat, number> = { avif: 52, webp: 76, jpeg: 80 };

/**
 * Cuts, resizes and encodes an original as planned. Metadata of the original does not survive.
 * @param failOn `none`: of a damaged original, what can be read
 * @throws ImageError 422 when the original is damaged.
 */
export async function renderImage(
  original: Buffer,
  plan: RenditionPlan,
  format: ImageFormat,
  quality: number | null,
  failOn: 'warning' | 'none' = 'warning',
): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn });
  image.autoOrient();
  const part = plan.cut ?? plan.within;
  if (part) image.extract(part);
  image.resize(plan.width, plan.height, {
    fit: plan.cut ? 'fill' : 'cover',
    position: sharp.strategy.attention,
    withoutEnlargement: true,
  });
  return encode(image, format, quality ?? QUALITY[format])
    .toBuffer()
    .catch(refuseDamaged);
}

/** @throws ImageError 422 */
export function refuseDamaged(error: unknown): never {
  throw new ImageError(422, 'the picture is damaged: it cannot be read to its end', error);
}

function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: 2 });
    case 'webp':
      return image.webp({ quality, effort: 3 });
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
  }
}
