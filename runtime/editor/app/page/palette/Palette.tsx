import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { optionId, PaletteGroup } from './PaletteGroup';
import { groupPalette, stepInGrid, type PaletteEntry } from './paletteEntries';

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
          <PaletteGroup
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

const spotsIn = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])].map((option) => {
    const { left, top } = option.getBoundingClientRect();
    return { x: left, y: Math.round(top) };
  });
