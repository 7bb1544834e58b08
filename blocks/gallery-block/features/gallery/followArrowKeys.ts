/** What uses the arrow keys itself, or stands above the page. */
const TAKES_KEYS =
  'input, textarea, select, video, audio, iframe, [contenteditable], [role="menu"], dialog, details[open] > summary';

/**
 * The left and right arrow keys go from picture to picture, where nobody else wants them: not with
 * the focus elsewhere on the page or in a field, not below a dialog, not where the page itself
 * scrolls sideways (zoomed in).
 */
export function followArrowKeys(root: HTMLElement): void {
  const items = [...root.querySelectorAll<HTMLElement>('.gallery__item')];
  document.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !isFree(event, root)) return;
    const target = items[placeInView(items) + step];
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ block: 'start', behavior: 'auto' });
    target.querySelector<HTMLElement>('.photo-link')?.focus({ preventScroll: true });
  });
}

function isFree(event: KeyboardEvent, root: HTMLElement): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
    return false;
  }
  const target = event.target as HTMLElement;
  const isOurs = root.contains(target) || (target === document.body && root.isConnected);
  const scrollsSideways = document.documentElement.scrollWidth > window.innerWidth;
  const isCovered = document.querySelector('dialog[open], [popover]:popover-open') !== null;
  return isOurs && !scrollsSideways && !isCovered && !target.closest(TAKES_KEYS);
}

/** The picture that is read now: the last whose top is above the middle; -1 above the first. */
function placeInView(items: readonly HTMLElement[]): number {
  const middle = window.innerHeight / 2;
  return items.findLastIndex((item) => item.getBoundingClientRect().top < middle);
}
