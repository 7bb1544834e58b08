import { nodeAt, textAt } from './nodeAt';
import type { FrameMessage, PageLayout, TextAt } from '../shared/frameProtocol';

/** px that a pressed pointer moves before it drags. */
const SLACK = 4;

interface Press {
  id: string | null;
  x: number;
  y: number;
  isDragging: boolean;
}

/**
 * Tells of what the pointer does to blocks: over, click, double click, drag.
 * @param typing the element that someone types in, whose pointer is its own; null for none
 */
export function watchPointer(
  layout: () => PageLayout,
  tell: (message: FrameMessage) => void,
  typing: () => Element | null,
): void {
  let hovered: string | null = null;
  let press: Press | null = null;

  const at = ({ clientX, clientY }: MouseEvent) =>
    nodeAt(layout(), clientX + scrollX, clientY + scrollY);
  const textUnder = ({ clientX: x, clientY: y }: MouseEvent): TextAt | null => {
    const text = textAt(layout(), x + scrollX, y + scrollY);
    return text && { field: text.field, at: { x, y } };
  };
  const isTyping = ({ target }: Event) =>
    target instanceof Node && typing()?.contains(target) === true;
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
    if (event.button !== 0 || isTyping(event)) return;
    press = { id: at(event), x: event.clientX, y: event.clientY, isDragging: false };
  });
  // The focus stays with the host, which has the keys.
  addEventListener('mousedown', (event) => {
    if (!isTyping(event)) event.preventDefault();
  });
  // While someone types, what holds the text is not inert: links lead nowhere all the same.
  addEventListener('click', (event) => event.preventDefault(), true);
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
  addEventListener('dblclick', (event) => {
    if (isTyping(event)) return;
    const id = at(event);
    tell({ kind: 'clicked', id, isAdding: false, isOpening: true, text: textUnder(event) });
  });
  document.documentElement.addEventListener('pointerleave', () => {
    if (!press) hover(null);
  });
  addEventListener('dragstart', (event) => event.preventDefault());
}
