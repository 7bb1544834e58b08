import sharp from 'sharp';
import { comparePictures, type Pixels } from './comparePictures';

/** How a shot stands to the stored one. */
export type Verdict =
  | { kind: 'same' }
  | { kind: 'new'; after: Buffer }
  | { kind: 'missing'; before: Buffer }
  | { kind: 'changed'; before: Buffer; after: Buffer; share: number; difference: Buffer };

/** Share of a picture that may differ: less than one word of a card, more than what encoding leaves. */
const TOLERANCE = 0.0002;

/** Compares a shot with the stored one; null stands for none. */
export async function judgeShot(before: Buffer | null, after: Buffer | null): Promise<Verdict> {
  if (!before) return after ? { kind: 'new', after } : { kind: 'same' };
  if (!after) return { kind: 'missing', before };
  if (before.equals(after)) return { kind: 'same' };
  const { share, difference } = comparePictures(await decode(before), await decode(after));
  if (share <= TOLERANCE) return { kind: 'same' };
  const { width, height, data } = difference;
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  return { kind: 'changed', before, after, share, difference: await picture.webp().toBuffer() };
}

async function decode(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
