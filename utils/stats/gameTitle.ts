import type { Game } from './game';
import { scoreLine } from './scoreLine';
import { startLabel } from './startLabel';
import { statusName } from './statusName';

/**
 * What a game's page is called: `Cowboys at Eagles: Nov. 22, 1 p.m.`; `Cowboys at Eagles: Live score and
 * play-by-play`; `Eagles 27, Cowboys 20: Box score and play-by-play`; `Cowboys at Eagles: Postponed`.
 */
export function gameTitle(game: Game): string {
  const pair = `${game.away.nickname} at ${game.home.nickname}`;
  switch (game.status) {
    case 'pre-game':
      return `${pair}: ${startLabel(game.start)}`;
    case 'in-progress':
    case 'delayed':
      return `${pair}: Live score and play-by-play`;
    case 'final':
      return `${scoreLine(game) || pair}: Box score and play-by-play`;
    default:
      return `${pair}: ${statusName(game.status)}`;
  }
}
