/** An item of a tree that can be seen, top down. */
export interface TreeItem {
  key: string;
  /** 1 for the outermost. */
  level: number;
  /** Whether what it holds is shown; null for one that holds nothing. */
  isOpen: boolean | null;
}

export type TreeMove =
  | { kind: 'focus'; key: string }
  | { kind: 'toggle'; key: string }
  | { kind: 'choose'; key: string };

/** What a key does at item `at` (WAI-ARIA tree pattern); null for keys that the tree leaves alone. */
export function moveInTree(items: readonly TreeItem[], at: number, key: string): TreeMove | null {
  const item = items[at];
  if (!item) return null;
  const focus = (index: number): TreeMove | null => {
    const target = items[Math.min(items.length - 1, Math.max(0, index))];
    return target ? { kind: 'focus', key: target.key } : null;
  };
  const toggle: TreeMove = { kind: 'toggle', key: item.key };
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
      if (item.isOpen === null) return null;
      if (!item.isOpen) return toggle;
      return (items[at + 1]?.level ?? 0) > item.level ? focus(at + 1) : null;
    case 'ArrowLeft': {
      if (item.isOpen) return toggle;
      const parent = items.slice(0, at).findLast(({ level }) => level < item.level);
      return parent ? { kind: 'focus', key: parent.key } : null;
    }
    case 'Enter':
    case ' ':
      return { kind: 'choose', key: item.key };
    default:
      return null;
  }
}
