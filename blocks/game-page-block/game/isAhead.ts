import type { Game } from '../../../utils/stats/game';

/** Whether nothing of a game was played, so that its page tells what is known before it. */
export function isAhead(game: Game): boolean {
  switch (game.status) {
    case 'pre-game':
    case 'postponed':
    case 'canceled':
      return true;
    case 'delayed':
      return game.progress === null && game.plays.length === 0;
    default:
      return false;
  }
}
