import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import type { FrameMessage } from '../../shared/frameProtocol';
import { dropUnder, type Dragged, type DropTargets, type UnderPointer } from './dropUnder';
import { followPointer } from './followPointer';
import { useWhileDragging } from './useWhileDragging';

/** A drag as it stands: where the pointer is, in px of the window, and where a drop would be. */
interface DragState extends UnderPointer {
  dragged: Dragged;
  /** Whether the frame has the pointer: then it must keep it. */
  isOfFrame: boolean;
  x: number;
  y: number;
}

/** Drags to the canvas and to the outline, from anywhere. */
export function useDrag(targets: DropTargets) {
  const [drag, setDrag] = useState<DragState | null>(null);
  const current = useRef<DragState | null>(null);
  const set = (next: DragState | null) => {
    current.current = next;
    setDrag(next);
  };
  const goTo = (dragged: Dragged, x: number, y: number, isOfFrame: boolean) =>
    set({ dragged, isOfFrame, x, y, ...dropUnder(targets, dragged, { x, y }) });

  const finish = (isDropped: boolean) => {
    const last = current.current;
    set(null);
    const target = last?.canvas?.place ?? last?.outline?.place;
    if (isDropped && last && target) last.dragged.onDrop(target);
  };

  useWhileDragging({
    isDragging: drag !== null,
    onFrame: () => {
      const last = current.current;
      if (!last || last.scroll === 0) return;
      targets.client.post({ kind: 'scrollBy', y: last.scroll });
      goTo(last.dragged, last.x, last.y, last.isOfFrame);
    },
    onEscape: () => set(null),
  });

  /** Begins a drag at a press of the pointer, once it has moved a little. */
  const press = (event: ReactPointerEvent, dragged: () => Dragged) =>
    followPointer(event, {
      isGivenUp: () => current.current === null,
      onMove: (x, y) => goTo(current.current?.dragged ?? dragged(), x, y, false),
      onEnd: finish,
    });

  /** A drag that began in the frame. */
  const hear = (
    { phase, x, y }: FrameMessage & { kind: 'dragged' },
    dragged: () => Dragged,
  ): void => {
    const shown = targets.place();
    if (!shown) return;
    if (phase === 'end' || phase === 'cancel') return finish(phase === 'end');
    if (phase === 'move' && !current.current) return;
    const { left, top } = shown.frame.getBoundingClientRect();
    const [clientX, clientY] = [left + x * shown.scale, top + y * shown.scale];
    goTo(current.current?.dragged ?? dragged(), clientX, clientY, true);
  };

  return { drag, press, hear };
}
