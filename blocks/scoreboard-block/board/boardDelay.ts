import { currentGame } from '../../../utils/stats/currentGame';
import type { Game } from '../../../utils/stats/game';
import { pollDelay } from '../../../utils/stats/pollDelay';
import { STREAM_CHECK } from './liveStream';

/**
 * In how many ms a scoreboard is worth asking for again (widgets §4, §9): as its game says; every
 * 10 000 while a stream of a game that is not over may begin or end. Null for never.
 */
export function boardDelay(games: readonly Game[] | null, now: number): number | null {
  const game = currentGame(games ?? [], now);
  const delay = game && pollDelay(game);
  return delay !== null && game?.liveStream ? Math.min(delay, STREAM_CHECK) : delay;
}
