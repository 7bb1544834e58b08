import { readSwipe } from './readSwipe';

/**
 * Turns slides by touch or pointer on `stage` (widgets §4): what is in it follows the finger from
 * 10 px on, and 40 px move a slide. Vertical moves, and all moves while the page is zoomed in, stay
 * the browser's.
 *
 * @param onStep -1 or 1
 */
export function followSwipes(stage: HTMLElement, onStep: (step: -1 | 1) => void): void {
  let from: { id: number; x: number; y: number } | null = null;
  let isSwipe = false;
  const moveOf = (event: PointerEvent) => ({
    x: event.clientX - (from?.x ?? 0),
    y: event.clientY - (from?.y ?? 0),
  });
  const rest = () => {
    from = null;
    isSwipe = false;
    stage.style.removeProperty('--swipe');
    delete stage.dataset['swipe'];
  };

  stage.addEventListener('pointerdown', (event) => {
    // A second finger is a pinch.
    if (!event.isPrimary) return rest();
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
    if (event.button !== 0 || isZoomed) return;
    from = { id: event.pointerId, x: event.clientX, y: event.clientY };
  });
  stage.addEventListener('pointermove', (event) => {
    if (from?.id !== event.pointerId) return;
    const move = moveOf(event);
    if (!isSwipe && readSwipe(move).hasStarted) {
      isSwipe = true;
      stage.dataset['swipe'] = '';
      stage.setPointerCapture(event.pointerId);
    }
    if (isSwipe) stage.style.setProperty('--swipe', `${move.x}px`);
  });
  stage.addEventListener('pointerup', (event) => {
    if (from?.id !== event.pointerId) return;
    const { step } = readSwipe(moveOf(event));
    rest();
    if (step !== 0) onStep(step);
  });
  stage.addEventListener('pointercancel', rest);
  // The browser would drag the picture itself.
  stage.addEventListener('dragstart', (event) => event.preventDefault());
}
