import type { Game, Place } from '../../../../utils/stats/game';
import { hasScores } from '../../../../utils/stats/hasScores';
import { isLive } from '../../../../utils/stats/isLive';
import { periodName } from '../../../../utils/stats/periodName';
import { regulationPeriods } from '../../../../utils/stats/regulationPeriods';

export interface LineScore {
  columns: { label: string; title: string; isNow: boolean }[];
  /** Above the last columns: `T`, or `R`, `H` and `E`. */
  totals: { label: string; title: string }[];
  rows: { place: Place; cells: string[]; totals: string[] }[];
}

const POINTS = { baseball: 'Runs', hockey: 'Goals', soccer: 'Goals' } as const;

/**
 * The score by period or inning. Periods to come have a place already, so that the table keeps its
 * width; overtime and extra innings add columns. In baseball the home team's last half inning is an
 * `X` when it was not needed. Null where there are no scores to show.
 */
export function lineScore(game: Game): LineScore | null {
  if (!hasScores(game) || game.home.score === null || game.away.score === null) return null;
  const progress = 'progress' in game ? game.progress : null;
  const now = progress?.kind === 'innings' ? progress.inning : (progress?.period ?? 0);
  const regular = regulationPeriods(game.sport);
  const count = Math.max(regular, game.away.lines.length, game.home.lines.length);
  return {
    columns: Array.from({ length: count }, (_, index) => ({
      label: labelOf(game, index + 1),
      title: periodName(game, index + 1, 'long'),
      isNow: isLive(game) && index + 1 === now,
    })),
    totals: totalsOf(game),
    rows: (['away', 'home'] as const).map((place) => ({
      place,
      cells: Array.from({ length: count }, (_, index) => cellOf(game, place, index)),
      totals: sumsOf(game, place),
    })),
  };
}

/** `1` to `9`, then as the sport says it: `OT`, `10`. */
function labelOf(game: Game, period: number): string {
  const isRegular = game.sport === 'baseball' || period <= regulationPeriods(game.sport);
  return isRegular ? String(period) : periodName(game, period, 'short');
}

function cellOf(game: Game, place: Place, index: number): string {
  const value = game[place].lines[index];
  if (value !== null && value !== undefined) return String(value);
  const isUnneeded =
    game.sport === 'baseball' &&
    game.status === 'final' &&
    place === 'home' &&
    game.away.lines[index] !== undefined;
  return isUnneeded ? 'X' : '';
}

function totalsOf({ sport, away, home }: Game): LineScore['totals'] {
  if (sport === 'baseball' && (away.totals || home.totals)) {
    return [
      { label: 'R', title: 'Runs' },
      { label: 'H', title: 'Hits' },
      { label: 'E', title: 'Errors' },
    ];
  }
  return [{ label: 'T', title: POINTS[sport as keyof typeof POINTS] ?? 'Points' }];
}

function sumsOf(game: Game, place: Place): string[] {
  const { totals, score } = game[place];
  if (totalsOf(game).length === 1) return [String(totals?.runs ?? score ?? '')];
  return [totals?.runs ?? score, totals?.hits, totals?.errors].map((sum) => String(sum ?? ''));
}
