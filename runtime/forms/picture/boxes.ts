import type { Box, Point } from './pictureAddress';

/*
 * Boxes in fractions of a picture. `aspect` is the picture's width over its height in px, `ratio` that
 * of a box; null for any.
 */

/** Least side of a crop. */
const LEAST = 0.05;
export const WHOLE: Box = { left: 0, top: 0, width: 1, height: 1 };

export type Corner = 'left top' | 'right top' | 'left bottom' | 'right bottom';
export const CORNERS: readonly Corner[] = ['left top', 'right top', 'left bottom', 'right bottom'];

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(low, high), Math.max(low, value));

export const movePoint = ({ x, y }: Point, by: Point): Point => ({
  x: clamp(x + by.x, 0, 1),
  y: clamp(y + by.y, 0, 1),
});

export function moveBox(box: Box, by: Point): Box {
  return {
    ...box,
    left: clamp(box.left + by.x, 0, 1 - box.width),
    top: clamp(box.top + by.y, 0, 1 - box.height),
  };
}

/** The largest box of a ratio within another, around a point as far as it can be. */
export function fitBox(within: Box, ratio: number, aspect: number, around: Point | null): Box {
  const own = (within.width / within.height) * aspect;
  const width = own > ratio ? (within.width * ratio) / own : within.width;
  const height = own > ratio ? within.height : (within.height * own) / ratio;
  const { x, y } = around ?? centerOf(within);
  return {
    left: clamp(x - width / 2, within.left, within.left + within.width - width),
    top: clamp(y - height / 2, within.top, within.top + within.height - height),
    width,
    height,
  };
}

/** A box of which one corner is moved; the opposite one stays. */
export function resizeBox(
  box: Box,
  {
    corner,
    by,
    ratio,
    aspect,
  }: { corner: Corner; by: Point; ratio: number | null; aspect: number },
): Box {
  const isLeft = corner.startsWith('left');
  const isTop = corner.endsWith('top');
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  const room = { width: isLeft ? right : 1 - box.left, height: isTop ? bottom : 1 - box.top };
  let width = clamp(box.width + (isLeft ? -by.x : by.x), LEAST, room.width);
  let height = clamp(box.height + (isTop ? -by.y : by.y), LEAST, room.height);
  if (ratio !== null) {
    // What moves more decides.
    const isAcross = Math.abs(by.x) * aspect >= Math.abs(by.y);
    if (!isAcross) width = (height * ratio) / aspect;
    const scale = Math.min(1, room.width / width, (room.height * ratio) / (width * aspect));
    width *= scale;
    height = (width * aspect) / ratio;
  }
  return {
    left: isLeft ? right - width : box.left,
    top: isTop ? bottom - height : box.top,
    width,
    height,
  };
}

/** What a place of some shape shows of a picture, where the resizer need not look for it itself. */
export function shownBox(
  { focal, crop }: { focal: Point | null; crop: Box | null },
  ratio: number | null,
  aspect: number,
): Box {
  const used = crop ?? WHOLE;
  return ratio === null ? used : fitBox(used, ratio, aspect, focal);
}

const centerOf = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});
