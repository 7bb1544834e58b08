import type { DocumentRow } from '../../../contract/documents';
import type { PlaceableBlock } from '../../../contract/pack';
import { labelOf } from '../../model/blockNames';
import { searchPalette, splitLabel } from './searchPalette';

/** What the palette offers: a block of the pack, or a linked block that was made of one. */
export type PaletteEntry = {
  id: string;
  label: string;
  /** Further words that find it. */
  keywords: string;
} & (
  | { kind: 'block'; block: PlaceableBlock }
  | {
      kind: 'linked';
      document: string;
      /** Why it can't be put on a page; null when it can. */
      reason: string | null;
    }
);

export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

const OTHERS = 'Other blocks';
const CHAINS = 'Rows that hold blocks';
const LINKED = 'Linked blocks';

export const blockEntry = (block: PlaceableBlock): PaletteEntry => ({
  kind: 'block',
  id: `${block.kind}-${block.type}`,
  label: labelOf(block),
  keywords: `${block.type} ${block.kind}`,
  block,
});

export const linkedEntry = ({ id, name, status }: DocumentRow): PaletteEntry => ({
  kind: 'linked',
  id: `linked-${id}`,
  label: name,
  keywords: 'linked',
  document: id,
  reason: status === 'draft' ? 'Not published yet' : null,
});

/**
 * What the palette shows for a query: without one all of it by groups, what was used lately first; with
 * one what fits, the best match first.
 * @param lately ids of what was used, the last one first
 */
export function groupPalette(
  entries: readonly PaletteEntry[],
  query: string,
  lately: readonly string[],
): PaletteGroup[] {
  const text = query.trim();
  if (text !== '') {
    const found = searchPalette(entries, text);
    return found.length > 0 ? [{ title: 'Found', entries: found }] : [];
  }
  const byTitle = new Map<string, PaletteEntry[]>();
  for (const entry of sortByLabel(entries)) {
    const title = groupOf(entry);
    byTitle.set(title, [...(byTitle.get(title) ?? []), entry]);
  }
  const last = [OTHERS, CHAINS, LINKED];
  const titles = [...byTitle.keys()].sort(
    (a, b) => last.indexOf(a) - last.indexOf(b) || a.localeCompare(b),
  );
  const used = lately.flatMap((id) => {
    const entry = entries.find((one) => one.id === id);
    return entry ? [{ ...entry, id: `lately-${id}` }] : [];
  });
  return [
    ...(used.length > 0 ? [{ title: 'Used lately', entries: used }] : []),
    ...titles.map((title) => ({ title, entries: byTitle.get(title) ?? [] })),
  ];
}

/** What an entry is called within its group. */
export function shortLabel({ label }: PaletteEntry, title: string): string {
  const { group, name } = splitLabel(label);
  return group === title ? name : label;
}

function groupOf(entry: PaletteEntry): string {
  if (entry.kind === 'linked') return LINKED;
  if (entry.block.kind === 'chain') return CHAINS;
  return splitLabel(entry.label).group || OTHERS;
}

const sortByLabel = (entries: readonly PaletteEntry[]): PaletteEntry[] =>
  entries.toSorted((a, b) => a.label.localeCompare(b.label));

/** Where things of a grid stand, in px. */
export interface Spot {
  x: number;
  y: number;
}

/** Where an arrow key leads in a grid whose rows need not be full; the same place where there is no further. */
export function stepInGrid(spots: readonly Spot[], at: number, key: string): number {
  const here = spots[at];
  const last = spots.length - 1;
  if (!here) return 0;
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  const isDown = key === 'ArrowDown';
  const beyond = spots.filter(({ y }) => (isDown ? y > here.y : y < here.y)).map(({ y }) => y);
  // A list without a layout, or the first or last row.
  if (beyond.length === 0) return Math.min(last, Math.max(0, at + (isDown ? 1 : -1)));
  const row = isDown ? Math.min(...beyond) : Math.max(...beyond);
  return spots
    .map(({ x, y }, index) => ({ index, y, off: Math.abs(x - here.x) }))
    .filter(({ y }) => y === row)
    .reduce((best, spot) => (spot.off < best.off ? spot : best)).index;
}
