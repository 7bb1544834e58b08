import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';

import { answerError } from '../http/answerError';
import { describeStories } from './describeStories';
import { PageViews } from './PageViews';
import { pageViewsRoute } from './routes/pageViews';
import { topPagesRoute } from './routes/topPages';
import { openDatabase } from './store/openDatabase';
import { storeViews } from './store/storeViews';
import { forgetOldViews } from './store/topPages';

export interface AnalyticsServiceOptions {
  /** The database; stays the caller's to close. */
  pool: Pool;
  website: string;
  /** Base of the content API, which knows the stories. */
  contentBase: () => string;
  contentToken: string;
  /** Name of the header in which a CDN tells the reader's address; without one, the connection's counts. */
  clientHeader?: string;
  /** ms between two writes; default 2000. */
  flushMs?: number;
  /** ms since 1970. */
  now?: () => number;
}

const FLUSH_MS = 2000;
/** Every so many writes old views are forgotten. */
const FLUSHES_PER_CLEANING = 300;

/**
 * The analytics service: page views in by beacon, the stories that are read most out (widgets §7). Only
 * counts are kept, no readers. Register it under a prefix.
 */
export const analyticsService: FastifyPluginAsync<AnalyticsServiceOptions> = async (
  app,
  options,
) => {
  const { pool, now = Date.now, clientHeader = '', flushMs = FLUSH_MS } = options;
  app.setErrorHandler(answerError('analytics'));
  const db = await openDatabase(pool);
  const views = new PageViews({
    describe: (paths) => describeStories(paths, options),
    store: (stories, counts) => storeViews(db, stories, counts, now()),
  });
  let flushes = 0;

  const flush = async (): Promise<void> => {
    try {
      if (flushes % FLUSHES_PER_CLEANING === 0) await forgetOldViews(db, now());
      flushes += 1;
      await views.flush();
    } catch (error) {
      app.log.warn({ err: error }, 'Page views wait to be stored');
    }
  };
  let isOpen = true;
  let timer: NodeJS.Timeout | undefined;
  const flushSoon = (): void => {
    timer = setTimeout(() => void flush().then(() => isOpen && flushSoon()), flushMs).unref();
  };
  app.addHook('onListen', async () => flushSoon());
  app.addHook('onClose', async () => {
    isOpen = false;
    clearTimeout(timer);
    await views.flush().catch((error: unknown) => {
      app.log.warn({ err: error }, 'The last page views are lost');
    });
  });

  pageViewsRoute(app, { views, clientHeader });
  topPagesRoute(app, db, now);
};
