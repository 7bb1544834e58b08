import sharp from 'sharp';
import { ImageError } from './ImageError';
import type { Size } from './planRendition';
import { MAX_PIXELS } from './renderImage';

/** Raster formats that are taken as originals. SVG is not: it is a program, not a picture. */
const FORMATS: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  tiff: 'image/tiff',
  heif: 'image/avif',
};

export interface OriginalFacts extends Size {
  contentType: string;
}

/**
 * Reads the size (px, as displayed) and format of an original from its bytes; a name or a header is
 * not believed.
 * @throws ImageError 415 when the bytes are no picture that is taken, 413 when it has too many px.
 */
export async function inspectOriginal(bytes: Buffer): Promise<OriginalFacts> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new ImageError(415, 'the bytes are not a picture in a known format', error);
    });
  const contentType = FORMATS[metadata.format];
  if (contentType === undefined) {
    throw new ImageError(415, `${metadata.format} pictures are not taken`);
  }
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) {
    throw new ImageError(413, `the picture has more than ${MAX_PIXELS / 1e6} million px`);
  }
  return { width, height, contentType };
}
