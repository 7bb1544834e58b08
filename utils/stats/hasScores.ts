import type { Game } from './game';

/** Whether scores stand beside the teams: unless the game is pre-game, canceled or postponed (widgets §4). */
export function hasScores(game: Game): boolean {
  return !['pre-game', 'canceled', 'postponed'].includes(game.status);
}
