import { exampleGame } from '../../../utils/stats/exampleGames';
import type { GameStatus } from '../../../utils/stats/game';
import { hasHeader } from './boardPlace';

it.each<[GameStatus, boolean]>([
  ['pre-game', false],
  ['in-progress', true],
  ['delayed', true],
  ['suspended', true],
  ['final', true],
  ['postponed', false],
  ['canceled', false],
  ['vacated', false],
])(
  'A scoreboard of a section has a header while a game is %s: %s (widgets §4)',
  (status, expected) => {
    const game = exampleGame('football', status);
    expect(hasHeader(game, 'section')).toBe(expected);
    expect([hasHeader(game, 'gameday'), hasHeader(game, 'packages')]).toEqual([true, true]);
  },
);
