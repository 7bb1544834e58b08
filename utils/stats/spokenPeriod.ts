import type { Game } from './game';
import { isHalftime } from './isHalftime';
import { ordinal } from './ordinal';
import { periodName } from './periodName';
import { regulationPeriods } from './regulationPeriods';

const HALVES = { Top: 'top', Middle: 'middle', Bottom: 'bottom', End: 'end' } as const;
const UNITS = {
  basketball: 'quarter',
  football: 'quarter',
  hockey: 'period',
  soccer: 'half',
} as const;

/** `3rd quarter`, `end of the 1st period`, `halftime`, `overtime`, `bottom of the 9th`; empty where unknown. */
export function spokenPeriod(game: Game): string {
  const progress = 'progress' in game ? game.progress : null;
  if (progress === null) return '';
  if (progress.kind === 'innings') {
    return `${HALVES[progress.half]} of the ${ordinal(progress.inning)}`;
  }
  if (isHalftime(game)) return 'halftime';
  const isOvertime = progress.isShootout || progress.period > regulationPeriods(game.sport);
  const name =
    isOvertime || game.sport === 'baseball'
      ? periodName(game, progress.period, 'long').toLowerCase()
      : `${ordinal(progress.period)} ${UNITS[game.sport]}`;
  if (!progress.isBreak || progress.isShootout) return name;
  return isOvertime ? `end of ${name}` : `end of the ${name}`;
}
