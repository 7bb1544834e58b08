import { readSwipe } from '../../../../components/article/lightbox/readSwipe';

/** What a mouse does something else with. */
const NOT_DRAGGED = 'a, button, input, select, textarea, summary, iframe, video, audio';

/**
 * Drags slides by mouse, which no browser scrolls by: from 10 px on they follow, and over 40 px move
 * one (widgets §4). The click that ends a drag is none.
 *
 * @param onStep -1 or 1; 0 to go back to where they were
 */
export function followMouse(track: HTMLElement, onStep: (step: -1 | 0 | 1) => void): void {
  let from: { x: number; y: number; left: number } | null = null;
  let isDrag = false;
  track.addEventListener('pointerdown', (event) => {
    isDrag = false;
    const isFree = !(event.target as Element).closest(NOT_DRAGGED);
    const isMouse = event.pointerType === 'mouse' && event.button === 0 && isFree;
    from = isMouse ? { x: event.clientX, y: event.clientY, left: track.scrollLeft } : null;
  });
  window.addEventListener('pointermove', (event) => {
    if (!from) return;
    const move = { x: event.clientX - from.x, y: event.clientY - from.y };
    isDrag ||= readSwipe(move).hasStarted;
    if (!isDrag) return;
    getSelection()?.removeAllRanges();
    track.dataset['drag'] = '';
    track.scrollLeft = from.left - move.x;
  });
  window.addEventListener('pointerup', (event) => {
    if (!from) return;
    const { step } = readSwipe({ x: event.clientX - from.x, y: event.clientY - from.y });
    const { left } = from;
    from = null;
    if (!isDrag) return;
    delete track.dataset['drag'];
    // Where it began is what the step counts from.
    track.scrollLeft = left;
    onStep(step);
  });
  track.addEventListener(
    'click',
    (event) => {
      if (!isDrag) return;
      isDrag = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  track.addEventListener('dragstart', (event) => event.preventDefault());
}
