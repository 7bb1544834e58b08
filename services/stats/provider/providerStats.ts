import { HttpError } from '../../http/HttpError';
import { freshFor } from '../freshFor';
import { DAYS_AHEAD, DAYS_BACK, type EventsQuery } from '../StatsQuery';
import { dayOf, writeDay } from '../days';
import { localTeamOf } from '../localTeams';
import type { SportEvent } from '../SportEvent';
import type { Answer, StatsSource } from '../StatsSource';
import { ProviderClient, type Kept, type ProviderOptions } from './ProviderClient';
import { readEvents } from './readEvents';
import { readStandings } from './readStandings';

const SECOND = 1000;
/** Standings change when a game is over. ms */
const STANDINGS_FRESH = 300 * SECOND;

/** Statistics from a provider. */
export function providerStats(options: ProviderOptions): StatsSource {
  const client = new ProviderClient(options);
  const reading = {
    read: readEvents,
    freshFor: (events: SportEvent[]) => freshFor(events, new Date()) * SECOND,
  };

  return {
    now: () => new Date(),
    async events(query) {
      const { sport, league } = query;
      const kept = await client.get(`${sport}/${league}/events/?${listParams(query)}`, reading);
      return answerOf(kept, isWanted(query));
    },
    async event({ sport, league, eventId, pbp, driveCharts }) {
      const params = new URLSearchParams({
        linescore: 'true',
        box: 'true',
        ...(pbp ? { pbp: 'true' } : {}),
        ...(driveCharts ? { driveCharts: 'true' } : {}),
      });
      const kept = await client.get(`${sport}/${league}/events/${eventId}?${params}`, reading);
      const { body, ...rest } = answerOf(kept, (event) => event.eventId === eventId);
      const [event] = body;
      if (!event) throw new HttpError(404, 'The statistics provider has no such game');
      return { ...rest, body: event };
    },
    async standings({ sport, league }) {
      const kept = await client.get(`${sport}/${league}/standings/`, {
        read: (json) => readStandings(json, league),
        freshFor: () => STANDINGS_FRESH,
      });
      return { ...answerAge(kept), body: kept.value };
    },
  };
}

function listParams({ day, isDayOnly, pbp, driveCharts }: EventsQuery): URLSearchParams {
  const from = day ?? dayOf(new Date());
  return new URLSearchParams({
    ...(isDayOnly
      ? { date: writeDay(from), requestedDateOnly: 'true' }
      : { startDate: writeDay(from - DAYS_BACK), endDate: writeDay(from + DAYS_AHEAD) }),
    linescore: 'true',
    ...(pbp ? { pbp: 'true' } : {}),
    ...(driveCharts ? { driveCharts: 'true' } : {}),
  });
}

/** The provider sends the whole league. */
function isWanted({ league, teamId }: EventsQuery): (event: SportEvent) => boolean {
  const local = localTeamOf(league).team.teamId;
  return ({ teams }) =>
    teams.some((team) => team.teamId === local) &&
    (teamId === null || teams.some((team) => team.teamId === teamId));
}

function answerOf(
  kept: Kept<SportEvent[]>,
  wanted: (event: SportEvent) => boolean,
): Answer<SportEvent[]> {
  return { ...answerAge(kept), body: kept.value.filter(wanted) };
}

function answerAge({ fetchedAt, freshUntil, isStale }: Kept<unknown>) {
  const now = Date.now();
  return {
    age: Math.max(0, Math.round((now - fetchedAt) / SECOND)),
    maxAge: Math.max(1, Math.ceil((freshUntil - now) / SECOND)),
    isStale,
  };
}
