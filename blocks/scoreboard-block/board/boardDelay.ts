import { currentGame } from '../../../utils/stats/currentGame';
import type { Game } from '../../../utils/stats/game';
import { pollDelay } from '../../../utils/stats/pollDelay';
import { startMoment } from '../../../utils/stats/startMoment';
import { STREAM_CHECK } from './liveStream';

/** ms before a game in which a show may be streamed. */
const BEFORE_GAME = 3_600_000;

/**
 * In how many ms a scoreboard is worth asking for again (widgets §4, §9): as its game says; every
 * 10 000 while a stream may begin or end, which is in the hour before a game, too. Null for never.
 */
export function boardDelay(games: readonly Game[] | null, now: number): number | null {
  const game = currentGame(games ?? [], now);
  const delay = game && pollDelay(game);
  return game && delay !== null && mayStream(game, now) ? Math.min(delay, STREAM_CHECK) : delay;
}

function mayStream(game: Game, now: number): boolean {
  if (game.liveStream) return true;
  const start = startMoment(game.start)?.getTime();
  return (
    game.status === 'pre-game' &&
    !game.start.isTimeTba &&
    start !== undefined &&
    now > start - BEFORE_GAME
  );
}
