import type { ImageSize } from './readImageSize';

/** px of the original. */
export interface PicturePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What an editor chose about a picture, as its address holds it: fractions of the original. */
export interface PictureAddress {
  /** The picture's own address. */
  url: string;
  focal: { x: number; y: number } | null;
  /** The part of the picture that is used; null for all of it. */
  crop: PicturePart | null;
  /** px of the original; null where the address does not say. */
  size: ImageSize | null;
}

const OWN = /^(?:(?:focal|crop|size)=[\d.,]*(?:&|$))+$/;

/**
 * An address as the picture picker writes it: `…/a.jpg#focal=0.5,0.25&crop=0,0.1,1,0.8&size=1600,1000`.
 * A fragment of any other kind belongs to the address. What can't be is left out; never throws.
 */
export function readPictureAddress(address: string): PictureAddress {
  const [url = '', fragment = ''] = splitAt(address, address.indexOf('#'));
  if (!OWN.test(fragment)) return { url: address, focal: null, crop: null, size: null };
  const values = new URLSearchParams(fragment);
  const [x, y] = numbers(values.get('focal'), 2, 1);
  const [left, top, width, height] = numbers(values.get('crop'), 4, 1);
  const [across, down] = numbers(values.get('size'), 2, 100_000);
  const isCrop = width !== undefined && height !== undefined && width > 0 && height > 0;
  return {
    url,
    focal: x === undefined || y === undefined ? null : { x, y },
    crop:
      !isCrop || left === undefined || top === undefined || left >= 1 || top >= 1
        ? null
        : { left, top, width: Math.min(width, 1 - left), height: Math.min(height, 1 - top) },
    size: across && down ? { width: across, height: down } : null,
  };
}

/** Focal point and crop in whole px of an original of this size. */
export function picturePixels(
  { focal, crop }: Pick<PictureAddress, 'focal' | 'crop'>,
  { width, height }: ImageSize,
): { focal: { x: number; y: number } | null; crop: PicturePart | null } {
  const part = crop && {
    left: Math.round(crop.left * width),
    top: Math.round(crop.top * height),
    width: Math.max(1, Math.round(crop.width * width)),
    height: Math.max(1, Math.round(crop.height * height)),
  };
  return {
    focal: focal && { x: Math.round(focal.x * width), y: Math.round(focal.y * height) },
    crop: part,
  };
}

function splitAt(text: string, index: number): string[] {
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}

/** So many numbers from 0 to `max`, or none. */
function numbers(text: string | null, count: number, max: number): number[] {
  const found = (text ?? '').split(',').map((part) => (part === '' ? NaN : Number(part)));
  return found.length === count && found.every((value) => value >= 0 && value <= max) ? found : [];
}
