import { currentGame } from './currentGame';
import { exampleGame } from './exampleGames';
import type { Game, GameStatus } from './game';

const NOW = Date.parse('2026-11-22T17:00:00Z');

/** A game so many days from now, at an hour of Philadelphia. */
function game(status: GameStatus, day: number, hour = 13): Game {
  const at = new Date(Date.UTC(2026, 10, 22 + day, hour + 5)).toISOString();
  const start = { at, isTimeTba: false, localDate: at.slice(0, 10) };
  return exampleGame('football', status, { start, eventId: (100 + day) * 100 + hour });
}

const live = game('in-progress', 0);
const past = [game('final', -9), game('final', -7)];
const yesterday = game('final', -1);
const next = game('pre-game', 3);
const today = game('pre-game', 0);
const undated = exampleGame('football', 'pre-game', {
  start: { at: null, isTimeTba: true, localDate: null },
});

describe('the game that a scoreboard shows', () => {
  it.each([
    ['the one that is on', [...past, yesterday, live, next], live],
    ['the one that is on, before one that is delayed', [game('delayed', 0, 12), live], live],
    ['today’s', [...past, yesterday, today, next], today],
    ['today’s when it is over', [yesterday, game('final', 0), next], game('final', 0)],
    [
      'today’s when it is called off',
      [yesterday, game('postponed', 0), next],
      game('postponed', 0),
    ],
    [
      'the second of a double header when the first is over',
      [game('final', 0, 13), game('pre-game', 0, 18), next],
      game('pre-game', 0, 18),
    ],
    ['yesterday’s', [...past, yesterday, next], yesterday],
    ['the next one', [...past, next, game('pre-game', 9)], next],
    ['the next one, rather than an old one that is suspended', [game('suspended', -5), next], next],
    ['the latest when the season is over', past, past[1]],
    ['the next one, though its day is not set', [...past, undated], undated],
    ['none', [], null],
  ])('is %s', (_case, games, expected) => {
    expect(currentGame(games, NOW)).toEqual(expected);
    expect(currentGame(games.toReversed(), NOW)).toEqual(expected);
  });
});
