import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../http/HttpError';
import { dayOfCrossword } from '../Crossword';
import type { DailyFeeds } from '../DailyFeeds';
import { sendFeed } from './sendFeed';

const VARIABLE = 'CROSSWORDS_FEED';

/** `GET /daily/crosswords`: all there are, newest first, without their letters. `…/{day}`: one, as ipuz. */
export function crosswordRoutes(app: FastifyInstance, { crosswords: feed }: DailyFeeds): void {
  app.get('/daily/crosswords', (request, reply) =>
    sendFeed(request, reply, {
      feed,
      variable: VARIABLE,
      pick: (all) => ({
        crosswords: all
          .map((one) => ({
            day: dayOfCrossword(one),
            title: one.title,
            author: one.author,
            width: one.dimensions.width,
            height: one.dimensions.height,
          }))
          .sort((one, other) => other.day.localeCompare(one.day)),
      }),
    }),
  );

  app.get<{ Params: { day: string } }>('/daily/crosswords/:day', (request, reply) =>
    sendFeed(request, reply, {
      feed,
      variable: VARIABLE,
      pick: (all) => {
        const found = all.find((one) => dayOfCrossword(one) === request.params.day);
        if (!found) throw new HttpError(404, 'There is no crossword of that day');
        return found;
      },
    }),
  );
}
