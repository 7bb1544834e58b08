import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { refuseDamaged } from './renderImage';

/** Longest side (px) of the picture that the hash is made from. */
const SIZE = 64;

/**
 * A placeholder of about 25 bytes, in base64, that shows the colors of a picture before it loads.
 * @throws ImageError 422 when the picture is damaged.
 */
export async function thumbHashOf(original: Buffer): Promise<string> {
  const { data, info } = await sharp(original)
    .autoOrient()
    .resize(SIZE, SIZE, { fit: 'inside', kernel: 'cubic' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseDamaged);
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
