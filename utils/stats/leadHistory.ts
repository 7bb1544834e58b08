import type { Place, Play } from './game';

export interface LeadHistory {
  /** How often the other team went ahead. */
  changes: number;
  /** How often the score was evened. */
  ties: number;
  /** Points by which each side was ahead at most. */
  largest: Record<Place, number>;
}

/** How the lead of a game went, from its plays in order. Plays that don't say the score count for nothing. */
export function leadHistory(plays: readonly Pick<Play, 'away' | 'home'>[]): LeadHistory {
  const history: LeadHistory = { changes: 0, ties: 0, largest: { away: 0, home: 0 } };
  let margin = 0;
  let leader = 0;
  for (const { away, home } of plays) {
    if (away === null || home === null) continue;
    const next = home - away;
    if (next === 0 && margin !== 0) history.ties += 1;
    if (next !== 0) {
      if (leader !== 0 && Math.sign(next) !== leader) history.changes += 1;
      leader = Math.sign(next);
    }
    history.largest.home = Math.max(history.largest.home, next);
    history.largest.away = Math.max(history.largest.away, -next);
    margin = next;
  }
  return history;
}
