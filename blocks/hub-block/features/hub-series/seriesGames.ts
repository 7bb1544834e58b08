import type { Game, Side } from '../../../../utils/stats/game';

/** What is no postseason although it is no regular season either. */
const OTHER = /^(?:Preseason|Spring training|All-Star Game|Pro Bowl)\b/;

/** The games of the postseason, in order of time; those without a date are last. */
export function seriesGames(games: readonly Game[] | null): Game[] {
  return (games ?? [])
    .filter(({ occasion }) => occasion !== '' && !OTHER.test(occasion))
    .sort((a, b) => timeOf(a) - timeOf(b));
}

const timeOf = ({ start }: Game): number =>
  Date.parse(start.at ?? start.localDate ?? '') || Number.MAX_SAFE_INTEGER;

/**
 * How a series stands, as the newest of its games says (widgets §3: `series`): `Phillies 2, Braves 1`, who has won
 * more of it first; empty before its first game is over, and where the statistics keep no series.
 */
export function seriesStanding(games: readonly Game[]): string {
  const game = games.findLast(({ home, away }) => home.series !== null || away.series !== null);
  if (!game) return '';
  const sides = [
    { name: game.home.nickname, wins: winsOf(game.home, game.away) },
    { name: game.away.nickname, wins: winsOf(game.away, game.home) },
  ].sort((a, b) => b.wins - a.wins);
  if (sides.every(({ wins }) => wins === 0)) return '';
  return sides.map(({ name, wins }) => `${name} ${wins}`).join(', ');
}

const winsOf = (side: Side, other: Side): number => side.series?.wins ?? other.series?.losses ?? 0;
