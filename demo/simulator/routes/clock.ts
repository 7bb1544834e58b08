import type { FastifyInstance } from 'fastify';

import { HttpError } from '../../../services/http/HttpError';
import { requireStaff } from '../../../services/http/requireStaff';
import { parseClockSetting } from '../clock/parseClockSetting';
import type { StatsClock } from '../clock/StatsClock';

export interface ClockRouteOptions {
  clock: StatsClock;
  token: string;
  /** A provider's games follow no clock of ours. */
  isSettable: boolean;
}

/** `GET …/clock` says what the games are played by; `PUT`, with the staff token, sets it. */
export function clockRoute(
  app: FastifyInstance,
  { clock, token, isSettable }: ClockRouteOptions,
): void {
  app.get('/statsinc/clock', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(clock.state()),
  );
  app.put('/statsinc/clock', { onRequest: requireStaff(token) }, async (request, reply) => {
    if (!isSettable) {
      throw new HttpError(409, 'The games are those of a provider; they follow no clock of ours');
    }
    clock.set(parseClockSetting(request.body));
    request.log.info({ clock: clock.state() }, 'stats: the clock was set');
    return reply.header('cache-control', 'no-store').send(clock.state());
  });
}
