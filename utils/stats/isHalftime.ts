import type { Game } from './game';
import { regulationPeriods } from './regulationPeriods';

/** Whether the teams rest between the halves; hockey and baseball have none. */
export function isHalftime(game: Game): boolean {
  const progress = 'progress' in game ? game.progress : null;
  if (progress?.kind !== 'periods' || !progress.isBreak || game.sport === 'hockey') return false;
  return progress.period === regulationPeriods(game.sport) / 2;
}
