import type { KeyboardEvent, PointerEvent } from 'react';

/** px. */
const RANGE = { min: 72, max: 640, step: 24 };

interface Props {
  /** px of what is below. */
  height: number;
  onHeight: (height: number) => void;
}

/** The upper edge of the panel: drag it, or use the arrow keys. */
export function Splitter({ height, onHeight }: Props) {
  const resize = (to: number) => onHeight(Math.min(RANGE.max, Math.max(RANGE.min, Math.round(to))));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: RANGE.step, ArrowDown: -RANGE.step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    resize(height + by);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const { currentTarget: edge, clientY: start, pointerId } = event;
    edge.setPointerCapture(pointerId);
    const onMove = ({ clientY }: globalThis.PointerEvent) => resize(height + start - clientY);
    edge.addEventListener('pointermove', onMove);
    edge.addEventListener(
      'lostpointercapture',
      () => edge.removeEventListener('pointermove', onMove),
      { once: true },
    );
  };
  return (
    <div
      className="splitter"
      role="separator"
      aria-orientation="horizontal"
      aria-label="Height of the details"
      aria-valuenow={height}
      aria-valuemin={RANGE.min}
      aria-valuemax={RANGE.max}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    />
  );
}
