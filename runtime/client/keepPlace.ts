interface Mark {
  element: Element;
  /** px below the window's top. */
  top: number;
}

/** How many elements are noted, as the first may go away. */
const MARKS = 4;

/**
 * Changes a block by `work`, and scrolls by as much as that moved what the reader looks at, or
 * `still`. The browser's own scroll anchoring, which Safari lacks, is off meanwhile, so that all
 * browsers do the same.
 */
export function keepPlace(block: Element, work: () => void, still?: Element): void {
  const marks = (still ? [still] : lookedAt(block)).map((element): Mark => ({
    element,
    top: topOf(element),
  }));
  const { style } = document.documentElement;
  const anchoring = style.getPropertyValue('overflow-anchor');
  style.setProperty('overflow-anchor', 'none');
  work();
  const mark = marks.find(({ element }) => element.isConnected);
  const moved = mark ? topOf(mark.element) - mark.top : 0;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  if (anchoring === '') style.removeProperty('overflow-anchor');
  else style.setProperty('overflow-anchor', anchoring);
}

/**
 * What the block has in the window: the first element that begins there, and those after it. Above
 * the window it has nothing there: what it pushes is in the window's middle. So it may be where a
 * block has no box that says where it is (empty, `display: contents`); at the top of the page nothing
 * is above.
 */
function lookedAt(block: Element): Element[] {
  const { bottom, height } = block.getBoundingClientRect();
  if (bottom < 0 || height === 0) {
    if (window.scrollY === 0) return [];
    const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    return seen ? [seen] : [];
  }
  const first = topOf(block) < 0 ? (firstBelowTop(block) ?? block) : block;
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
    if (!isInOrBelowWindow(child)) continue;
    const found = topOf(child) >= 0 ? child : firstBelowTop(child);
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

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
