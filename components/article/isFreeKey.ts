/** What uses the arrow keys itself, or stands above the page. */
const TAKES_KEYS =
  'input, textarea, select, video, audio, iframe, [contenteditable], [role="menu"], dialog, details[open] > summary';

/**
 * Whether nobody else wants an arrow key, so that `root` may: not with the focus elsewhere on the page
 * or in a field, not below a dialog, not where the page itself scrolls sideways (zoomed in).
 */
export function isFreeKey(event: KeyboardEvent, root: HTMLElement): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
    return false;
  }
  const target = event.target as HTMLElement;
  const isOurs = root.contains(target) || (target === document.body && root.isConnected);
  const scrollsSideways = document.documentElement.scrollWidth > window.innerWidth;
  const isCovered = document.querySelector('dialog[open], [popover]:popover-open') !== null;
  return isOurs && !scrollsSideways && !isCovered && !target.closest(TAKES_KEYS);
}
