import type { Game, League, Place } from './game';

/** Timeouts of a team in a game (widgets §4). */
const TIMEOUTS: Record<League, number> = { nfl: 3, nba: 7, nhl: 1, mls: 1, mlb: 0 };

/**
 * A dot for each timeout of a team, true for those it has left, which come first (widgets §4). None
 * unless the game is in progress and the provider says how many are left.
 */
export function timeoutDots(game: Game, place: Place): boolean[] {
  const { timeoutsLeft } = game[place];
  if (game.status !== 'in-progress' || timeoutsLeft === null) return [];
  return Array.from({ length: TIMEOUTS[game.league] }, (_, index) => index < timeoutsLeft);
}
