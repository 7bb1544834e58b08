import type { KeyboardEvent, PointerEvent } from 'react';
import { shortLabel, type PaletteEntry, type PaletteGroup as Grouped } from './paletteEntries';

interface Props {
  group: Grouped;
  current: PaletteEntry | undefined;
  onInsert: (entry: PaletteEntry) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDragStart: (entry: PaletteEntry, event: PointerEvent) => void;
}

/** Blocks of the palette that belong together, under their title. */
export function PaletteGroup({ group, current, onInsert, onKeyDown, onDragStart }: Props) {
  const { title, entries } = group;
  return (
    <div role="group" aria-label={title} className="palette__group">
      <p className="palette__title" aria-hidden="true">
        {title}
      </p>
      {entries.map((entry) => {
        const reason = entry.kind === 'linked' ? entry.reason : null;
        return (
          <div
            key={entry.id}
            id={optionId(entry)}
            role="option"
            tabIndex={-1}
            aria-selected={entry === current}
            aria-disabled={reason !== null}
            className="palette__item"
            onClick={() => onInsert(entry)}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              if (event.button === 0 && reason === null) onDragStart(entry, event);
            }}
          >
            <Picture entry={entry} />
            <span className="palette__name">
              {shortLabel(entry, title)}
              {reason !== null && <span className="dim">{reason}</span>}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** What it looks like; where the pack has no picture of it, a sign of its kind. */
function Picture({ entry }: { entry: PaletteEntry }) {
  const thumbnail = entry.kind === 'block' ? entry.block.thumbnail : null;
  const kind = entry.kind === 'block' ? entry.block.kind : 'linked';
  return (
    <span className="palette__picture">
      {thumbnail === null ? (
        <span className={`palette__icon palette__icon--${kind}`} aria-hidden="true" />
      ) : (
        <img src={thumbnail} alt="" width="160" height="100" loading="lazy" draggable={false} />
      )}
    </span>
  );
}

/** Id of an entry's element. */
export const optionId = ({ id }: PaletteEntry): string => `palette-${id}`;
