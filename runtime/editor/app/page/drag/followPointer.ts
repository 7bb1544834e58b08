import type { PointerEvent as ReactPointerEvent } from 'react';

/** px that a pressed pointer moves before it drags. */
const SLACK = 4;

interface Following {
  /** Whether the drag was given up while the pointer is still pressed. */
  isGivenUp: () => boolean;
  /** px of the window. */
  onMove: (x: number, y: number) => void;
  onEnd: (isDropped: boolean) => void;
}

/** Follows a pressed pointer from its first few px on, also outside of the window. */
export function followPointer(
  event: ReactPointerEvent,
  { isGivenUp, onMove, onEnd }: Following,
): void {
  const { clientX, clientY, pointerId } = event;
  const target = event.currentTarget as HTMLElement;
  let isBegun = false;
  const onPointerMove = (move: PointerEvent) => {
    if (!isBegun && Math.hypot(move.clientX - clientX, move.clientY - clientY) < SLACK) return;
    if (isBegun && isGivenUp()) return;
    // The frame takes none meanwhile.
    if (!isBegun) target.setPointerCapture(pointerId);
    isBegun = true;
    onMove(move.clientX, move.clientY);
  };
  const stop = (isDropped: boolean) => {
    target.removeEventListener('pointermove', onPointerMove);
    target.removeEventListener('pointerup', onUp);
    target.removeEventListener('pointercancel', onCancel);
    removeEventListener('pointermove', onPointerMove);
    removeEventListener('pointerup', onUp);
    if (isBegun) {
      if (target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
      // The click that ends a drag chooses nothing.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, true));
      onEnd(isDropped);
    }
  };
  const onUp = () => stop(true);
  const onCancel = () => stop(false);
  addEventListener('pointermove', onPointerMove);
  addEventListener('pointerup', onUp);
  target.addEventListener('pointercancel', onCancel);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
