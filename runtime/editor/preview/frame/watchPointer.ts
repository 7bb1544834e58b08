import { nodeAt } from './nodeAt';
import type { FrameMessage, PageLayout } from './protocol';

/** px that a pressed pointer moves before it drags. */
const SLACK = 4;

interface Press {
  id: string | null;
  x: number;
  y: number;
  isDragging: boolean;
}

/** Tells of what the pointer does to blocks: over, click, double click, drag. */
export function watchPointer(
  layout: () => PageLayout,
  tell: (message: FrameMessage) => void,
): void {
  let hovered: string | null = null;
  let press: Press | null = null;

  const at = ({ clientX, clientY }: MouseEvent) =>
    nodeAt(layout(), clientX + scrollX, clientY + scrollY);
  const hover = (id: string | null) => {
    if (id === hovered) return;
    hovered = id;
    tell({ kind: 'hovered', id });
  };
  const drag = (phase: 'start' | 'move' | 'end' | 'cancel', { x, y }: { x: number; y: number }) => {
    if (press?.id) tell({ kind: 'dragged', id: press.id, phase, x, y });
  };

  addEventListener('pointermove', (event) => {
    if (!press) return hover(at(event));
    const { clientX: x, clientY: y } = event;
    const isFar = Math.hypot(x - press.x, y - press.y) > SLACK;
    if (!press.isDragging && isFar && press.id !== null && event.pointerType !== 'touch') {
      press.isDragging = true;
      drag('start', press);
    }
    if (press.isDragging) drag('move', { x, y });
  });
  addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    press = { id: at(event), x: event.clientX, y: event.clientY, isDragging: false };
  });
  // The focus stays with the host, which has the keys.
  addEventListener('mousedown', (event) => event.preventDefault());
  addEventListener('pointerup', (event) => {
    if (!press) return;
    if (press.isDragging) drag('end', { x: event.clientX, y: event.clientY });
    else {
      const { id } = press;
      const isAdding = event.shiftKey || event.metaKey || event.ctrlKey;
      tell({ kind: 'clicked', id, isAdding, isOpening: false });
    }
    press = null;
  });
  addEventListener('pointercancel', () => {
    if (press?.isDragging) drag('cancel', press);
    press = null;
  });
  addEventListener('dblclick', (event) =>
    tell({ kind: 'clicked', id: at(event), isAdding: false, isOpening: true }),
  );
  document.documentElement.addEventListener('pointerleave', () => {
    if (!press) hover(null);
  });
  addEventListener('dragstart', (event) => event.preventDefault());
}
