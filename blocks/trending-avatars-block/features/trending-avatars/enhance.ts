import { forgetDot, readClicked } from './clickedAvatars';
import { shownArrows } from './shownArrows';

/** Part of the strip's width that an arrow scrolls. */
const STEP = 0.8;

/** Dots go once clicked, also on the next visit; arrows come where there is more (widgets §4). */
export default function enhance(root: HTMLElement): void {
  dropDots(root);
  const strip = root.querySelector<HTMLElement>('.trending__list');
  const left = root.querySelector<HTMLElement>('.trending__arrow--left');
  const right = root.querySelector<HTMLElement>('.trending__arrow--right');
  if (!strip || !left || !right) return;

  const update = () => {
    const { scrollLeft, clientWidth, scrollWidth } = strip;
    const shown = shownArrows({ scrollLeft, clientWidth, scrollWidth }, window.innerWidth);
    // The focus stays in the strip when the arrow that has it goes.
    if (!shown.left && left === document.activeElement) right.focus();
    if (!shown.right && right === document.activeElement) {
      left.hidden = !shown.left;
      left.focus();
    }
    left.hidden = !shown.left;
    right.hidden = !shown.right;
  };
  left.addEventListener('click', () => strip.scrollBy({ left: -STEP * strip.clientWidth }));
  right.addEventListener('click', () => strip.scrollBy({ left: STEP * strip.clientWidth }));
  strip.addEventListener('scroll', update);
  window.addEventListener('resize', update);
  update();
}

function dropDots(root: HTMLElement): void {
  const clicked = readClicked();
  for (const link of root.querySelectorAll<HTMLElement>('.is-new')) {
    const { avatar = '', story = '' } = link.dataset;
    const drop = () => {
      link.classList.remove('is-new');
      link.querySelector('.trending__new')?.remove();
    };
    if (clicked[avatar] === story) drop();
    link.addEventListener('click', () => {
      forgetDot(avatar, story);
      drop();
    });
  }
}
