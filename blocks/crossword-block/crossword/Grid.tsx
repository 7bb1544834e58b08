import type { CSSProperties } from 'react';
import { BLACK, type Crossword, type Entry } from './crossword';

export interface GridProps {
  crossword: Crossword;
  /** With letters and without boxes to fill. */
  isSolved?: boolean;
}

/** The squares, each with a box for a letter: what is typed stays without script, too, and can be printed. */
export function Grid({ crossword, isSolved = false }: GridProps) {
  const { letters, width, height, entries } = crossword;
  const rows = Array.from({ length: height }, (_, y) =>
    letters.slice(y * width, (y + 1) * width).split(''),
  );
  return (
    <div
      className="crossword-grid"
      role="grid"
      aria-label={`Crossword, ${width} columns and ${height} rows`}
      style={{ '--columns': width } as CSSProperties}
      data-letters={letters}
      data-width={width}
    >
      {rows.map((row, y) => (
        <div className="crossword-grid__row" role="row" key={y}>
          {row.map((letter, x) => {
            const square = y * width + x;
            if (letter === BLACK)
              return (
                <span
                  className="crossword-grid__black"
                  role="gridcell"
                  aria-label="Black"
                  key={x}
                />
              );
            const number = entries.find(({ squares }) => squares[0] === square)?.number;
            return (
              <span className="crossword-grid__square" role="gridcell" key={x}>
                {number !== undefined && (
                  <span className="crossword-grid__number" aria-hidden="true">
                    {number}
                  </span>
                )}
                {isSolved ? (
                  <b className="crossword-grid__letter">{letter}</b>
                ) : (
                  <input
                    className="crossword-grid__letter"
                    id={`square-${square}`}
                    data-square={square}
                    maxLength={1}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    aria-label={labelOf(square, y, x, entries)}
                  />
                )}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** "Row 1, column 4: 3 down, letter 1". */
function labelOf(square: number, y: number, x: number, entries: readonly Entry[]): string {
  const places = entries.flatMap(({ number, direction, squares }) => {
    const at = squares.indexOf(square);
    return at < 0 ? [] : [`${number} ${direction}, letter ${at + 1}`];
  });
  return `Row ${y + 1}, column ${x + 1}: ${places.join('; ')}`;
}
