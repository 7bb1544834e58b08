import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { HarnessBlock } from '../types';
import { blockLabel, type ListedBlock } from './searchBlocks';
import { moveInTree, type TreeItem } from '../../ui/moveInTree';

interface Props {
  blocks: readonly ListedBlock[];
  /** Block and state that are shown. */
  chosen: { block: string; state: string };
  /** Of a search: what fits best stays in sight, whatever is shown. */
  isResult: boolean;
  href: (block: string, state: string) => string;
  onChoose: (block: string, state: string) => void;
}

/** Blocks with their states: an ARIA tree whose leaves are links. */
export function Tree({ blocks, chosen, isResult, href, onChoose }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(blocks.filter(({ isOpen }) => !isOpen).map(({ name }) => name)),
  );
  const [focused, setFocused] = useState<string | null>(null);
  const root = useRef<HTMLUListElement>(null);

  const items = listItems(blocks, closed);
  const isThere = (key: string | null) => items.some((item) => item.key === key);
  const own = keyOf(chosen.block, chosen.state);
  const current = [focused, own, chosen.block].find(isThere) ?? items[0]?.key;

  useEffect(() => {
    if (!isResult) itemOf(root.current, own)?.scrollIntoView({ block: 'nearest' });
  }, [own, isResult]);

  const toggle = (block: string) => {
    const next = new Set(closed);
    if (!next.delete(block)) next.add(block);
    setClosed(next);
  };
  const focus = (key: string) => {
    setFocused(key);
    itemOf(root.current, key)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex(({ key }) => key === current);
    const move = moveInTree(items, at, event.key);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'focus') return focus(move.key);
    const item = items[at];
    if (!item) return;
    if (item.state === null) toggle(item.block);
    else onChoose(item.block, item.state);
  };
  const onLink = (event: MouseEvent, block: string, state: string) => {
    setFocused(keyOf(block, state));
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(block, state);
  };

  return (
    <ul className="tree" role="tree" aria-label="Blocks" ref={root}>
      {blocks.map((block) => {
        const isOpen = !closed.has(block.name);
        return (
          <li key={block.name} role="none">
            <div
              className="tree__block"
              role="treeitem"
              data-key={block.name}
              aria-expanded={block.states.length > 0 ? isOpen : undefined}
              aria-selected={false}
              tabIndex={current === block.name ? 0 : -1}
              title={block.problem ?? block.name}
              onKeyDown={onKeyDown}
              onClick={() => {
                setFocused(block.name);
                toggle(block.name);
              }}
            >
              <span className="tree__label">{blockLabel(block)}</span>
              {block.problem !== null && <span className="tree__problem">cannot be read</span>}
              <span className="tree__count" aria-hidden="true">
                {block.states.length}
              </span>
            </div>
            {isOpen && block.states.length > 0 && (
              <ul role="group">
                {block.states.map(({ name }) => {
                  const key = keyOf(block.name, name);
                  return (
                    <li key={name} role="none">
                      <a
                        className="tree__state"
                        role="treeitem"
                        data-key={key}
                        href={href(block.name, name)}
                        aria-selected={key === own}
                        tabIndex={current === key ? 0 : -1}
                        onKeyDown={onKeyDown}
                        onClick={(event) => onLink(event, block.name, name)}
                      >
                        {name}
                      </a>
                    </li>
                  );
                })}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const itemOf = (tree: Element | null, key: string): HTMLElement | null =>
  tree?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;

const keyOf = (block: string, state: string): string => `${block}/${state}`;

/** A block, or a state of it. */
interface Item extends TreeItem {
  block: string;
  state: string | null;
}

function listItems(blocks: readonly HarnessBlock[], closed: ReadonlySet<string>): Item[] {
  return blocks.flatMap((block): Item[] => {
    const isOpen = !closed.has(block.name);
    const states = isOpen ? block.states : [];
    return [
      { key: block.name, level: 1, block: block.name, state: null, isOpen },
      ...states.map(({ name }) => ({
        key: keyOf(block.name, name),
        level: 2,
        block: block.name,
        state: name,
        isOpen: null,
      })),
    ];
  });
}
