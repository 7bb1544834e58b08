import type { FastifyInstance } from 'fastify';

import {
  parseEventQuery,
  parseEventsQuery,
  parseLeague,
  type Params,
} from '../http/parseStatsQuery';
import { sendAnswer } from '../http/sendAnswer';
import type { StatsSource } from '../StatsSource';

interface LeaguePath {
  sport: string;
  league: string;
}

/** `GET …/stats-query/{sport}/{league}[/{eventId}]`: a list of events, or one (widgets §7). */
export function eventsRoutes(app: FastifyInstance, source: StatsSource): void {
  app.get<{ Params: LeaguePath; Querystring: Params }>(
    '/statsinc/stats-query/:sport/:league',
    async ({ params, query }, reply) => {
      const local = parseLeague(params.sport, params.league);
      return sendAnswer(reply, await source.events(parseEventsQuery(local, query)));
    },
  );
  app.get<{ Params: LeaguePath & { eventId: string }; Querystring: Params }>(
    '/statsinc/stats-query/:sport/:league/:eventId',
    async ({ params, query }, reply) => {
      const local = parseLeague(params.sport, params.league);
      return sendAnswer(reply, await source.event(parseEventQuery(local, params.eventId, query)));
    },
  );
}
