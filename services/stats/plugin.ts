import type { FastifyPluginAsync } from 'fastify';
import { answerError } from './http/answerError';
import { NO_PROVIDER, noStats } from './noStats';
import { calendarRoute } from './routes/calendar';
import { eventsRoutes } from './routes/events';
import { standingsRoute } from './routes/standings';
import type { StatsSource } from './StatsSource';

export interface StatsServiceOptions {
  /** `https://www.broadsheet.example`, for links in calendars; without it games are not linked. */
  siteOrigin?: string;
  /**
   * Where the statistics come from: a provider (`providerStats`), or whoever answers in its shape. Null:
   * nowhere yet, which every answer says.
   */
  source: StatsSource | null;
}

/**
 * The statistics service: games, standings, calendars (widgets §7), at the paths of a publisher's
 * gateway. Register it under a prefix. See README.md.
 */
export const statsService: FastifyPluginAsync<StatsServiceOptions> = async (app, options) => {
  const { siteOrigin = '', source: given } = options;
  if (given === null) app.log.warn(NO_PROVIDER);
  const source = given ?? noStats;
  app.setErrorHandler(answerError);
  eventsRoutes(app, source);
  standingsRoute(app, source);
  calendarRoute(app, { source, siteOrigin });
};
