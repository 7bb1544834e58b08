import { keepNote } from './keepNote';
import { keepOrder } from './keepOrder';
import { keepShown } from './keepShown';

/** What moves as a piece of its block. */
const ROW = '[data-row]';
/** ms */
const DURATION = 240;

/**
 * Lets what new rows of any block push aside glide to its new place: nothing jumps under a reader's
 * eyes. Where the engine keeps the reader's place by scrolling, nothing moves and nothing glides.
 * Filters keep what the reader chose, lists the order in which they are and the plays that they show, the
 * board its note.
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
  if (fresh) {
    keepChoices(root, fresh);
    keepNote(root, fresh);
    keepOrder(root, fresh);
    keepShown(root, fresh);
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.preventDefault();
  const before = placesOf(root);
  apply();
  const moves = new Map<Element | null | undefined, { x: number; y: number }>();
  for (const [piece, { left, top }] of before) {
    if (!piece.isConnected) continue;
    const now = piece.getBoundingClientRect();
    const move = { x: left - now.left, y: top - now.top };
    moves.set(piece, move);
    // A row in a row goes along with it.
    const outer = moves.get(piece.parentElement?.closest(ROW)) ?? { x: 0, y: 0 };
    const [x, y] = [move.x - outer.x, move.y - outer.y];
    // The page is scrolled by whole pixels: what is left of one is not to be seen.
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
    // Blocks that change together each add their part.
    piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: DURATION,
      easing: 'ease-out',
      composite: 'add',
    });
  }
}

/**
 * Where the block's rows are and all that is beside the block, as far as it can come into sight. What is
 * empty has no place yet: filled while it glides, it would be seen on its way across the others.
 */
function placesOf(root: HTMLElement): Map<HTMLElement, DOMRect> {
  const places = new Map<HTMLElement, DOMRect>();
  for (const piece of [...root.querySelectorAll<HTMLElement>(ROW), ...besides(root)]) {
    const place = piece.getBoundingClientRect();
    const reach = window.innerHeight;
    if (place.height > 0 && place.bottom > -reach && place.top < 2 * reach)
      places.set(piece, place);
  }
  return places;
}

/** What stands next to the element, and next to all that holds it. */
function besides(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element,
  );
  return [...siblings, ...besides(parent)];
}

/** The server does not know what was chosen in the browser. */
function keepChoices(root: HTMLElement, fresh: Element): void {
  for (const input of fresh.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    const own = document.getElementById(input.id);
    if (own instanceof HTMLInputElement && root.contains(own))
      input.toggleAttribute('checked', own.checked);
  }
}
