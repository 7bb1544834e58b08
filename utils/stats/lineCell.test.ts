import { exampleGame } from './exampleGames';
import { lineCell } from './lineCell';

describe('a cell of the line score', () => {
  it.each([
    ['points', exampleGame('football', 'final'), 'home', 1, '7'],
    ['no points', exampleGame('football', 'final'), 'away', 3, '0'],
    ['a period to come', exampleGame('football', 'in-progress'), 'home', 4, ''],
    ['an inning that was not needed', exampleGame('baseball', 'final'), 'home', 9, 'X'],
    ['an inning that goes on', exampleGame('baseball', 'in-progress'), 'home', 5, ''],
    ['an inning beyond the last', exampleGame('baseball', 'final'), 'home', 10, ''],
  ] as const)('%s', (_name, game, place, period, expected) => {
    expect(lineCell(game, place, period)).toBe(expected);
  });
});
