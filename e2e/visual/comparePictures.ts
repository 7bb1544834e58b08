/** Pixels as sharp's `raw()` gives them: red, green, blue, alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Comparison {
  /** 0 to 1: how much of the larger picture differs. */
  share: number;
  /** The second picture, paled, with what differs in red. */
  difference: Pixels;
}

/** The largest distance that two colors can have, and the share of it that nobody sees. */
const FURTHEST = 35_215;
const UNSEEN = 0.1 ** 2;

/**
 * Compares two pictures pixel by pixel, by how different colors look (YIQ, Kotsarenko and Ramos 2010).
 * Where only one of them has a pixel, it differs. A pixel counts as equal when the other picture has its
 * color there or, as smoothed edges may fall a pixel further, right beside it.
 */
export function comparePictures(before: Pixels, after: Pixels): Comparison {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isChanged = !isNear(before, after, x, y) || !isNear(after, before, x, y);
      if (isChanged) changed += 1;
      const at = (y * width + x) * 4;
      const pale = 255 - (255 - lightness(after, x, y)) * 0.2;
      data.set(isChanged ? [214, 0, 28, 255] : [pale, pale, pale, 255], at);
    }
  }
  return { share: changed / (width * height), difference: { width, height, data } };
}

const offset = ({ width, height }: Pixels, x: number, y: number) =>
  x < 0 || y < 0 || x >= width || y >= height ? -1 : (y * width + x) * 4;

/** Whether `other` has the color of a pixel of `one`, there or right beside it. */
function isNear(one: Pixels, other: Pixels, x: number, y: number): boolean {
  const from = offset(one, x, y);
  const same = offset(other, x, y);
  if (from === -1 || same === -1) return false;
  if (distance(one.data, from, other.data, same) <= UNSEEN * FURTHEST) return true;
  const beside = [
    offset(other, x - 1, y),
    offset(other, x + 1, y),
    offset(other, x, y - 1),
    offset(other, x, y + 1),
  ];
  return beside.some(
    (at) => at !== -1 && distance(one.data, from, other.data, at) <= UNSEEN * FURTHEST,
  );
}

function distance(a: Uint8Array, i: number, b: Uint8Array, j: number): number {
  const red = a[i]! - b[j]!;
  const green = a[i + 1]! - b[j + 1]!;
  const blue = a[i + 2]! - b[j + 2]!;
  const luma = red * 0.298_895_31 + green * 0.586_622_47 + blue * 0.114_482_23;
  const inPhase = red * 0.595_977_99 - green * 0.274_171_6 - blue * 0.321_801_89;
  const quadrature = red * 0.211_470_17 - green * 0.522_617_11 + blue * 0.311_146_94;
  return 0.5053 * luma * luma + 0.299 * inPhase * inPhase + 0.1957 * quadrature * quadrature;
}

function lightness(picture: Pixels, x: number, y: number): number {
  const at = offset(picture, x, y);
  if (at === -1) return 255;
  const [red = 0, green = 0, blue = 0] = picture.data.subarray(at, at + 3);
  return red * 0.3 + green * 0.59 + blue * 0.11;
}
