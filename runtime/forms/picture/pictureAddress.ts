/** Fractions of the original, from its left top corner. */
export interface Point {
  x: number;
  y: number;
}

/** Fractions of the original. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** px. */
export interface Size {
  width: number;
  height: number;
}

/** A picture, and what of it an editor chose. */
export interface ChosenPicture {
  url: string;
  /** What stays visible in every shape; null lets the resizer find it. */
  focal: Point | null;
  /** The part that is used; null for all of it. */
  crop: Box | null;
  /** Of the original; null where nobody has said. */
  size: Size | null;
}

const OWN = /^(?:(?:focal|crop|size)=[\d.,]*(?:&|$))+$/;

/**
 * A picture from the text that a field holds: its address, with what was chosen in the fragment
 * (`#focal=0.5,0.25&crop=0,0.1,1,0.8&size=1600,1000`). Packs read the same words.
 */
export function parsePicture(address: string): ChosenPicture {
  const at = address.indexOf('#');
  const fragment = at < 0 ? '' : address.slice(at + 1);
  if (!OWN.test(fragment)) return { url: address, focal: null, crop: null, size: null };
  const values = new URLSearchParams(fragment);
  const [x, y] = numbers(values.get('focal'), 2, 1);
  const [left, top, width, height] = numbers(values.get('crop'), 4, 1);
  const [across, down] = numbers(values.get('size'), 2, 100_000);
  const isInside = left !== undefined && top !== undefined && left < 1 && top < 1;
  return {
    url: address.slice(0, at),
    focal: x === undefined || y === undefined ? null : { x, y },
    crop:
      isInside && width && height
        ? { left, top, width: Math.min(width, 1 - left), height: Math.min(height, 1 - top) }
        : null,
    size: across && down ? { width: across, height: down } : null,
  };
}

/** The text that a field holds; the address alone where nothing is chosen. */
export function formatPicture({ url, focal, crop, size }: ChosenPicture): string {
  if (!focal && !crop) return url;
  const parts = [
    focal && `focal=${[focal.x, focal.y].map(fraction).join(',')}`,
    crop && `crop=${[crop.left, crop.top, crop.width, crop.height].map(fraction).join(',')}`,
    size && `size=${size.width},${size.height}`,
  ];
  return `${url}#${parts.filter(Boolean).join('&')}`;
}

/** Four digits tell one px of 10,000. */
const fraction = (value: number): string => String(Math.round(value * 10_000) / 10_000);

/** So many numbers from 0 to `max`, or none. */
function numbers(text: string | null, count: number, max: number): number[] {
  const found = (text ?? '').split(',').map((part) => (part === '' ? NaN : Number(part)));
  return found.length === count && found.every((value) => value >= 0 && value <= max) ? found : [];
}
