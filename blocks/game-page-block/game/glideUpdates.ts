/** What moves as a piece when something is put in above it. */
const PIECES = '[data-row], .page__main > *, .page__rail > *';
/** ms */
const DURATION = 240;

/**
 * Lets what new rows of any block push aside glide to its new place: nothing jumps under a reader's
 * eyes. Where the engine keeps the reader's place by scrolling, nothing moves and nothing glides.
 * Filters keep what the reader chose.
 *
 * @param page holds the blocks; the events of blocks don't bubble, but can be caught on their way
 */
export function glideUpdates(page: EventTarget): void {
  page.addEventListener('broadsheet:update', (event) => glide(event as Update), { capture: true });
}

/** What `broadsheet:update` brings (`fusion:live`). */
type Update = HTMLElementEventMap['broadsheet:update'];

function glide(event: Update): void {
  const root = event.target as HTMLElement;
  const { fresh, apply } = event.detail;
  if (fresh) keepChoices(root, fresh);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  const before = placesOf(root);
  apply();
  for (const [piece, { left, top }] of before) {
    if (!piece.isConnected) continue;
    const now = piece.getBoundingClientRect();
    const [x, y] = [left - now.left, top - now.top];
    if (x === 0 && y === 0) continue;
    // Blocks that change together each add their part.
    piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: DURATION,
      easing: 'ease-out',
      composite: 'add',
    });
  }
}

/** Where the block's rows and the page's other blocks are, as far as they can be seen. */
function placesOf(root: HTMLElement): Map<HTMLElement, DOMRect> {
  const places = new Map<HTMLElement, DOMRect>();
  for (const piece of document.querySelectorAll<HTMLElement>(PIECES)) {
    const isOwnRow = piece.hasAttribute('data-row') && root.contains(piece);
    const isOtherBlock = !piece.hasAttribute('data-row') && piece !== root;
    if (!isOwnRow && !isOtherBlock) continue;
    const place = piece.getBoundingClientRect();
    if (place.bottom > 0 && place.top < window.innerHeight) places.set(piece, place);
  }
  return places;
}

/** The server does not know what was chosen in the browser. */
function keepChoices(root: HTMLElement, fresh: Element): void {
  for (const input of fresh.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    const own = document.getElementById(input.id);
    if (own instanceof HTMLInputElement && root.contains(own))
      input.toggleAttribute('checked', own.checked);
  }
}
