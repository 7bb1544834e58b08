/** px. */
export interface ImageSize {
  width: number;
  height: number;
}

/** px: where an address says nothing (platform §5). */
export const UNKNOWN_IMAGE_SIZE: ImageSize = { width: 1200, height: 800 };

/**
 * The size that a `WxH` token of a srcset or an address names, for example `…/900x600/photo.jpg`;
 * otherwise 1200x800 (platform §5). A token is two numbers of two to five digits that stand alone,
 * so a ratio such as `16x9` is none.
 */
export function readImageSize(srcset: string): ImageSize {
  const token = /(?<![a-z0-9])([1-9]\d{1,4})x([1-9]\d{1,4})(?![a-z0-9])/i.exec(srcset);
  return token === null
    ? UNKNOWN_IMAGE_SIZE
    : { width: Number(token[1]), height: Number(token[2]) };
}
