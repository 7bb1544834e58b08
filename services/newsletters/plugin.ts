import type { NewsletterServiceOptions } from './options';
import type { FastifyPluginAsync } from 'fastify';

import { answerError } from '../http/answerError';
import { openSchema } from '../store/openSchema';
import { editionClock } from './editions/editionClock';
import type { EditionSettings } from './editions/EditionSettings';
import { Editions } from './editions/Editions';
import { bounceRoute } from './routes/bounces';
import { confirmRoutes } from './routes/confirm';
import { sailthruRoutes } from './routes/sailthru';
import { salesforceRoutes } from './routes/salesforce';
import { subscribeRoute } from './routes/subscribe';
import { unsubscribeRoutes } from './routes/unsubscribe';
import { whoMay } from './routes/whoMay';
import { SignUps } from './SignUps';
import { migrations } from './store/migrations';

export interface NewsletterPluginOptions extends NewsletterServiceOptions {
  /** Without it no editions are sent. */
  editions?: EditionSettings & {
    /** Told once what editors may do with them. */
    onOpen: (editions: Editions) => void;
  };
}

/** The newsletter service: who wants which newsletter, and editions sent to them. Register it under a prefix. */
export const newsletterService: FastifyPluginAsync<NewsletterPluginOptions> = async (
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
  bounceRoute(app, options.results, hooks);
  const { editions: settings } = options;
  if (!settings) return;
  const wake = editionClock(app, () => editions.sender);
  const leaveUrl = (sid: string, newsletter: string) => signUps.leaveUrl(sid, newsletter);
  const editions = new Editions(db, options, settings, leaveUrl, wake);
  settings.onOpen(editions);
};
