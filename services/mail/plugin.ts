import type { FastifyPluginAsync } from 'fastify';

import type { Mailer } from './Mailer';

/** Sends what waits in a mailer's queue for as long as the server listens. */
export const mailService: FastifyPluginAsync<{ mailer: Mailer }> = async (app, { mailer }) => {
  app.addHook('onListen', async () => mailer.start());
  app.addHook('onClose', () => mailer.stop());
};
