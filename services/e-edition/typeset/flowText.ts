import type { Line } from './breakLines';
import type { Style } from './styles';

/** A line of the running text, and the paragraph that it is of. */
export interface TextLine extends Line {
  paragraph: number;
  style: Style;
  /** It must not stand at the foot of a column. */
  isHeading: boolean;
  /** An empty line before it, unless it opens a column. */
  hasSpace: boolean;
}

/** Where a column of text is; pt. */
export interface TextColumn {
  x: number;
  top: number;
}

export interface PlacedLine extends TextLine {
  x: number;
  /** Of the top of the line. */
  y: number;
}

/**
 * Fills columns from left to right down to a line they all end at; what has no room is left over.
 *
 * @param leading pt from one line to the next: the lines of all columns stand on one grid
 * @param bottom pt
 */
export function flowText(
  lines: readonly TextLine[],
  { columns, leading, bottom }: { columns: readonly TextColumn[]; leading: number; bottom: number },
): { placed: PlacedLine[]; left: number } {
  const placed: PlacedLine[] = [];
  let next = 0;
  for (const { x, top } of columns) {
    const rows = Math.floor((bottom - top) / leading + 0.001);
    for (let row = 0; row < rows && next < lines.length; row += 1) {
      const line = lines[next];
      if (!line) break;
      const start = line.hasSpace && row > 0 ? row + 1 : row;
      const end = line.isHeading ? start + 1 : start;
      if (end >= rows && (start >= rows || row > 0)) break;
      placed.push({ ...line, x, y: top + start * leading });
      row = start;
      next += 1;
    }
  }
  return { placed, left: lines.length - next };
}

/** The highest line at which columns can end and hold all of a text, in steps of its lines. @param most pt below which nothing may stand */
export function evenBottom(
  lines: readonly TextLine[],
  { columns, leading, most }: { columns: readonly TextColumn[]; leading: number; most: number },
): number {
  let low = Math.min(...columns.map(({ top }) => top));
  let high = most;
  if (flowText(lines, { columns, leading, bottom: high }).left > 0) return most;
  while (high - low > leading / 2) {
    const middle = (low + high) / 2;
    if (flowText(lines, { columns, leading, bottom: middle }).left > 0) low = middle;
    else high = middle;
  }
  return high;
}
