import { exampleGame } from './exampleGames';
import type { Game, GameStatus } from './game';
import { selectRibbonGames } from './selectRibbonGames';
import type { TimeRange } from './selectRibbonGames';

/** Sunday, Nov. 22, 2026, 3 p.m. in Philadelphia. */
const NOW = '2026-11-22T20:00:00Z';

/** `final -1`: a final game of yesterday, named so. */
function game(name: string, index: number): Game {
  const [status = '', days = '0'] = name.split(' ');
  const at = new Date(Date.parse('2026-11-22T18:00:00Z') + Number(days) * 86_400_000).toISOString();
  return exampleGame('hockey', status as GameStatus, {
    eventId: index + 1,
    venue: name,
    start: { at, isTimeTba: false, localDate: at.slice(0, 10) },
  });
}

const chosen = (names: string[], quantity: number, range: TimeRange = 'week') =>
  selectRibbonGames(names.map(game), { range, quantity, now: NOW }).map(({ venue }) => venue);

describe('the games of a team that the ribbon shows (widgets §3)', () => {
  it.each<[string, string[], string]>([
    ['the live one first', ['final 0', 'in-progress 0', 'pre-game 0'], 'in-progress 0'],
    ['a delayed one too', ['final 0', 'delayed -9'], 'delayed -9'],
    ['one that was suspended today', ['final -1', 'suspended 0'], 'suspended 0'],
    ['not one that goes on next week', ['pre-game 1', 'suspended -2'], 'pre-game 1'],
    ['which is more than a result', ['final -1', 'suspended -2'], 'suspended -2'],
    ['then one of today', ['final -1', 'pre-game 1', 'pre-game 0'], 'pre-game 0'],
    ['of today, one to come before a result', ['final 0', 'pre-game 0'], 'pre-game 0'],
    ['today’s result before tomorrow’s game', ['pre-game 1', 'final 0'], 'final 0'],
    ['then the next one', ['final -1', 'pre-game 3', 'pre-game 2'], 'pre-game 2'],
    ['then the latest result', ['final -5', 'final -2', 'postponed -1'], 'final -2'],
    ['last what fell out', ['postponed -3', 'canceled -1'], 'canceled -1'],
  ])('%s', (_name, names, expected) => {
    expect(chosen(names, 1)).toEqual([expected]);
  });

  it.each<[TimeRange, string[]]>([
    ['day', ['delayed -1', 'final 0']],
    ['week', ['delayed -1', 'final 0', 'pre-game 1', 'pre-game 7', 'final -7']],
  ])('of the %s', (range, expected) => {
    const names = [
      'final -8',
      'final -7',
      'delayed -1',
      'final 0',
      'pre-game 1',
      'pre-game 7',
      'pre-game 8',
    ];
    expect(chosen(names, 14, range)).toEqual(expected);
  });

  it('as many as are wanted; none is as good as some', () => {
    expect(chosen(['final 0', 'pre-game 1'], 0)).toEqual([]);
    expect(chosen(['final 0', 'pre-game 1', 'pre-game 2'], 2)).toEqual(['final 0', 'pre-game 1']);
    expect(chosen([], 3)).toEqual([]);
  });

  it('a suspended game counts on the day it goes on', () => {
    const later = { at: '2026-11-22T23:00:00.000Z', isTimeTba: false, localDate: '2026-11-22' };
    const suspended = { ...game('suspended -5', 0), resumes: later } as Game;
    const games = [game('pre-game 1', 1), suspended];
    expect(selectRibbonGames(games, { range: 'day', quantity: 2, now: NOW })).toEqual([suspended]);
  });

  it('a game without a date is not around today', () => {
    const start = { at: null, isTimeTba: true, localDate: null };
    const games = [exampleGame('hockey', 'pre-game', { start })];
    expect(selectRibbonGames(games, { range: 'week', quantity: 1, now: NOW })).toEqual([]);
  });
});
