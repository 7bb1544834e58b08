import type { BlockEntry } from '../../runtime/pack/types';

/** The features or chains of a block, by type. */
export function ofBlock(
  entries: Record<string, BlockEntry>,
  block: string,
): [string, BlockEntry][] {
  return Object.entries(entries)
    .filter(([, entry]) => entry.block === block)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
