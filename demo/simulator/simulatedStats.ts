import { LRUCache } from 'lru-cache';
import { HttpError } from '../../services/http/HttpError';
import type { StatsClock } from './clock/StatsClock';
import { eventOf, isKnown, listedEventOf } from './eventOf';
import { freshFor } from '../../services/stats/freshFor';
import { DAYS_AHEAD, DAYS_BACK, type EventsQuery } from '../../services/stats/StatsQuery';
import { dayIn, dayOf } from '../../services/stats/days';
import { byStart, findGame, scheduledOn } from './schedule/gamesOn';
import { hourlyGamesOn } from './schedule/hourlyGamesOn';
import { localTeamOf } from '../../services/stats/localTeams';
import { isOpponentUnknown } from './schedule/occasions';
import { DAY, isHourly, type ScheduledGame } from './schedule/ScheduledGame';
import { buildStandings } from './standings/buildStandings';
import { tableAt } from './standings/leagueTable';
import type { SportEvent } from '../../services/stats/SportEvent';
import type { Answer, StatsSource } from '../../services/stats/StatsSource';

/** Statistics of games that are simulated, as they stand by the clock. */
export function simulatedStats(clock: StatsClock): StatsSource {
  const answer = <T>(body: T, maxAge: number): Answer<T> => ({
    body,
    // Nobody may keep what a clock that can be set any time says.
    maxAge: clock.isReal ? maxAge : 0,
    age: 0,
    isStale: false,
  });

  return {
    now: () => clock.now(),
    async events(query) {
      const now = secondOf(clock);
      const events = once(query, now, () =>
        gamesFor(query, now).map((game) => listedEventOf(game, now, query)),
      );
      return answer(events, freshFor(events, now));
    },
    async event(query) {
      const now = secondOf(clock);
      const [event] = once(query, now, () => {
        const game = findGame(query.eventId);
        const isThere = game?.local.league === query.league && isKnown(game, now);
        return isThere ? [eventOf(game, now, { ...query, box: true })] : [];
      });
      if (!event) {
        throw new HttpError(404, `There is no event ${query.eventId} in the ${query.league}`);
      }
      return answer(event, freshFor([event], now));
    },
    async standings({ league }) {
      return answer(buildStandings(league, tableAt(league, secondOf(clock))), STANDINGS_FRESH);
    },
  };
}

/** s */
const STANDINGS_FRESH = 60;

/** Whatever happens in a second happens at its beginning, so that a second has one answer. */
function secondOf(clock: StatsClock): Date {
  return new Date(Math.floor(clock.now().getTime() / 1000) * 1000);
}

const latest = new LRUCache<string, SportEvent[]>({ max: 40 });

/** The same question in the same second is answered once. */
function once(question: object, now: Date, make: () => SportEvent[]): SportEvent[] {
  const key = `${JSON.stringify(question)} ${now.getTime()}`;
  const events = latest.get(key) ?? make();
  latest.set(key, events);
  return events;
}

/** So many days around the one in question its games of the hour may be scheduled on. */
const HOURLY_REACH = 2;

/** The games that a list asks for, by start. */
function gamesFor({ league, day, isDayOnly, teamId }: EventsQuery, now: Date): ScheduledGame[] {
  const middle = day ?? dayOf(now);
  // A day abroad or in the West is not that of Philadelphia, and a suspended game goes on later.
  const [first, last] = isDayOnly
    ? [middle - DAYS_BACK, middle + 1]
    : [middle - DAYS_BACK, middle + DAYS_AHEAD];
  const local = localTeamOf(league);
  return days(first, last)
    .flatMap((on) => [
      ...scheduledOn(on, local),
      ...(Math.abs(on - (isDayOnly ? middle : dayOf(now))) <= HOURLY_REACH
        ? hourlyGamesOn(on).filter((game) => game.local === local)
        : []),
    ])
    .sort(byStart)
    .filter(
      (game) =>
        isKnown(game, now) &&
        (isDayOnly ? isPlayedOn(game, middle) : isListed(game, now)) &&
        (teamId === null || plays(game, teamId, now)),
    );
}

/**
 * Games of the hour are in a list while they are near: with all of them a team would play ten times a
 * week, and nobody would find its league games. A single day has them all.
 */
function isListed(game: ScheduledGame, now: Date): boolean {
  return !isHourly(game) || Math.abs(game.start.getTime() - now.getTime()) < DAY;
}

/** Whether a team is known to play in the game. */
function plays(game: ScheduledGame, teamId: number, now: Date): boolean {
  if (game.local.team.teamId === teamId) return true;
  const isIt = game.home.teamId === teamId || game.away.teamId === teamId;
  return isIt && !isOpponentUnknown(game, now);
}

function days(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Whether a calendar at the place of the game shows the day when it begins or goes on. */
function isPlayedOn({ start, resume, venue }: ScheduledGame, day: number): boolean {
  return [start, ...(resume ? [resume] : [])].some(
    (moment) => dayIn(moment, venue.timeZone) === day,
  );
}
