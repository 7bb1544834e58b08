import type { Game, ScoringPlay } from './game';

/**
 * The last score of a game that has stopped, for its scoreboard (widgets §4): when the game is neither
 * pre-game, in progress nor final, and only if it was not made in an earlier period than the current.
 */
export function lastScoring(game: Game): ScoringPlay | null {
  if (['pre-game', 'in-progress', 'final'].includes(game.status)) return null;
  const last = game.scoring.at(-1);
  return last && last.period >= currentPeriod(game) ? last : null;
}

/** 0 where nothing says how far the game is. */
function currentPeriod(game: Game): number {
  const progress = 'progress' in game ? game.progress : null;
  if (progress === null) return 0;
  return progress.kind === 'innings' ? progress.inning : progress.period;
}
