import type { Box, PageLayout, TextBox } from './protocol';
import { rangeOf, type Mark } from './readMarks';
import type { TextMark } from './readTexts';

/** Elements without a box of their own (`display: contents`, floats) are as large as what they hold, so deep. */
const DEPTH = 3;

/** Where every section and node of the page is. */
export function measurePage(
  page: Document,
  marks: readonly Mark[],
  texts: readonly TextMark[],
): PageLayout {
  const { scrollX, scrollY } = page.defaultView!;
  const nodes: Box[] = [];
  const sections: Box[] = [];
  const seen = new Set<string>();
  for (const mark of marks) {
    if (mark.kind === 'node' && seen.has(mark.id)) continue; // a chain may show a child twice
    const { left, top, right, bottom } = boundsOf(mark);
    if (right <= left && bottom <= top) continue;
    const box: Box = {
      id: mark.id,
      x: left + scrollX,
      y: top + scrollY,
      width: right - left,
      height: bottom - top,
    };
    if (mark.kind === 'node') seen.add(mark.id);
    (mark.kind === 'node' ? nodes : sections).push(box);
  }
  const { scrollWidth: width, scrollHeight: height } = page.documentElement;
  return { nodes, sections, texts: texts.flatMap(boxOfText), width, height };
}

/** None for a text that is only heard. */
function boxOfText({ id, field, element }: TextMark): TextBox[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1) return [];
  const { scrollX, scrollY } = element.ownerDocument.defaultView!;
  return [{ id, field, x: x + scrollX, y: y + scrollY, width, height }];
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const NOWHERE: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

function boundsOf(mark: Mark): Bounds {
  const own = [...rangeOf(mark).getClientRects()].reduce<Bounds>(join, NOWHERE);
  if (own.right > own.left && own.bottom > own.top) return own;
  return elementsOf(mark).reduce(
    (bounds, element) => join(bounds, deepBounds(element, DEPTH)),
    own,
  );
}

function deepBounds(element: Element, depth: number): Bounds {
  const own = join(NOWHERE, element.getBoundingClientRect());
  if (depth === 0 || own.bottom > own.top) return own;
  return [...element.children].reduce(
    (bounds, child) => join(bounds, deepBounds(child, depth - 1)),
    own,
  );
}

function elementsOf({ start, end }: Mark): Element[] {
  const elements: Element[] = [];
  for (let at = start.nextSibling; at && at !== end; at = at.nextSibling)
    if (at instanceof Element) elements.push(at);
  return elements;
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
