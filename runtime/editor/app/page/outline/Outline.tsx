import type { EditorPack } from '../../../contract/pack';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { moveInTree } from '../../../../ui/moveInTree';
import { blockOf, nameOf, sectionTitle } from '../../model/blockNames';
import type { OutlineDrop, OutlineRow } from '../../model/outline';
import { OutlineItem } from './OutlineItem';
import { choose, extend, toggle, type Selection } from '../selection';

interface Props {
  rows: readonly OutlineRow[];
  pack: EditorPack;
  selection: Selection;
  problems: Readonly<Record<string, string>>;
  /** Who else works on a block, in words; empty: nobody. */
  othersOn: (id: string) => string;
  /** How many open comments there are on a block. */
  commentsOn: (id: string) => number;
  drop: OutlineDrop | null;
  onSelect: (selection: Selection) => void;
  onToggle: (key: string) => void;
  /** Someone wants to fill in the fields of what is chosen. */
  onOpen: () => void;
  onHover: (key: string | null) => void;
  onDragStart: (row: OutlineRow, event: PointerEvent) => void;
}

/** ms after which letters begin another word. */
const TYPING_MS = 700;

/** All of a page by sections: an ARIA tree in which several rows can be chosen. */
export function Outline(props: Props) {
  const { rows, pack, selection, problems, drop, onSelect, onToggle, onOpen } = props;
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const current = rows.find(({ key }) => key === selection.focused)?.key ?? rows[0]?.key;
  const nameOfRow = (row: OutlineRow) =>
    row.node ? nameOf(pack, row.node) : sectionTitle(row.section);
  const rowAt = (target: EventTarget) => {
    const item = target instanceof Element && target.closest<HTMLElement>('[data-key]');
    return item ? rows.find(({ key }) => key === item.dataset['key']) : undefined;
  };

  useEffect(() => {
    if (selection.focused)
      itemOf(root.current, selection.focused)?.scrollIntoView({ block: 'nearest' });
  }, [selection.focused]);

  const focus = (key: string, isExtending: boolean) => {
    const keys = rows.map((row) => row.key);
    onSelect(isExtending ? extend(selection, key, keys) : choose(key));
    itemOf(root.current, key)?.focus();
  };
  const typeAhead = (letter: string) => {
    const now = Date.now();
    const isNext = now - typed.current.at < TYPING_MS;
    const text = (isNext ? typed.current.text : '') + letter.toLowerCase();
    typed.current = { text, at: now };
    const at = rows.findIndex(({ key }) => key === current);
    const from = text.length === 1 ? at + 1 : at;
    const found = [...rows.slice(from), ...rows.slice(0, from)].find((row) =>
      nameOfRow(row).toLowerCase().startsWith(text),
    );
    if (found) focus(found.key, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || !current) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === ' ' && !typed.current.text) {
      event.preventDefault();
      return onSelect(isCommand ? toggle(selection, current) : choose(current));
    }
    if (isCommand) return;
    const at = rows.findIndex(({ key }) => key === current);
    const move = moveInTree(rows, at, event.key);
    if (move) {
      event.preventDefault();
      typed.current.text = '';
      if (move.kind === 'focus') return focus(move.key, event.shiftKey);
      if (move.kind === 'toggle') return onToggle(move.key);
      onSelect(choose(move.key));
      return onOpen();
    }
    if (event.key.length === 1 && /\S/.test(event.key) && event.key !== '/') typeAhead(event.key);
  };

  return (
    <div
      className="outline"
      role="tree"
      aria-label="Outline"
      aria-multiselectable="true"
      tabIndex={-1}
      ref={root}
      onKeyDown={onKeyDown}
      onPointerOver={({ target }) => props.onHover(rowAt(target)?.key ?? null)}
      onPointerLeave={() => props.onHover(null)}
      onPointerDown={(event) => {
        const row = rowAt(event.target);
        if (event.button === 0 && row?.node && !isTwisty(event.target))
          props.onDragStart(row, event);
      }}
      onClick={(event) => {
        const row = rowAt(event.target);
        if (!row) return;
        if (isTwisty(event.target)) return onToggle(row.key);
        if (event.metaKey || event.ctrlKey) onSelect(toggle(selection, row.key));
        else focus(row.key, event.shiftKey);
      }}
      onDoubleClick={onOpen}
      onBlur={() => {
        typed.current.text = '';
      }}
    >
      {rows.map((row) => {
        const { key, node } = row;
        return (
          <OutlineItem
            key={key}
            id={key}
            name={nameOfRow(row)}
            node={node}
            level={row.level}
            position={row.position}
            count={row.count}
            isOpen={row.isOpen}
            isShown={row.isShown}
            isGone={node !== null && !blockOf(pack, node)}
            isChosen={selection.keys.has(key)}
            isCurrent={key === current}
            problem={problems[key]}
            comments={node ? props.commentsOn(key) : 0}
            others={node ? props.othersOn(key) : ''}
            edge={drop?.key === key ? drop.edge : null}
          />
        );
      })}
    </div>
  );
}

const itemOf = (tree: Element | null, key: string): HTMLElement | null =>
  tree?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;

const isTwisty = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.outline__twisty') !== null;
