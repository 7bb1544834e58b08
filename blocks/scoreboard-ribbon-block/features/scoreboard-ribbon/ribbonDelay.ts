import type { Game } from '../../../../utils/stats/game';
import { pollDelay } from '../../../../utils/stats/pollDelay';

/** In how many ms the ribbon is worth asking for again: the soonest of its games; null for never. */
export function ribbonDelay(games: readonly Game[] | null): number | null {
  const delays = (games ?? []).map(pollDelay).filter((delay) => delay !== null);
  return delays.length > 0 ? Math.min(...delays) : null;
}
