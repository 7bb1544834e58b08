import { daysFromToday } from '../../../../utils/stats/daysFromToday';
import type { Game } from '../../../../utils/stats/game';
import { isLive } from '../../../../utils/stats/isLive';
import { startMoment } from '../../../../utils/stats/startMoment';

export type CentralGroup = 'live' | 'today' | 'upcoming' | 'recent';

/**
 * The games of the page by how near they are: those that are live, the others of today, what is to
 * come (soonest first) and what is over (newest first). Eastern days.
 *
 * @param now ms since 1970
 */
export function centralGames(games: readonly Game[], now: number): Record<CentralGroup, Game[]> {
  const groups: Record<CentralGroup, Game[]> = { live: [], today: [], upcoming: [], recent: [] };
  for (const game of games.toSorted(byStart)) groups[groupOf(game, now)].push(game);
  groups.recent.reverse();
  return groups;
}

function groupOf(game: Game, now: number): CentralGroup {
  if (game.status === 'suspended') return game.resumes ? dayGroup(game, now) : 'live';
  if (isLive(game)) return 'live';
  return dayGroup(game, now);
}

function dayGroup(game: Game, now: number): CentralGroup {
  const days = daysOf(game, now);
  if (days === 0) return 'today';
  return days === null || days > 0 ? 'upcoming' : 'recent';
}

/** Days from today to the game; a postponed one counts on its new day, a suspended one when it goes on. */
function daysOf(game: Game, now: number): number | null {
  const moved =
    game.status === 'postponed' ? game.makeup : game.status === 'suspended' ? game.resumes : null;
  const moment = startMoment(moved ?? game.start);
  return moment && daysFromToday(moment, now);
}

/**
 * The game of a team that matters most now: the live one, otherwise today's, the next or the last one;
 * null for none.
 */
export function currentGame(games: readonly Game[], now: number): Game | null {
  const { live, today, upcoming, recent } = centralGames(games, now);
  return live[0] ?? today.at(-1) ?? upcoming[0] ?? recent[0] ?? null;
}

function byStart(a: Game, b: Game): number {
  return timeOf(a) - timeOf(b);
}

/** Games without a date come last. */
function timeOf({ start }: Game): number {
  return startMoment(start)?.getTime() ?? Infinity;
}
