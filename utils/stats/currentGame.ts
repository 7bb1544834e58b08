import { daysFromToday } from './daysFromToday';
import type { Game } from './game';
import { isLive } from './isLive';
import { startMoment } from './startMoment';

/**
 * The game of a team that a scoreboard shows: one that is on; else one of today, which of a double
 * header is the one still to come; else yesterday's, the next one, or the latest. Null for no games.
 *
 * @param games in any order
 * @param now ms since 1970
 */
export function currentGame(games: readonly Game[], now: number): Game | null {
  const dated = games
    .map((game) => ({ game, at: startMoment(game.start)?.getTime() ?? Infinity }))
    .sort((a, b) => a.at - b.at)
    .map(({ game, at }) => ({ game, day: Number.isFinite(at) ? daysFromToday(at, now) : null }));
  const on = (day: number) => dated.filter((each) => each.day === day).map(({ game }) => game);
  const today = on(0);
  return (
    games.find(({ status }) => status === 'in-progress') ??
    games.find((game) => isLive(game) && game.status !== 'suspended') ??
    today.find(({ status }) => status === 'pre-game') ??
    today.at(-1) ??
    on(-1).at(-1) ??
    dated.find(({ game }) => game.status === 'pre-game')?.game ??
    dated.findLast(({ day }) => day !== null)?.game ??
    dated[0]?.game ??
    null
  );
}
