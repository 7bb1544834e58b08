/** What moves as a piece when something is put in above it. */
const PIECES = '[data-row], .page__main > *, .page__rail > *';
/** ms */
const DURATION = 240;

/**
 * Lets what new rows push aside glide to its new place: nothing jumps under a reader's eyes. Where
 * the engine keeps the reader's place by scrolling, nothing moves and nothing glides. Filters keep
 * what the reader chose.
 */
export function glideUpdates(root: HTMLElement): void {
  root.addEventListener('broadsheet:update', (event) => {
    const { fresh, apply } = event.detail;
    if (fresh) keepChoices(root, fresh);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    const before = placesOf(root);
    apply();
    for (const [piece, top] of before) {
      if (!piece.isConnected) continue;
      const moved = piece.getBoundingClientRect().top - top;
      if (moved === 0) continue;
      piece.animate([{ transform: `translateY(${-moved}px)` }, { transform: 'none' }], {
        duration: DURATION,
        easing: 'ease-out',
      });
    }
  });
}

/** Where the block's rows and the page's other blocks are, as far as they can be seen. */
function placesOf(root: HTMLElement): Map<HTMLElement, number> {
  const places = new Map<HTMLElement, number>();
  for (const piece of document.querySelectorAll<HTMLElement>(PIECES)) {
    const isOwnRow = piece.hasAttribute('data-row') && root.contains(piece);
    const isOtherBlock = !piece.hasAttribute('data-row') && piece !== root;
    if (!isOwnRow && !isOtherBlock) continue;
    const { top, bottom } = piece.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) places.set(piece, top);
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
