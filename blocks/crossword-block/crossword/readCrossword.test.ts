import { exampleIpuz } from './exampleCrosswords';
import { readCards, readCrossword } from './readCrossword';

/** A square of words that crosses nothing: every row and column is one answer. */
function squareOf(side: number): object {
  const clues = Array.from({ length: side * 2 }, (_, index) => [index + 1, `Clue ${index + 1}`]);
  return {
    ...exampleIpuz,
    dimensions: { width: side, height: side },
    solution: Array.from({ length: side }, () => [...'A'.repeat(side)]),
    clues: { Across: clues, Down: clues },
  };
}
/** Numbers of a full square: those of the first row, then one a row. */
const numbered = (side: number) => {
  const across = [1, ...Array.from({ length: side - 1 }, (_, row) => side + 1 + row)];
  const down = Array.from({ length: side }, (_, column) => column + 1);
  const clue = (number: number) => [number, `Clue ${number}`];
  return { ...squareOf(side), clues: { Across: across.map(clue), Down: down.map(clue) } };
};

describe('the sizes of a crossword', () => {
  it.each([3, 25])('may be %i squares a side', (side) => {
    expect(readCrossword(numbered(side))).toMatchObject({ width: side, height: side });
  });

  it.each([2, 26])('may not be %i squares a side', (side) => {
    expect(() => readCrossword(numbered(side))).toThrow('its rows are not as long as it says');
  });

  it('are those that its file says', () => {
    expect(() => readCrossword({ ...exampleIpuz, dimensions: { width: 4, height: 3 } })).toThrow(
      'its rows',
    );
    expect(() => readCrossword({ ...exampleIpuz, dimensions: { width: 3, height: 4 } })).toThrow(
      'its rows',
    );
  });
});

it('squares may be letters of either case, or objects with their value', () => {
  const { solution } = exampleIpuz;
  const written = solution.map((row) =>
    row.map((letter, index) =>
      index % 2 ? { value: letter.toLowerCase() } : letter.toLowerCase(),
    ),
  );
  expect(readCrossword({ ...exampleIpuz, solution: written })).toEqual(readCrossword(exampleIpuz));
  const broken = solution.map((row) => row.map(() => ({ letter: 'A' })));
  expect(() => readCrossword({ ...exampleIpuz, solution: broken })).toThrow(
    'a square has no letter',
  );
});

it('the page of a crossword is named by it, its day, its maker and its size', () => {
  expect(readCrossword(exampleIpuz)).toMatchObject({
    pageTitle: 'Crossword: Four Square',
    pageSection: '/puzzles',
    pageDescription: expect.stringMatching(
      /^Our crossword of .*2026, by Dell Aronson: 4 by 4, 8 clues\. Solve it here or print it\.$/,
    ),
    day: '2026-11-21',
    intro: 'For the wait at the airport.',
  });
  expect(readCrossword({ ...exampleIpuz, author: '' }).pageDescription).not.toContain('by Dell');
});

it('no list of crosswords is an empty one', () => {
  expect([readCards(null), readCards({}), readCards([{}])]).toEqual([[], [], []]);
});
