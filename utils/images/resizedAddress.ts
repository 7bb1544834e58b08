/** What the resizer must know of a picture. `focal` and `crop` in px of the original. */
export interface ResizableImage {
  url: string;
  /** Signature; without one the resizer refuses, so the original's address is used. */
  auth: string;
  /** What the signature is of, where that is not the file at the end of the address. */
  resizerId?: string;
  focal: { x: number; y: number } | null;
  /** The part that is shown; all of it without. */
  crop?: { left: number; top: number; width: number; height: number };
}

/** Size wanted, in px. Without `height` the picture keeps its own shape. */
export interface ResizedSize {
  width: number;
  height?: number;
}

/** px; the resizer refuses to make more, either way. */
const MAX_SIZE = 2000;
/** px; the resizer knows no place farther in a picture. */
const MAX_PLACE = 99_999;

/**
 * The address of a picture in another size (platform §7: auth, width, height, focal, smart; and what of
 * the picture an editor kept). A size that the resizer would refuse is brought to the largest one in its shape.
 * The original's address where the picture is not signed, or there is no resizer (platform §8).
 *
 * @param base of the resizer; empty for none
 */
export function resizedAddress(image: ResizableImage, size: ResizedSize, base: string): string {
  const id = image.resizerId ? encodeURIComponent(image.resizerId) : fileOf(image.url);
  if (base === '' || image.auth === '' || id === '') return image.url;
  const { width, height } = bounded(size);
  const query = [`auth=${encodeURIComponent(image.auth)}`, `width=${width}`];
  if (height !== undefined) {
    const { focal } = image;
    query.push(`height=${height}`, focal ? `focal=${places(focal.x, focal.y)}` : 'smart=true');
  }
  if (image.crop) {
    const { left, top, width: across, height: down } = image.crop;
    query.push(`crop=${places(left, top)},${places(Math.max(1, across), Math.max(1, down))}`);
  }
  return `${base.replace(/\/$/, '')}/${id}?${query.join('&')}`;
}

function fileOf(url: string): string {
  return url.split(/[?#]/, 1)[0]?.split('/').pop() ?? '';
}

function bounded({ width, height }: ResizedSize): ResizedSize {
  const scale = Math.min(1, MAX_SIZE / Math.max(width, height ?? 0));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), ...(height === undefined ? {} : { height: side(height) }) };
}

function places(...values: number[]): string {
  return values.map((value) => Math.min(MAX_PLACE, Math.max(0, Math.round(value)))).join(',');
}
