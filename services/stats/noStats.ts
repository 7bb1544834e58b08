import { HttpError } from '../http/HttpError';
import type { StatsSource } from './StatsSource';

export const NO_PROVIDER =
  'No provider of statistics is set: name one by STATS_PROVIDER_URL, STATS_PROVIDER_KEY and STATS_PROVIDER_SECRET, ' +
  'or another gateway by STATS_BASE';

const refuse = (): Promise<never> => Promise.reject(new HttpError(503, NO_PROVIDER));

/** Of a site that has no provider yet: every question is answered with what to do. */
export const noStats: StatsSource = {
  now: () => new Date(),
  events: refuse,
  event: refuse,
  standings: refuse,
};
