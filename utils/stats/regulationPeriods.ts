import type { Sport } from './game';

const PERIODS: Record<Sport, number> = {
  baseball: 9,
  basketball: 4,
  football: 4,
  hockey: 3,
  soccer: 2,
};

/** Periods or innings of a game that needs no overtime. */
export function regulationPeriods(sport: Sport): number {
  return PERIODS[sport];
}
