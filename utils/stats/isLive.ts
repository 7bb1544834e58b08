import type { Delayed, Game, InProgress, Suspended } from './game';

/** Whether a game's score may still change today: in progress, delayed or suspended (widgets §4: 2, 23, 66). */
export function isLive(game: Game): game is InProgress | Delayed | Suspended {
  return ['in-progress', 'delayed', 'suspended'].includes(game.status);
}
