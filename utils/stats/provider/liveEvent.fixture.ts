import { exampleGame } from '../exampleGames';
import type { Game } from '../game';
import { parseGame } from '../parseGame';
import { eventOf } from './eventOf.fixture';
import { invalidParts } from './invalidParts.fixture';
import type { Raw } from './readSent.fixture';

export const NFL = { sport: 'football', league: 'nfl' } as const;
export const MLB = { sport: 'baseball', league: 'mlb' } as const;

/** A game of football that is on, as the provider would send it. */
export const live = eventOf(exampleGame('football', 'in-progress'));
export const [home, away] = live['teams'] as [Raw, Raw];

/** The same with another status. */
export const status = (part: Raw): Raw => ({
  ...live,
  eventStatus: { ...(live['eventStatus'] as Raw), ...part },
});

/** The same with another home team. */
export const teams = (part: Raw): Raw => ({ ...live, teams: [{ ...home, ...part }, away] });

/** The game, or a failing test that says why there is none. */
export function parsed(raw: unknown, of: Parameters<typeof parseGame>[1] = NFL): Game {
  const game = parseGame(raw, of);
  if ('error' in game) throw new Error(`${game.error.path}: ${game.error.reason}`);
  expect(invalidParts(game)).toEqual([]);
  return game;
}
