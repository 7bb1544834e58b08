import type { EventQuery, EventsQuery } from './StatsQuery';
import type { SportEvent } from './SportEvent';
import type { LocalTeam } from './localTeams';
import type { Standings } from './Standings';

/** An answer, and for how long whoever got it may keep it. */
export interface Answer<T> {
  body: T;
  /** s; 0: ask every time. */
  maxAge: number;
  /** s since the provider said so. */
  age: number;
  /** Whether the provider failed since: the last good answer. */
  isStale: boolean;
}

/** Where the statistics come from: a provider, or whoever answers in its shape. */
export interface StatsSource {
  /** The moment that its games are at. */
  now: () => Date;
  /** By start. */
  events: (query: EventsQuery) => Promise<Answer<SportEvent[]>>;
  /** @throws HttpError 404 when there is no such event */
  event: (query: EventQuery) => Promise<Answer<SportEvent>>;
  standings: (local: LocalTeam) => Promise<Answer<Standings>>;
}
