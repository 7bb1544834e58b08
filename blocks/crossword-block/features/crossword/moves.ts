import { BLACK, type Direction } from '../../crossword/crossword';
import { stepFrom, type Place } from '../../crossword/entriesOf';

export interface Shape {
  /** All rows in one, `#` for black. */
  letters: string;
  width: number;
  entries: readonly Place[];
}

/** Where a solver is. */
export interface Spot {
  square: number;
  direction: Direction;
}

/** The word of a spot; the other one through the square where none goes that way. */
export function entryAt({ entries }: Shape, { square, direction }: Spot): number {
  const crossing = [...entries.keys()].filter((index) => entries[index]?.squares.includes(square));
  return crossing.find((index) => entries[index]?.direction === direction) ?? crossing[0] ?? -1;
}

const ARROWS: Readonly<Record<string, readonly [Direction, 1 | -1]>> = {
  ArrowRight: ['across', 1],
  ArrowLeft: ['across', -1],
  ArrowDown: ['down', 1],
  ArrowUp: ['down', -1],
};

/** Over black squares to the next white one; null where there is none, or the key is no arrow. */
export function moveByArrow({ letters, width }: Shape, square: number, key: string): Spot | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const [direction, by] = arrow;
  let next = stepFrom(square, direction, by, letters.length, width);
  while (next !== undefined && letters[next] === BLACK)
    next = stepFrom(next, direction, by, letters.length, width);
  return next === undefined ? null : { square: next, direction };
}

/** The neighbor within the word; the square itself at its end. */
export function moveInWord(shape: Shape, spot: Spot, by: 1 | -1): number {
  const squares = shape.entries[entryAt(shape, spot)]?.squares ?? [];
  return squares[squares.indexOf(spot.square) + by] ?? spot.square;
}

/**
 * The word after or before another one, at its first square that is empty, else at its first; null past the last one,
 * so that Tab leaves the grid.
 *
 * @param filled a letter a square; empty where nothing is written
 */
export function turnTo(
  shape: Shape,
  entry: number,
  by: 1 | -1,
  filled: readonly string[],
): Spot | null {
  const next = shape.entries[entry + by];
  if (!next) return null;
  const square = next.squares.find((one) => !filled[one]) ?? next.squares[0];
  return square === undefined ? null : { square, direction: next.direction };
}
