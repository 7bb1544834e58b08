import type { HarnessPack } from '../types';

/** A state of a block. */
export interface ShownState {
  block: string;
  state: string;
}

const KEY = 'broadsheet-harness-shown';

/** What this browser looked at last; null where it does not know. */
export function readLastShown(storage: Pick<Storage, 'getItem'>): ShownState | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<ShownState> | null;
    const { block, state } = kept ?? {};
    return typeof block === 'string' && typeof state === 'string' ? { block, state } : null;
  } catch {
    return null;
  }
}

export function noteLastShown(storage: Pick<Storage, 'setItem'>, shown: ShownState): void {
  try {
    storage.setItem(KEY, JSON.stringify({ block: shown.block, state: shown.state }));
  } catch {
    // A browser without room opens on the same block each time: nothing else is lost.
  }
}

/**
 * Where the harness opens: what was looked at last, as far as the pack has it; else the block with the
 * most fields, on which there is most to try. Undefined for a pack without states.
 */
export function openingState(
  { blocks }: HarnessPack,
  last: ShownState | null,
): ShownState | undefined {
  const known = blocks.find(({ name }) => name === last?.block);
  if (last && known?.states.some(({ name }) => name === last.state)) return last;
  let best: ShownState | undefined;
  let most = -1;
  for (const { name, parts, states } of blocks) {
    const [first] = states;
    const part = parts.find(({ type }) => type === first?.type);
    const count = Object.keys(part?.customFields ?? {}).length;
    if (!first || count <= most) continue;
    best = { block: name, state: first.name };
    most = count;
  }
  return best;
}
