import type { Game, Place } from './game';

/**
 * What stands in a line score for a side's period or inning (from 1): its points, nothing for what has
 * not been played, and `X` for the home team's half of the last inning where it was not needed.
 */
export function lineCell(game: Game, place: Place, period: number): string {
  const points = game[place].lines[period - 1];
  if (points !== null && points !== undefined) return String(points);
  const isUnneeded =
    game.sport === 'baseball' &&
    game.status === 'final' &&
    place === 'home' &&
    period === game.away.lines.length;
  return isUnneeded ? 'X' : '';
}
