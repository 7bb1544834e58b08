import type { FastifyInstance } from 'fastify';

import { parseLeague } from '../http/parseStatsQuery';
import { sendAnswer } from '../http/sendAnswer';
import type { StatsSource } from '../StatsSource';

/** `GET …/standings/{sport}/{league}`: the whole league, by division. */
export function standingsRoute(app: FastifyInstance, source: StatsSource): void {
  app.get<{ Params: { sport: string; league: string } }>(
    '/statsinc/standings/:sport/:league',
    async ({ params }, reply) =>
      sendAnswer(reply, await source.standings(parseLeague(params.sport, params.league))),
  );
}
