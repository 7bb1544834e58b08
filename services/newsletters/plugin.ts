import type { NewsletterServiceOptions } from './options';
import type { FastifyPluginAsync } from 'fastify';

import { answerError } from '../http/answerError';
import { openSchema } from '../store/openSchema';
import { subscribeRoute } from './routes/subscribe';
import { migrations } from './store/migrations';

/** The newsletter service: who wants which newsletter. Register it under a prefix. */
export const newsletterService: FastifyPluginAsync<NewsletterServiceOptions> = async (
  app,
  options,
) => {
  app.setErrorHandler(answerError('newsletter'));
  subscribeRoute(app, await openSchema(options.pool, 'newsletters', migrations), options);
};
