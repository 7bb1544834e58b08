import type { Crossword, Direction } from './crossword';

export interface CluesProps {
  crossword: Crossword;
  /** Also the answers; else each clue leads to its first square. */
  isSolved?: boolean;
}

const NAMES: Record<Direction, string> = { across: 'Across', down: 'Down' };

/** The clues in two lists, by number. */
export function Clues({ crossword, isSolved = false }: CluesProps) {
  const { entries, letters } = crossword;
  return (
    <div className="crossword-clues">
      {(['across', 'down'] as const).map((direction) => (
        <section key={direction} aria-labelledby={`clues-${direction}`}>
          <h2 className="crossword-clues__title" id={`clues-${direction}`}>
            {NAMES[direction]}
          </h2>
          <ol className="crossword-clues__list">
            {entries.map(({ number, direction: own, clue, squares }, index) =>
              own === direction ? (
                <li key={number} className="crossword-clues__clue">
                  <span className="crossword-clues__number">{number}</span>{' '}
                  {isSolved ? (
                    <span>
                      {clue}: <b>{squares.map((square) => letters[square]).join('')}</b>
                    </span>
                  ) : (
                    <a href={`#square-${squares[0]}`} data-entry={index}>
                      {clue}
                    </a>
                  )}
                </li>
              ) : null,
            )}
          </ol>
        </section>
      ))}
    </div>
  );
}
