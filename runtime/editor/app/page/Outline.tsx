import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { moveInTree } from '../../../ui/moveInTree';
import type { EditorPack } from '../../api/describePack';
import { initialsOf } from '../live/Colleagues';
import { blockOf, hintOf, nameOf, sectionTitle } from '../model/blockNames';
import type { OutlineDrop, OutlineRow } from '../model/outline';
import { choose, extend, toggle, type Selection } from './selection';

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

/** px that a level is further in. */
const INDENT = 14;
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
      ref={root}
      onPointerLeave={() => props.onHover(null)}
      onBlur={() => {
        typed.current.text = '';
      }}
    >
      {rows.map((row) => {
        const { key, node, level, isOpen } = row;
        const isGone = node !== null && !blockOf(pack, node);
        const talk = node ? props.commentsOn(node.id) : 0;
        const others = node ? props.othersOn(node.id) : '';
        const note = describeRow(row, isGone, problems[key]);
        return (
          <div
            key={key}
            role="treeitem"
            data-key={key}
            className={classesOf(row, drop)}
            aria-level={level}
            aria-posinset={row.position}
            aria-setsize={row.count}
            aria-expanded={isOpen ?? undefined}
            aria-selected={selection.keys.has(key)}
            tabIndex={key === current ? 0 : -1}
            style={{ paddingInlineStart: 6 + (level - 1) * INDENT }}
            title={node ? node.type : undefined}
            onKeyDown={onKeyDown}
            onPointerEnter={() => props.onHover(key)}
            onPointerDown={(event) => {
              if (event.button === 0 && node && !isTwisty(event.target))
                props.onDragStart(row, event);
            }}
            onClick={(event) => {
              if (isTwisty(event.target)) return onToggle(key);
              if (event.metaKey || event.ctrlKey) onSelect(toggle(selection, key));
              else focus(key, event.shiftKey);
            }}
            onDoubleClick={onOpen}
          >
            <span className="outline__twisty" aria-hidden="true" />
            <span className="outline__name">
              {nameOfRow(row)}
              {node && hintOf(node) && <span className="outline__hint">{hintOf(node)}</span>}
            </span>
            {note && <span className="outline__note">{note}</span>}
            {talk > 0 && (
              <span className="outline__note outline__note--talk">
                <span aria-hidden="true">{talk}</span>
                <span className="hidden">{talk === 1 ? '1 comment' : `${talk} comments`}</span>
              </span>
            )}
            {others && (
              <span className="outline__note outline__note--others" title={others}>
                <span aria-hidden="true">{others.split(', ').map(initialsOf).join(' ')}</span>
                <span className="hidden">{others}</span>
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

const itemOf = (tree: Element | null, key: string): HTMLElement | null =>
  tree?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;

const isTwisty = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.outline__twisty') !== null;

function classesOf({ key, node, isShown }: OutlineRow, drop: OutlineDrop | null): string {
  const names = ['outline__row', node ? `outline__row--${node.kind}` : 'outline__row--section'];
  if (node?.hidden || !isShown) names.push('outline__row--dim');
  if (drop?.key === key) names.push(`outline__row--drop-${drop.edge}`);
  return names.join(' ');
}

function describeRow(
  { node, isShown, isOpen }: OutlineRow,
  isGone: boolean,
  problem: string | undefined,
): string {
  if (!node) {
    if (!isShown) return 'not in this layout';
    return isOpen === null ? 'empty' : '';
  }
  if (isGone) return 'code is gone';
  if (problem !== undefined) return 'fails';
  if (node.hidden) return 'hidden';
  if (node.locked) return 'locked';
  const count = node.kind === 'feature' ? (node.variants?.cases.length ?? 0) : 0;
  return count === 0 ? '' : count === 1 ? '1 variant' : `${count} variants`;
}
