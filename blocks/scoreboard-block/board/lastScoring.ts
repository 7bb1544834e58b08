import type { Game, ScoringPlay } from '../../../utils/stats/game';

/**
 * The last entry of the scoring summary, shown while a game is neither to come, in progress nor final,
 * and only if its period is not below the current one (widgets §4); else null.
 */
export function lastScoring(game: Game): ScoringPlay | null {
  if (['pre-game', 'in-progress', 'final'].includes(game.status)) return null;
  const last = game.scoring.at(-1);
  const progress = 'progress' in game ? game.progress : null;
  if (!last || !progress) return last ?? null;
  const current = progress.kind === 'innings' ? progress.inning : progress.period;
  return last.period < current ? null : last;
}
