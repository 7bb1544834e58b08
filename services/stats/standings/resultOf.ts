import { LRUCache } from 'lru-cache';
import { timelineOf } from '../timelineOf';
import type { ScheduledGame } from '../schedule/ScheduledGame';

/** How a game ended. */
export interface Result {
  /** Null: a draw. */
  winner: 'home' | 'away' | null;
  /** Whether it took more than the regular periods. */
  isOvertime: boolean;
  endedAt: Date;
}

const REGULAR_PERIODS = { baseball: 9, basketball: 4, football: 4, hockey: 3, soccer: 2 };

const kept = new LRUCache<number, { result: Result | null }>({ max: 10_000 });

/** The result of a game whenever it ends; null for one that is never played or counts for nobody. */
export function resultOf(game: ScheduledGame): Result | null {
  const known = kept.get(game.eventId);
  if (known) return known.result;
  const result = simulatedResult(game);
  kept.set(game.eventId, { result });
  return result;
}

function simulatedResult(game: ScheduledGame): Result | null {
  if (['postponed', 'canceled', 'vacated'].includes(game.course)) return null;
  const { frames, winner } = timelineOf(game);
  const end = frames.findLast(({ status }) => status === 'Final');
  if (!end) throw new RangeError(`game ${game.eventId} has no end`);
  return {
    winner,
    isOvertime: end.isShootout || end.period > REGULAR_PERIODS[game.local.sport],
    endedAt: new Date(end.at),
  };
}
