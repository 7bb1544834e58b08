import type { DateInput } from '../parseDate';
import { daysFromToday } from './daysFromToday';
import type { Game } from './game';
import { isLive } from './isLive';
import { startMoment } from './startMoment';

export type TimeRange = 'week' | 'day';

/** Eastern days back and ahead that a range reaches. */
const REACH: Record<TimeRange, number> = { week: 7, day: 0 };

/** What is more worth a card comes first. */
enum Rank {
  Live,
  Today,
  Ahead,
  Over,
  /** What did not take place on a day that is over. */
  Off,
}

/**
 * The games of one team that its ribbon cards show: those of the range and what is live, live games
 * first, then today's, the next ones, the latest results, and last what fell out.
 *
 * @param range `week`: seven days back and ahead; `day`: today, Eastern
 * @param quantity how many at most
 */
export function selectRibbonGames(
  games: readonly Game[],
  { range, quantity, now }: { range: TimeRange; quantity: number; now: DateInput },
): Game[] {
  return ribbonOrder(
    games.filter((game) => isLive(game) || Math.abs(daysAway(game, now)) <= REACH[range]),
    now,
  ).slice(0, Math.max(0, quantity));
}

/** Games in the order of the ribbon; see `selectRibbonGames`. */
export function ribbonOrder(games: readonly Game[], now: DateInput): Game[] {
  return games
    .map((game) => ({
      game,
      rank: rankOf(game, now),
      start: startMoment(game.start)?.getTime() ?? 0,
    }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (a.rank < Rank.Over ? a.start - b.start : b.start - a.start) ||
        a.game.eventId - b.game.eventId,
    )
    .map(({ game }) => game);
}

function rankOf(game: Game, now: DateInput): Rank {
  if (isLive(game)) return Rank.Live;
  const days = daysAway(game, now);
  if (days === 0) return Rank.Today;
  if (days > 0) return Rank.Ahead;
  return game.status === 'final' ? Rank.Over : Rank.Off;
}

/** Far away where no date is known. */
function daysAway({ start }: Game, now: DateInput): number {
  const moment = startMoment(start);
  return (moment && daysFromToday(moment, now)) ?? Infinity;
}
