import { HttpError } from '../../http/HttpError';
import { freshFor } from '../freshFor';
import { idOf } from '../eventFacts';
import { isWanted } from '../isWanted';
import type { SportEvent } from '../SportEvent';
import type { Answer, StatsSource } from '../StatsSource';
import { ProviderClient, type Kept, type ProviderOptions } from './ProviderClient';
import { eventPath, eventsPath, standingsPath } from './questions';
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
      const kept = await client.get(eventsPath(query), reading);
      return answerOf(kept, isWanted(query));
    },
    async event(query) {
      const kept = await client.get(eventPath(query), reading);
      const { body, ...rest } = answerOf(kept, (event) => idOf(event) === query.eventId);
      const [event] = body;
      if (!event) throw new HttpError(404, 'The statistics provider has no such game');
      return { ...rest, body: event };
    },
    async standings(local) {
      const kept = await client.get(standingsPath(local), {
        read: (json) => readStandings(json, local.league),
        freshFor: () => STANDINGS_FRESH,
      });
      return { ...answerAge(kept), body: kept.value };
    },
  };
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
