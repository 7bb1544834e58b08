import type { Game } from './game';
import { isLive } from './isLive';

const EAGLES_LIVE_MS = 10_000;
const LIVE_MS = 30_000;
const PRE_GAME_MS = 300_000;

/**
 * In how many ms a game is worth asking for again (widgets §4, §9): 10 000 while the Eagles play,
 * 30 000 while others do, 300 000 before a game; null when nothing will change.
 */
export function pollDelay(game: Game): number | null {
  if (isLive(game)) return game.teamPath === '/eagles' ? EAGLES_LIVE_MS : LIVE_MS;
  return game.status === 'pre-game' ? PRE_GAME_MS : null;
}
