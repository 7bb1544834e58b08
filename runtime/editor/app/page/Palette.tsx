import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { holdsWords } from '../../../ui/holdsWords';
import type { EditorPack, PlaceableBlock } from '../../api/describePack';
import { labelOf } from '../model/blockNames';

interface Props {
  pack: EditorPack;
  /** Where a block goes that is chosen here, in words. */
  where: string;
  isDragging: boolean;
  onInsert: (block: PlaceableBlock) => void;
  onDragStart: (block: PlaceableBlock, event: PointerEvent) => void;
  onClose: () => void;
}

/** Blocks to put on the page: searched, chosen, or dragged to their place. */
export function Palette({ pack, where, isDragging, onInsert, onDragStart, onClose }: Props) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  const found = searchPalette(pack.blocks, query);
  const current = found[Math.min(at, found.length - 1)];

  useEffect(() => search.current?.focus(), []);
  const currentId = current ? optionId(current) : undefined;
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  const insert = (block: PlaceableBlock) => {
    onInsert(block);
    search.current?.select();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(found.length - 1, at + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1));
    else if (event.key === 'Enter' && current) insert(current);
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
      <div id="palette-list" className="palette__list" role="listbox" aria-label="Blocks">
        {found.map((block) => (
          <div
            key={optionId(block)}
            id={optionId(block)}
            role="option"
            tabIndex={-1}
            aria-selected={block === current}
            className="palette__item"
            onClick={() => insert(block)}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              if (event.button === 0) onDragStart(block, event);
            }}
          >
            <span className={`palette__icon palette__icon--${block.kind}`} aria-hidden="true" />
            <span>
              {labelOf(block)}
              <span className="dim">
                {block.kind === 'chain' ? 'Holds blocks' : block.block.replace(/-block$/, '')}
              </span>
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

const optionId = ({ kind, type }: PlaceableBlock): string => `palette-${kind}-${type}`;

/** Blocks that fit, those first whose name begins with what was typed. */
export function searchPalette(blocks: readonly PlaceableBlock[], query: string): PlaceableBlock[] {
  const text = query.trim();
  const rank = (block: PlaceableBlock) =>
    text && labelOf(block).toLowerCase().startsWith(text.toLowerCase()) ? 0 : 1;
  return blocks
    .filter((block) => holdsWords(`${labelOf(block)} ${block.type} ${block.kind}`, text))
    .sort((a, b) => rank(a) - rank(b) || labelOf(a).localeCompare(labelOf(b)));
}
