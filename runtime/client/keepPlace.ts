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

/** The first thing of the block that is in the window, as deep as it goes, and what follows it. */
function lookedAt(block: Element): Element[] {
  let seen = block;
  while (topOf(seen) < 0) {
    const inside = [...seen.children].find(isInOrBelowWindow);
    if (!inside) break;
    seen = inside;
  }
  const found = [seen];
  for (let next = seen.nextElementSibling; next && found.length < MARKS;) {
    if (isInOrBelowWindow(next)) found.push(next);
    next = next.nextElementSibling;
  }
  return found;
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
