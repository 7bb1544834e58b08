import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  groupPalette,
  shortLabel,
  stepInGrid,
  type PaletteEntry,
  type PaletteGroup,
} from './paletteEntries';
import './palette.css';

interface Props {
  entries: readonly PaletteEntry[];
  /** Ids of what was used, the last one first. */
  lately: readonly string[];
  /** Where a block goes that is chosen here, in words. */
  where: string;
  isDragging: boolean;
  onInsert: (entry: PaletteEntry) => void;
  onDragStart: (entry: PaletteEntry, event: PointerEvent) => void;
  onClose: () => void;
}

/** Blocks to put on the page: searched, chosen, or dragged to their place. */
export function Palette(props: Props) {
  const { entries, lately, where, isDragging, onInsert, onDragStart, onClose } = props;
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  /** Whether arrows to the sides walk in the grid, or in what was typed. */
  const [isWalking, setWalking] = useState(true);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const groups = groupPalette(entries, query, lately);
  const found = groups.flatMap((group) => group.entries);
  const current = found[Math.min(at, found.length - 1)];

  useEffect(() => search.current?.focus(), []);
  const currentId = current ? optionId(current) : undefined;
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  const insert = (entry: PaletteEntry) => {
    if (entry.kind === 'linked' && entry.reason !== null) return;
    onInsert(entry);
    search.current?.select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp' || (isSideways && isWalking)) {
      setWalking(true);
      setAt(stepInGrid(spotsIn(list.current), current ? found.indexOf(current) : -1, event.key));
    } else if (event.key === 'Enter' && current) insert(current);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };

  return (
    <section
      className={isDragging ? 'palette palette--dragging' : 'palette'}
      role="dialog"
      aria-label="Add a block"
    >
      <div className="palette__head">
        <input
          ref={search}
          className="input"
          type="search"
          role="combobox"
          aria-label="Search blocks"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={currentId}
          placeholder="Search blocks"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setAt(0);
            setWalking(target.value === '');
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="button" aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </div>
      <p className="palette__where dim">
        {found.length > 0 ? `Goes ${where}. Or drag it to its place.` : 'No block fits.'}
      </p>
      <div
        ref={list}
        id="palette-list"
        className="palette__list"
        role="listbox"
        aria-label="Blocks"
      >
        {groups.map((group) => (
          <Group
            key={group.title}
            group={group}
            current={current}
            onInsert={insert}
            onKeyDown={onKeyDown}
            onDragStart={onDragStart}
          />
        ))}
      </div>
    </section>
  );
}

interface GroupProps {
  group: PaletteGroup;
  current: PaletteEntry | undefined;
  onInsert: (entry: PaletteEntry) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDragStart: (entry: PaletteEntry, event: PointerEvent) => void;
}

function Group({ group, current, onInsert, onKeyDown, onDragStart }: GroupProps) {
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

const optionId = ({ id }: PaletteEntry): string => `palette-${id}`;

const spotsIn = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])].map((option) => {
    const { left, top } = option.getBoundingClientRect();
    return { x: left, y: Math.round(top) };
  });
