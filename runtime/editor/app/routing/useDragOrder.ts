import { useEffect, useRef, useState } from 'react';

/**
 * Lets the rows of a list be dragged into another order: those with a `data-id`, and `draggable`.
 * Buttons have to do the same, for all who can't drag.
 * @param onMove a row was dropped before another one
 * @returns what the list's `ref` is, and the row before which a drop would put what is dragged
 */
export function useDragOrder(onMove: (id: string, before: string) => void) {
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
    const idAt = ({ target }: Event): string | null =>
      target instanceof Element
        ? (target.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? null)
        : null;
    const hear: Record<string, (event: Event) => void> = {
      dragstart: (event) => {
        dragged = idAt(event);
      },
      dragover: (event) => {
        if (dragged === null) return;
        event.preventDefault();
        const id = idAt(event);
        setOver(id === dragged ? null : id);
      },
      drop: (event) => {
        const before = idAt(event);
        if (dragged === null || before === null || before === dragged) return;
        event.preventDefault();
        move.current(dragged, before);
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
