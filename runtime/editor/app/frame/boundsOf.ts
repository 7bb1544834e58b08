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
 * What stands between a mark's comments takes this room; null for none. The boxes of its elements are
 * asked for, not a range's: that would visit every word in them.
 */
export function boundsOf(mark: Mark): Bounds | null {
  let bounds = NOWHERE;
  for (const own of boxesIn(mark, null)) bounds = join(bounds, own);
  return isRoom(bounds) ? bounds : null;
}

/** Whether what stands there, apart from `other`, takes any room: the first that does tells. */
export function takesRoom(mark: Mark, other: Element | null): boolean {
  for (const own of boxesIn(mark, other)) if (isRoom(own)) return true;
  return false;
}

const isRoom = ({ left, top, right, bottom }: Bounds): boolean => right > left && bottom > top;

function* boxesIn({ start, end }: Mark, other: Element | null): Generator<Bounds> {
  for (let at = start.nextSibling; at && at !== end; at = at.nextSibling) {
    if (at === other) continue;
    if (at instanceof Element) yield deepBounds(at, DEPTH);
    else if (at instanceof Text && at.data.trim() !== '') yield boxOf(at);
  }
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
  if (!isRoom(rect)) return bounds;
  return {
    left: Math.min(bounds.left, rect.left),
    top: Math.min(bounds.top, rect.top),
    right: Math.max(bounds.right, rect.right),
    bottom: Math.max(bounds.bottom, rect.bottom),
  };
}
