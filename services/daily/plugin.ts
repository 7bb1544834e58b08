import type { FastifyPluginAsync } from 'fastify';
import { answerError } from '../http/answerError';
import type { DailyFeeds } from './DailyFeeds';
import { comicRoutes } from './routes/comics';
import { crosswordRoutes } from './routes/crosswords';
import { jobRoutes, noticeRoutes } from './routes/listings';
import { weatherRoute } from './routes/weather';

export interface DailyServiceOptions {
  feeds: DailyFeeds;
}

/**
 * The daily service: what a paper has every day beside its stories (platform §2). Register it under a prefix. See
 * README.md.
 */
export const dailyService: FastifyPluginAsync<DailyServiceOptions> = async (app, { feeds }) => {
  app.setErrorHandler(answerError('daily'));
  crosswordRoutes(app, feeds);
  weatherRoute(app, feeds);
  noticeRoutes(app, feeds);
  jobRoutes(app, feeds);
  comicRoutes(app, feeds);
};
