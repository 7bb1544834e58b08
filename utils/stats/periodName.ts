import type { Game, Sport } from './game';
import { ordinal } from './ordinal';
import { regulationPeriods } from './regulationPeriods';

/** What a period is called in each sport. */
const UNITS: Record<Sport, string> = {
  baseball: 'Inning',
  basketball: 'Quarter',
  football: 'Quarter',
  hockey: 'Period',
  soccer: 'Half',
};

/** AP spells out first through ninth. */
const SPELLED = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
];

/**
 * What period or inning `count` (from 1) of a game is called (widgets §4). Short: `3rd`, `OT`, `2OT`,
 * `ET`, `SO`; football shows `OT` for every overtime. Long: `Third Quarter`, `Overtime`, `Second
 * Overtime`, `First Half`, `10th Inning`, `Shootout`.
 */
export function periodName(game: Game, count: number, length: 'short' | 'long'): string {
  const isShort = length === 'short';
  if (isShootout(game, count)) return isShort ? 'SO' : 'Shootout';
  const overtime = count - regulationPeriods(game.sport);
  if (game.sport !== 'baseball' && overtime > 0) {
    if (game.sport === 'soccer') return isShort ? 'ET' : 'Extra Time';
    if (isShort) return overtime === 1 || game.sport === 'football' ? 'OT' : `${overtime}OT`;
    return overtime === 1 ? 'Overtime' : `${spelled(overtime)} Overtime`;
  }
  return isShort ? ordinal(count) : `${spelled(count)} ${UNITS[game.sport]}`;
}

/** `First` to `Ninth`, `10th`. */
function spelled(count: number): string {
  return SPELLED[count - 1] ?? ordinal(count);
}

function isShootout(game: Game, count: number): boolean {
  const progress = 'progress' in game ? game.progress : null;
  return progress?.kind === 'periods' && progress.isShootout && progress.period === count;
}
