import { isFreeKey } from '../../../../components/article/isFreeKey';

/**
 * The left and right arrow keys go from picture to picture, where nobody else wants them: not with
 * the focus elsewhere on the page or in a field, not below a dialog, not where the page itself
 * scrolls sideways (zoomed in).
 */
export function followArrowKeys(root: HTMLElement): void {
  const items = [...root.querySelectorAll<HTMLElement>('.gallery__item')];
  document.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !isFreeKey(event, root)) return;
    const target = items[placeInView(items) + step];
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ block: 'start', behavior: 'auto' });
    target.querySelector<HTMLElement>('.photo-link')?.focus({ preventScroll: true });
  });
}

/** The picture that is read now: the last whose top is above the middle; -1 above the first. */
function placeInView(items: readonly HTMLElement[]): number {
  const middle = window.innerHeight / 2;
  return items.findLastIndex((item) => item.getBoundingClientRect().top < middle);
}
