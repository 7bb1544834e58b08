import { useEffect, useRef, useState } from 'react';

/** Where a drop would put what is dragged: behind all others. */
export const END = '';

/**
 * Lets the rows of a list be dragged into another order: those with a `data-id`, and `draggable`.
 * Buttons have to do the same, for all who can't drag.
 * @param onMove a row was dropped before another one; null: behind all others
 * @returns what the list's `ref` is, and the row before which a drop would put what is dragged, or END
 */
export function useDragOrder(onMove: (id: string, before: string | null) => void) {
  const list = useRef<HTMLOListElement>(null);
  const move = useRef(onMove);
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    move.current = onMove;
  });

  useEffect(() => {
    const root = list.current;
    if (!root) return;
    let dragged: string | null = null;
    const hear: Record<string, (event: Event) => void> = {
      dragstart: (event) => {
        dragged = rowAt(event)?.dataset['id'] ?? null;
      },
      dragover: (event) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(placeOf(event, dragged));
      },
      drop: (event) => {
        const before = dragged === null ? null : placeOf(event, dragged);
        if (dragged === null || before === null) return;
        event.preventDefault();
        move.current(dragged, before === END ? null : before);
      },
      dragend: () => {
        dragged = null;
        setOver(null);
      },
    };
    for (const [kind, listener] of Object.entries(hear)) root.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of Object.entries(hear)) root.removeEventListener(kind, listener);
    };
  }, []);

  return { list, over };
}

const rowAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;

/** The gap that is nearest: the row behind it, or END; null where it would move nothing. */
function placeOf(event: Event, dragged: string): string | null {
  const row = rowAt(event);
  if (!row) return null;
  const { top, height } = row.getBoundingClientRect();
  const isLower = event instanceof MouseEvent && event.clientY > top + height / 2;
  const behind = isLower ? nextRow(row) : row;
  const ahead = isLower ? row : row.previousElementSibling;
  if (behind?.dataset['id'] === dragged) return null;
  if (ahead instanceof HTMLElement && ahead.dataset['id'] === dragged) return null;
  return behind?.dataset['id'] ?? END;
}

function nextRow(row: HTMLElement): HTMLElement | null {
  const next = row.nextElementSibling;
  return next instanceof HTMLElement && next.dataset['id'] !== undefined ? next : null;
}
