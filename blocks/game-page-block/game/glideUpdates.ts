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

/** What is on its way, or is about to be: null. */
const glides = new Map<HTMLElement, Animation | null>();
/** The frame in which what changed sets off. */
let start = 0;

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
  for (const piece of before.keys()) stop(piece);
  const moves = movesFrom(before);
  for (const [piece, move] of moves) {
    // A row in a row, or in a block that glides, goes along with it.
    const outer = outerMove(piece, moves);
    const [x, y] = [move.x - outer.x, move.y - outer.y];
    // The page is scrolled by whole pixels: what is left of one is not to be seen.
    if (Math.abs(x) < 1 && Math.abs(y) < 1) continue;
    piece.style.transform = `translate(${x}px, ${y}px)`;
    glides.set(piece, null);
  }
  cancelAnimationFrame(start);
  // A browser that counts what jumps looks at places, and at an element that is in motion without its motion: what
  // changes on its way stands still for a frame, where it is seen.
  start = requestAnimationFrame(() => {
    start = requestAnimationFrame(setOff);
  });
}

function setOff(): void {
  for (const [piece, motion] of glides) {
    if (motion) continue;
    const { transform } = piece.style;
    piece.style.transform = '';
    const way = piece.animate([{ transform }, { transform: 'none' }], {
      duration: DURATION,
      easing: 'ease-out',
    });
    way.onfinish = () => glides.delete(piece);
    glides.set(piece, way);
  }
}

function stop(piece: HTMLElement): void {
  if (!glides.has(piece)) return;
  glides.get(piece)?.cancel();
  piece.style.transform = '';
  glides.delete(piece);
}

interface Move {
  /** px */
  x: number;
  y: number;
}

/** How far each piece that is still there stood from its place of now. */
function movesFrom(before: Map<HTMLElement, DOMRect>): Map<HTMLElement, Move> {
  const moves = new Map<HTMLElement, Move>();
  for (const [piece, { left, top }] of before) {
    if (!piece.isConnected) continue;
    const now = piece.getBoundingClientRect();
    moves.set(piece, { x: left - now.left, y: top - now.top });
  }
  return moves;
}

function outerMove(piece: HTMLElement, moves: Map<HTMLElement, Move>): Move {
  for (let outer = piece.parentElement; outer; outer = outer.parentElement) {
    const move = moves.get(outer);
    if (move) return move;
  }
  return { x: 0, y: 0 };
}

/**
 * Where the block's rows are and all that is beside the block, as far as it can come into sight, and what is on
 * its way. What is empty has no place yet: filled while it glides, it would be seen on its way across the others.
 */
function placesOf(root: HTMLElement): Map<HTMLElement, DOMRect> {
  const places = new Map<HTMLElement, DOMRect>();
  for (const piece of glides.keys()) places.set(piece, piece.getBoundingClientRect());
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
