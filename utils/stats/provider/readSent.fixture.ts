import { exampleGame } from '../exampleGames';
import type { Game, GameStatus, Sport } from '../game';
import { parseGame } from '../parseGame';
import { eventOf } from './eventOf.fixture';
import { invalidParts } from './invalidParts.fixture';

export type Raw = Record<string, unknown>;

/** A game of an event that says some parts in another way than our examples. */
export function readSent(sport: Sport, status: GameStatus, parts: Raw): Game {
  const example = exampleGame(sport, status);
  const game = parseGame({ ...eventOf(example), ...parts }, example);
  if ('error' in game) throw new Error(`${game.error.path}: ${game.error.reason}`);
  expect(invalidParts(game)).toEqual([]);
  return game;
}

/** The provider's ids of the two teams of our examples. */
export const idsOf = (sport: Sport) => {
  const { away, home } = exampleGame(sport, 'final');
  return { away: away.teamId, home: home.teamId };
};
