import type { FastifyInstance } from 'fastify';
import type { DailyFeeds } from '../DailyFeeds';
import { sendFeed } from './sendFeed';

/** `GET /daily/weather`: the hours and days ahead, and the warnings. */
export function weatherRoute(app: FastifyInstance, { weather: feed }: DailyFeeds): void {
  app.get('/daily/weather', (request, reply) =>
    sendFeed(request, reply, {
      feed,
      variable: 'NWS_POINT or WEATHER_FEED',
      pick: (all) => all,
    }),
  );
}
