/** The resizer's address on the site itself; the publisher's own host may replace it. */
export const RESIZER_BASE = '/gateway/resizer/v2/';

/** What the resizer must know of a picture. `focal` and `crop` in px of the original. */
export interface ResizableImage {
  url: string;
  /** Signature; without one the resizer refuses, so the original's address is used. */
  auth: string;
  focal: { x: number; y: number } | null;
  /** The part that is shown; all of it without. */
  crop?: { left: number; top: number; width: number; height: number };
}

/** Size wanted, in px. Without `height` the picture keeps its own shape. */
export interface ResizedSize {
  width: number;
  height?: number;
}

/**
 * The address of a picture in another size (platform §7: auth, width, height, focal, smart; and what of
 * the picture an editor kept).
 * Falls back to the original's address when the picture is not signed (platform §8).
 */
export function resizerUrl(
  image: ResizableImage,
  { width, height }: ResizedSize,
  base: string = RESIZER_BASE,
): string {
  if (image.auth === '') return image.url;
  const file = image.url.split(/[?#]/, 1)[0]?.split('/').pop() ?? '';
  if (file === '') return image.url;
  const query = [`auth=${encodeURIComponent(image.auth)}`, `width=${Math.round(width)}`];
  if (height !== undefined) {
    query.push(`height=${Math.round(height)}`);
    query.push(
      image.focal
        ? `focal=${Math.round(image.focal.x)},${Math.round(image.focal.y)}`
        : 'smart=true',
    );
  }
  if (image.crop) {
    const { left, top, width: across, height: down } = image.crop;
    query.push(`crop=${[left, top, across, down].map(Math.round).join(',')}`);
  }
  return `${base}${file}?${query.join('&')}`;
}
