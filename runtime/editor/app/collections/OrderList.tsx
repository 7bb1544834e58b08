import type { CollectionEntry, StoryEntry } from '../../contract/collections';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { END, useDragOrder } from '../shared/useDragOrder';
import { OrderRow } from './OrderRow';

interface Props {
  entries: readonly CollectionEntry[];
  stories: ReadonlyMap<string, StoryEntry>;
  mayEdit: boolean;
  zone: string;
  /** Before another story; null: behind all. */
  onMove: (id: string, before: string | null) => void;
  onMoveBy: (id: string, by: number) => void;
  onRemove: (id: string) => void;
  onHeadline: (id: string, headline: string | null) => void;
}

/** The stories of a collection in their order, which is changed by dragging, with buttons or by keys. */
export function OrderList(props: Props) {
  const { entries, stories, mayEdit, zone, onMove, onMoveBy, onRemove, onHeadline } = props;
  const { list, over } = useDragOrder(onMove);
  /** What has the focus stays focused when it moves. */
  const held = useRef<HTMLElement | null>(null);
  const [worded, setWorded] = useState<string | null>(null);
  useLayoutEffect(() => {
    held.current?.focus();
    held.current = null;
  });

  const moveBy = (id: string, by: number) => {
    held.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    onMoveBy(id, by);
  };
  const gripAt = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('.order__grip')[index] ?? null;
  const remove = (id: string, index: number) => {
    held.current = gripAt(index + 1) ?? gripAt(index - 1);
    onRemove(id);
  };
  const onKeyDown = (event: KeyboardEvent, id: string, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1, Home: -entries.length, End: entries.length }[
      event.key
    ];
    if (step !== undefined && !event.altKey)
      gripAt(Math.min(entries.length - 1, Math.max(0, index + step)))?.focus();
    else if (!mayEdit) return;
    else if (step !== undefined) moveBy(id, step);
    else if (event.key === 'Delete') remove(id, index);
    else return;
    event.preventDefault();
  };

  return (
    <ol className="order" ref={list} aria-label="Stories in their order">
      {entries.map((entry, index) => (
        <li
          key={entry.id}
          data-id={entry.id}
          draggable={mayEdit && worded !== entry.id}
          className={rowClass(over, entry.id, index === entries.length - 1)}
        >
          <OrderRow
            entry={entry}
            story={stories.get(entry.id)}
            place={index + 1}
            count={entries.length}
            mayEdit={mayEdit}
            zone={zone}
            isWorded={worded === entry.id}
            onWord={(isOpen) => setWorded(isOpen ? entry.id : null)}
            onMoveBy={(by) => moveBy(entry.id, by)}
            onRemove={() => remove(entry.id, index)}
            onHeadline={(headline) => onHeadline(entry.id, headline)}
            onKeyDown={(event) => onKeyDown(event, entry.id, index)}
          />
        </li>
      ))}
    </ol>
  );
}

/** With a line where a drop would put what is dragged. */
function rowClass(over: string | null, id: string, isLast: boolean): string {
  if (over === id) return 'order__row order__row--over';
  return isLast && over === END ? 'order__row order__row--under' : 'order__row';
}
