import { BLACK, type Direction, type Entry } from './crossword';

export type Place = Omit<Entry, 'clue'>;

/**
 * The answers of a grid by their squares: a square that is the first of an answer is numbered, from 1, row by row.
 * Across, then down. What is one letter long is no answer.
 *
 * @param letters all rows in one, `#` for black
 */
export function entriesOf(letters: string, width: number): Place[] {
  const isWhite = (square: number | undefined) =>
    square !== undefined && (letters[square] ?? BLACK) !== BLACK;
  const found: Record<Direction, Place[]> = { across: [], down: [] };
  let number = 0;
  for (const square of [...letters].keys()) {
    if (!isWhite(square)) continue;
    let isNumbered = false;
    for (const direction of ['across', 'down'] as const) {
      if (isWhite(stepFrom(square, direction, -1, letters.length, width))) continue;
      const squares = [square];
      for (;;) {
        const next = stepFrom(squares.at(-1) ?? square, direction, 1, letters.length, width);
        if (next === undefined || !isWhite(next)) break;
        squares.push(next);
      }
      if (squares.length === 1) continue;
      if (!isNumbered) number += 1;
      isNumbered = true;
      found[direction].push({ number, direction, squares });
    }
  }
  return [...found.across, ...found.down];
}

/** The square beside another one; undefined at the edge. */
export function stepFrom(
  square: number,
  direction: Direction,
  by: 1 | -1,
  size: number,
  width: number,
): number | undefined {
  const next = square + (direction === 'across' ? by : by * width);
  const isInRow = Math.floor(next / width) === Math.floor(square / width);
  const isThere = next >= 0 && next < size && (direction === 'down' || isInRow);
  return isThere ? next : undefined;
}
