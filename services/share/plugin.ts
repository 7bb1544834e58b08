import type { FastifyPluginAsync } from 'fastify';

import { answerError } from '../http/answerError';
import type { ShareServiceOptions } from './options';
import { createRoute } from './routes/create';
import { openedRoute } from './routes/opened';

/** The share service: subscribers give stories away. Register it under a prefix. */
export const shareService: FastifyPluginAsync<ShareServiceOptions> = async (app, options) => {
  app.setErrorHandler(answerError('share'));
  createRoute(app, options);
  openedRoute(app, options);
};
