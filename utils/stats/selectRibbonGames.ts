import type { DateInput } from '../dates/parseDate';
import { daysFromToday } from './daysFromToday';
import type { Game } from './game';
import { startMoment } from './startMoment';

export type TimeRange = 'week' | 'day';

/** Eastern days back and ahead that a range reaches. */
const REACH: Record<TimeRange, number> = { week: 7, day: 0 };

/** What is more worth a card comes first. */
enum Rank {
  Live,
  /** Today, to come. */
  Today,
  /** Today, over. */
  Done,
  Ahead,
  Over,
  /** What did not take place on a day that is over. */
  Off,
}

const LATEST_FIRST: readonly Rank[] = [Rank.Done, Rank.Over, Rank.Off];

/**
 * The games of one team that its ribbon cards show: those of the range and what is played now, which
 * comes first, then today's to come and over, the next ones, the latest results, and last what fell out. A suspended game
 * counts on the day it began, then on the day it goes on: it hides no other game in between.
 *
 * @param range `week`: seven days back and ahead; `day`: today, Eastern
 * @param quantity how many at most
 */
export function selectRibbonGames(
  games: readonly Game[],
  { range, quantity, now }: { range: TimeRange; quantity: number; now: DateInput },
): Game[] {
  return ribbonOrder(
    games.filter((game) => isPlayed(game) || Math.abs(daysAway(game, now)) <= REACH[range]),
    now,
  ).slice(0, Math.max(0, quantity));
}

/** Games in the order of the ribbon; see `selectRibbonGames`. */
export function ribbonOrder(games: readonly Game[], now: DateInput): Game[] {
  return games
    .map((game) => ({ game, rank: rankOf(game, now), moment: momentOf(game, now)?.getTime() ?? 0 }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (LATEST_FIRST.includes(a.rank) ? b.moment - a.moment : a.moment - b.moment) ||
        a.game.eventId - b.game.eventId,
    )
    .map(({ game }) => game);
}

function isPlayed({ status }: Game): boolean {
  return status === 'in-progress' || status === 'delayed';
}

function rankOf(game: Game, now: DateInput): Rank {
  if (isPlayed(game)) return Rank.Live;
  const days = daysAway(game, now);
  if (days === 0) return game.status === 'pre-game' ? Rank.Today : Rank.Done;
  if (days > 0) return Rank.Ahead;
  return game.status === 'final' ? Rank.Over : Rank.Off;
}

/** Far away where no date is known. */
function daysAway(game: Game, now: DateInput): number {
  const moment = momentOf(game, now);
  return (moment && daysFromToday(moment, now)) ?? Infinity;
}

/** When a game counts. */
function momentOf(game: Game, now: DateInput): Date | null {
  const start = startMoment(game.start);
  if (game.status !== 'suspended' || game.resumes === null) return start;
  return start && daysFromToday(start, now) === 0 ? start : startMoment(game.resumes);
}
