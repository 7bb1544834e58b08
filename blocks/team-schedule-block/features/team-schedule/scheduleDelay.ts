import type { Game } from '../../../../utils/stats/game';
import { isLive } from '../../../../utils/stats/isLive';

/** ms: a schedule is no scoreboard; while its team plays it is asked for as often as a game to come. */
const LIVE_MS = 60_000;
const SOON_MS = 300_000;
/** ms before a game from which on its page may be waiting for it. */
const NEAR_MS = 6 * 3_600_000;

/** ms until a schedule is worth asking for again; null when nothing of it will change for hours. */
export function scheduleDelay(games: readonly Game[] | null, now: number): number | null {
  if (games === null) return SOON_MS;
  if (games.some(isLive)) return LIVE_MS;
  const isNear = ({ status, start }: Game) => {
    const ahead = start.at === null ? Number.NaN : Date.parse(start.at) - now;
    return status === 'pre-game' && Math.abs(ahead) < NEAR_MS;
  };
  return games.some(isNear) ? SOON_MS : null;
}
