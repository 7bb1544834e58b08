import type { NewsletterServiceOptions } from './options';
import type { FastifyPluginAsync } from 'fastify';

import { answerError } from '../http/answerError';
import { openSchema } from '../store/openSchema';
import { confirmRoutes } from './routes/confirm';
import { sailthruRoutes } from './routes/sailthru';
import { salesforceRoutes } from './routes/salesforce';
import { subscribeRoute } from './routes/subscribe';
import { unsubscribeRoutes } from './routes/unsubscribe';
import { whoMay } from './routes/whoMay';
import { SignUps } from './SignUps';
import { migrations } from './store/migrations';

/** The newsletter service: who wants which newsletter. Register it under a prefix. */
export const newsletterService: FastifyPluginAsync<NewsletterServiceOptions> = async (
  app,
  options,
) => {
  app.setErrorHandler(answerError('newsletter'));
  app.decorateRequest('newsletterCaller', null);
  const db = await openSchema<unknown>(options.pool, 'newsletters', migrations);
  const signUps = new SignUps(db, options, () => options.origin() + app.prefix);
  const hooks = whoMay(options);
  subscribeRoute(app, signUps, options);
  confirmRoutes(app, signUps, options);
  unsubscribeRoutes(app, signUps, options);
  salesforceRoutes(app, signUps.subscribers, options, hooks);
  sailthruRoutes(app, signUps.subscribers, options, hooks);
};
