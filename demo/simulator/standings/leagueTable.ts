import { LRUCache } from 'lru-cache';
import { dayOf } from '../../../services/stats/days';
import { momentAt } from '../schedule/moments';
import { leagueGamesOn } from '../schedule/leagueGamesOn';
import { localTeamOf } from '../../../services/stats/localTeams';
import { pairingsOf, type Pairing } from '../schedule/pairings';
import type { ScheduledGame } from '../schedule/ScheduledGame';
import { roundOn, seasonOf, type Round } from '../schedule/seasons';
import type { LeagueName } from '../../../services/stats/SportEvent';
import { drawOthersResult, resultOf, type Result } from './drawResult';
import { timelineOf } from '../timelineOf';
import { addOutcome, NO_GAMES, outcomesOf, type Tally } from './Tally';

/** Tallies of a league by team id; no entry before a team's first game. */
export type LeagueTable = ReadonlyMap<number, Tally>;

/** A game that was postponed or suspended is decided at most so many days after its day. */
const LATEST_RESULT = 14;
/** By then the other teams' games of a day are over (Eastern). */
const OTHERS_OVER = '22:30';

/** Tables of mornings, and of the last moments that were asked for. */
const kept = new LRUCache<string, LeagueTable>({ max: 1500 });
const latest = new LRUCache<string, LeagueTable>({ max: 10 });

/**
 * The table of a league on the morning of a day: all results of the season's days before it. The
 * local team's games are played as they were drawn.
 */
export function tableBefore(league: LeagueName, day: number): LeagueTable {
  const season = seasonOf(league, day);
  // Forward from the last morning that is known: a season is too long to go back by recursion.
  let from = day;
  while (from > season && !kept.has(`${league} ${season} ${from}`)) from -= 1;
  let table = kept.get(`${league} ${season} ${from}`) ?? new Map<number, Tally>();
  for (let on = from; on < day; on += 1) {
    table = withResults(league, table, resultsOf(league, on));
    kept.set(`${league} ${season} ${on + 1}`, table);
  }
  return table;
}

/** The table of a league at a moment: that of the morning, and what ended since. */
export function tableAt(league: LeagueName, now: Date): LeagueTable {
  const key = `${league} ${now.getTime()}`;
  const table = latest.get(key) ?? makeTableAt(league, now);
  latest.set(key, table);
  return table;
}

function makeTableAt(league: LeagueName, now: Date): LeagueTable {
  const today = dayOf(now);
  // What began last night may have ended after midnight, or not yet.
  const isFirstDay = seasonOf(league, today) === today;
  const days = isFirstDay ? [today] : [today - 1, today];
  const ended = days
    .flatMap((day) => resultsOf(league, day))
    .filter(({ isOverAt }) => isOverAt(now));
  return withResults(league, tableBefore(league, days[0] ?? today), ended);
}

/**
 * The table that the records before a game are of: that of the morning, and for its own teams the
 * first game of a doubleheader.
 */
export function tableForGame(game: ScheduledGame): LeagueTable {
  const { local, day, start } = game;
  const earlier = localResults(local.league, day).filter(
    (result) => result.pairing !== game && result.isOverAt(start),
  );
  return withResults(local.league, tableBefore(local.league, day), earlier);
}

interface DayResult extends Result {
  pairing: Pairing;
  /** Asked only of the games of a day or two: to know when it ends, the local team's is played. */
  isOverAt: (moment: Date) => boolean;
}

/** Results by the day that they belong to: the one on which a suspended game was resumed. */
function resultsOf(league: LeagueName, day: number): DayResult[] {
  const round = roundOn(league, day);
  return [...(round ? othersResults(league, round, day) : []), ...localResults(league, day)];
}

function localResults(league: LeagueName, day: number): DayResult[] {
  const local = localTeamOf(league);
  const suspended = Array.from({ length: LATEST_RESULT }, (_, back) => day - 1 - back)
    .flatMap((earlier) => leagueGamesOn(local, earlier))
    .filter(({ resume }) => resume && dayOf(resume) === day);
  const today = leagueGamesOn(local, day).filter(({ resume }) => !resume);
  return [...suspended, ...today].flatMap((game) => {
    const result = resultOf(game);
    return result ? [{ ...result, isOverAt: (now) => isOver(game, now), pairing: game }] : [];
  });
}

function isOver(game: ScheduledGame, moment: Date): boolean {
  if (moment < game.start) return false;
  const end = timelineOf(game).frames.findLast(({ status }) => status === 'Final');
  return end !== undefined && end.at <= moment.getTime();
}

function othersResults(league: LeagueName, round: Round, day: number): DayResult[] {
  const { teamId } = localTeamOf(league).team;
  return pairingsOf(league, round)
    .filter(({ home, away }) => home.teamId !== teamId && away.teamId !== teamId)
    .map((pairing) => ({
      ...drawOthersResult(league, round, pairing),
      isOverAt: (moment) => momentAt(day, OTHERS_OVER) <= moment,
      pairing,
    }));
}

function withResults(
  league: LeagueName,
  table: LeagueTable,
  results: readonly DayResult[],
): LeagueTable {
  if (results.length === 0) return table;
  const next = new Map(table);
  for (const { pairing, winner, isOvertime } of results) {
    const outcomes = outcomesOf(league, { winner, isOvertime });
    for (const place of ['home', 'away'] as const) {
      const { teamId } = pairing[place];
      next.set(teamId, addOutcome(next.get(teamId) ?? NO_GAMES, outcomes[place]));
    }
  }
  return next;
}
