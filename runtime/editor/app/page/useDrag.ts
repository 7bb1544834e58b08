import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { Node, PageDocument } from '../../../document/document';
import type { Place } from '../../../document/operations/operation';
import type { FrameMessage } from '../frame/protocol';
import { findDrop, type Drop } from '../model/findDrop';
import { dropOnRow, type OutlineDrop, type OutlineRow } from '../model/outline';
import type { FramePlace } from './Canvas';
import type { CanvasClient } from './CanvasClient';

/** What is dragged: blocks of the page, or a new one. */
export interface Dragged {
  nodes: readonly Pick<Node, 'id' | 'kind'>[];
  label: string;
  /** Puts it there. */
  onDrop: (place: Place) => void;
}

interface DragState {
  dragged: Dragged;
  /** Whether the frame has the pointer: then it must keep it. */
  isOfFrame: boolean;
  x: number;
  y: number;
  canvas: Drop | null;
  outline: OutlineDrop | null;
}

interface Options {
  client: CanvasClient;
  document: () => PageDocument;
  rows: () => readonly OutlineRow[];
  place: () => FramePlace | null;
}

/** px that a pressed pointer moves before it drags. */
const SLACK = 4;
/** px at the upper and lower edge of the canvas where it scrolls, and by how much each frame. */
const EDGE = 48;
const SCROLL = 14;

/** Drags to the canvas and to the outline, from anywhere. */
export function useDrag({ client, document, rows, place }: Options) {
  const [drag, setDrag] = useState<DragState | null>(null);
  const current = useRef<DragState | null>(null);
  const scrolling = useRef(0);
  const set = (next: DragState | null) => {
    current.current = next;
    setDrag(next);
  };

  const at = (dragged: Dragged, x: number, y: number, isOfFrame = false): DragState => {
    const state: DragState = { dragged, isOfFrame, x, y, canvas: null, outline: null };
    const row = globalThis.document
      .elementFromPoint(x, y)
      ?.closest<HTMLElement>('.outline [data-key]');
    const found = row && rows().find(({ key }) => key === row.dataset['key']);
    if (row && found) {
      const box = row.getBoundingClientRect();
      const kinds = dragged.nodes.map(({ kind }) => kind);
      return { ...state, outline: dropOnRow(found, (y - box.top) / box.height, kinds) };
    }
    const shown = place();
    const { layout, scroll } = client.read();
    const box = shown?.frame.getBoundingClientRect();
    scrolling.current = 0;
    if (!shown || !box || !layout) return state;
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return state;
    if (y < box.top + EDGE) scrolling.current = -SCROLL;
    else if (y > box.bottom - EDGE) scrolling.current = SCROLL;
    const point = {
      x: (x - box.left) / shown.scale + scroll.x,
      y: (y - box.top) / shown.scale + scroll.y,
    };
    return { ...state, canvas: findDrop(document(), layout, point, dragged.nodes) };
  };

  const finish = (isDropped: boolean) => {
    const last = current.current;
    scrolling.current = 0;
    set(null);
    const target = last?.canvas?.place ?? last?.outline?.place;
    if (isDropped && last && target) last.dragged.onDrop(target);
  };

  useWhileDragging({
    isDragging: drag !== null,
    onFrame: () => {
      const last = current.current;
      if (scrolling.current === 0 || !last) return;
      client.post({ kind: 'scrollBy', y: scrolling.current });
      set(at(last.dragged, last.x, last.y, last.isOfFrame));
    },
    onEscape: () => set(null),
  });

  /** Begins a drag at a press of the pointer, once it has moved a little. */
  const press = (event: ReactPointerEvent, dragged: () => Dragged) =>
    followPointer(event, {
      isGivenUp: () => current.current === null,
      onMove: (x, y) => set(at(current.current?.dragged ?? dragged(), x, y)),
      onEnd: finish,
    });

  /** A drag that began in the frame. */
  const hear = (
    { phase, x, y }: FrameMessage & { kind: 'dragged' },
    dragged: () => Dragged,
  ): void => {
    const shown = place();
    if (!shown) return;
    const box = shown.frame.getBoundingClientRect();
    const [clientX, clientY] = [box.left + x * shown.scale, box.top + y * shown.scale];
    if (phase === 'end' || phase === 'cancel') return finish(phase === 'end');
    if (phase === 'move' && !current.current) return;
    set(at(current.current?.dragged ?? dragged(), clientX, clientY, true));
  };

  return { drag, press, hear, cancel: () => finish(false) };
}

interface WhileDragging {
  isDragging: boolean;
  onFrame: () => void;
  onEscape: () => void;
}

/** Frame by frame, as the page goes on scrolling under a pointer that rests at an edge; Escape gives up. */
function useWhileDragging({ isDragging, onFrame, onEscape }: WhileDragging): void {
  const latest = useRef({ onFrame, onEscape });
  useEffect(() => {
    latest.current = { onFrame, onEscape };
  });
  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      latest.current.onEscape();
    };
    const step = () => {
      latest.current.onFrame();
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    addEventListener('keydown', onKey, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', onKey, true);
    };
  }, [isDragging]);
}

interface Following {
  /** Whether the drag was given up while the pointer is still pressed. */
  isGivenUp: () => boolean;
  /** px of the window. */
  onMove: (x: number, y: number) => void;
  onEnd: (isDropped: boolean) => void;
}

/** Follows a pressed pointer from its first few px on, also outside of the window. */
function followPointer(event: ReactPointerEvent, { isGivenUp, onMove, onEnd }: Following): void {
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
