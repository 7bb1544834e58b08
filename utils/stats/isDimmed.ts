import type { Game, Place } from './game';

/**
 * Whether a team steps back (widgets §4): in a final game each team that did not win, both of a
 * draw; in a canceled, delayed or suspended game both.
 */
export function isDimmed(game: Game, place: Place): boolean {
  if (game.status === 'final') return !game[place].isWinner;
  return ['canceled', 'delayed', 'suspended'].includes(game.status);
}
