interface Mark {
  element: Element;
  /** px below the window's top. */
  top: number;
}

/** How many elements are noted, as the first may go away. */
const MARKS = 4;

/** px by which the page was moved and not yet scrolled: browsers scroll by whole pixels. */
let owed = 0;

/** Where the last change left what it was measured by. */
let left: Mark | null = null;

/**
 * Changes a block by `work`, and scrolls by as much as that moved what the reader looks at, or
 * `still`: what is left of a pixel goes along with the next change. The browser's own scroll
 * anchoring, which Safari lacks, is off meanwhile, so that all browsers do the same.
 */
export function keepPlace(block: Element, work: () => void, still?: Element): void {
  const marks = (still ? [still] : lookedAt(block)).map((element): Mark => ({
    element,
    top: topOf(element),
  }));
  owed += leftByAnchoring();
  const { style } = document.documentElement;
  const anchoring = style.getPropertyValue('overflow-anchor');
  style.setProperty('overflow-anchor', 'none');
  work();
  const mark = marks.find(({ element }) => hasBox(element));
  if (mark) owed += topOf(mark.element) - mark.top;
  const moved = Math.round(owed);
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  owed -= moved;
  left = mark ? { element: mark.element, top: topOf(mark.element) } : null;
  if (anchoring === '') style.removeProperty('overflow-anchor');
  else style.setProperty('overflow-anchor', anchoring);
}

/**
 * px by which the browser's own anchoring, which scrolls by whole pixels too, moved the page between
 * two changes. More than a pixel is the reader's doing; at the top of a page nothing is anchored.
 */
function leftByAnchoring(): number {
  if (!left || window.scrollY === 0 || !hasBox(left.element)) return 0;
  const moved = topOf(left.element) - left.top;
  return Math.abs(moved) < 1 ? moved : 0;
}

/**
 * What the block has in the window: the first element that begins there, and those after it. Where
 * nothing of it begins there, what it pushes is in the window's middle. So it may be where a block has
 * no box that says where it is (empty, `display: contents`); at the top of the page nothing is above.
 */
function lookedAt(block: Element): Element[] {
  const { top, bottom } = block.getBoundingClientRect();
  const isAbove = bottom < 0 || !hasBox(block);
  const first = isAbove ? null : top < 0 ? firstBelowTop(block) : block;
  if (!first) {
    if (window.scrollY === 0) return [];
    const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    return seen ? [seen] : [];
  }
  const found = [first];
  for (let next = first.nextElementSibling; next && found.length < MARKS;) {
    if (isInOrBelowWindow(next)) found.push(next);
    next = next.nextElementSibling;
  }
  return found;
}

/** Looks into what reaches across the window's top. */
function firstBelowTop(parent: Element): Element | null {
  for (const child of parent.children) {
    // `display: contents` has no box either.
    const isBoxless = !hasBox(child);
    if (!isBoxless && !isInOrBelowWindow(child)) continue;
    const found = !isBoxless && topOf(child) >= 0 ? child : firstBelowTop(child);
    if (found) return found;
  }
  return null;
}

/** What sticks to the window says nothing about the page below it. */
function isInOrBelowWindow(element: Element): boolean {
  const { bottom, height } = element.getBoundingClientRect();
  return (
    height > 0 && bottom > 0 && !/sticky|fixed|absolute/.test(getComputedStyle(element).position)
  );
}

/** What is gone has none, nor what is hidden. */
function hasBox(element: Element): boolean {
  return element.getBoundingClientRect().height > 0;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
