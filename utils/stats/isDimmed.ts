import type { Game, Place } from './game';

/**
 * Whether a team steps back (widgets §4): in a final game the team that did not win, none of a
 * tie, which would look like a game that was called off; in a canceled, delayed or suspended game both.
 */
export function isDimmed(game: Game, place: Place): boolean {
  if (game.status === 'final') return game[place === 'home' ? 'away' : 'home'].isWinner;
  return ['canceled', 'delayed', 'suspended'].includes(game.status);
}
