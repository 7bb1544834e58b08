/** An item of the tree that can be seen, top down. */
export interface TreeItem {
  key: string;
  block: string;
  /** Null for the block itself. */
  state: string | null;
  /** Whether its block is open. */
  isOpen: boolean;
}

export type TreeMove =
  | { kind: 'focus'; key: string }
  | { kind: 'toggle'; block: string }
  | { kind: 'choose'; block: string; state: string };

/** What a key does at item `at` (WAI-ARIA tree pattern); null for keys that the tree leaves alone. */
export function moveInTree(items: readonly TreeItem[], at: number, key: string): TreeMove | null {
  const item = items[at];
  if (!item) return null;
  const focus = (index: number): TreeMove | null => {
    const target = items[Math.min(items.length - 1, Math.max(0, index))];
    return target ? { kind: 'focus', key: target.key } : null;
  };
  const toggle: TreeMove = { kind: 'toggle', block: item.block };
  switch (key) {
    case 'ArrowDown':
      return focus(at + 1);
    case 'ArrowUp':
      return focus(at - 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(items.length - 1);
    case 'ArrowRight':
      if (item.state !== null) return null;
      if (!item.isOpen) return toggle;
      return items[at + 1]?.block === item.block ? focus(at + 1) : null;
    case 'ArrowLeft':
      if (item.state !== null) return { kind: 'focus', key: item.block };
      return item.isOpen ? toggle : null;
    case 'Enter':
    case ' ':
      return item.state === null
        ? toggle
        : { kind: 'choose', block: item.block, state: item.state };
    default:
      return null;
  }
}
