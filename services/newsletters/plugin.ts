import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';

import { answerError } from '../http/answerError';
import type { SiteLook } from '../pages/page';
import { openSchema } from '../store/openSchema';
import { subscribeRoute } from './routes/subscribe';
import { migrations } from './store/migrations';

export interface NewsletterServiceOptions {
  /** The database; stays the caller's to close. */
  pool: Pool;
  website: string;
  /** The catalogue: what one can sign up for. */
  newsletters: readonly { id: string; title: string }[];
  /** Of the pages that readers without script get. */
  look: SiteLook;
  /** Name of the header in which a CDN tells the reader's address; without one, the connection's counts. */
  clientHeader?: string;
  /** ms since 1970. */
  now?: () => number;
}

/** The newsletter service: who wants which newsletter. Register it under a prefix. */
export const newsletterService: FastifyPluginAsync<NewsletterServiceOptions> = async (
  app,
  options,
) => {
  app.setErrorHandler(answerError('newsletter'));
  subscribeRoute(app, await openSchema(options.pool, 'newsletters', migrations), options);
};
