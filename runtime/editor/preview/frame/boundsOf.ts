import type { Mark } from './readMarks';

/** Edges in px of the frame's window. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Elements without a box of their own (`display: contents`, floats) are as large as what they hold, so deep. */
const DEPTH = 3;

const NOWHERE: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/**
 * What stands between a mark's comments, apart from `other`, takes this room; null for none.
 * The boxes of its elements are asked for, not a range's: that would visit every word in them.
 */
export function boundsOf(mark: Mark, other: Element | null = null): Bounds | null {
  let bounds = NOWHERE;
  for (let at = mark.start.nextSibling; at && at !== mark.end; at = at.nextSibling) {
    if (at === other) continue;
    if (at instanceof Element) bounds = join(bounds, deepBounds(at, DEPTH));
    else if (at instanceof Text && at.data.trim() !== '') bounds = join(bounds, boxOf(at));
  }
  return bounds.right > bounds.left && bounds.bottom > bounds.top ? bounds : null;
}

function deepBounds(element: Element, depth: number): Bounds {
  const own = join(NOWHERE, element.getBoundingClientRect());
  if (depth === 0 || own.bottom > own.top) return own;
  return [...element.children].reduce(
    (bounds, child) => join(bounds, deepBounds(child, depth - 1)),
    own,
  );
}

function boxOf(text: Text): Bounds {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

function join(bounds: Bounds, rect: Bounds): Bounds {
  if (rect.right <= rect.left || rect.bottom <= rect.top) return bounds;
  return {
    left: Math.min(bounds.left, rect.left),
    top: Math.min(bounds.top, rect.top),
    right: Math.max(bounds.right, rect.right),
    bottom: Math.max(bounds.bottom, rect.bottom),
  };
}
