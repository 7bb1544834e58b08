import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../http/HttpError';
import type { Comic } from '../Comic';
import type { DailyFeeds } from '../DailyFeeds';
import { sendFeed } from './sendFeed';

/** `GET /daily/comics`: the strips of the newest day, and the days beside it; `…/{day}`: of that day. */
export function comicRoutes(app: FastifyInstance, { comics: feed }: DailyFeeds): void {
  const variable = 'COMICS_FEED';

  app.get('/daily/comics', (request, reply) =>
    sendFeed(request, reply, { feed, variable, pick: (all) => pageOf(all, '') }),
  );

  app.get<{ Params: { day: string } }>('/daily/comics/:day', (request, reply) =>
    sendFeed(request, reply, { feed, variable, pick: (all) => pageOf(all, request.params.day) }),
  );
}

/** @param asked empty for the newest day */
function pageOf(all: readonly Comic[], asked: string) {
  const days = [...new Set(all.map(({ day }) => day))].sort();
  const day = asked || (days.at(-1) ?? '');
  const at = days.indexOf(day);
  if (at < 0) throw new HttpError(404, 'There are no comics of that day');
  return {
    day,
    previous: days[at - 1] ?? null,
    next: days[at + 1] ?? null,
    strips: all.filter((one) => one.day === day),
  };
}
