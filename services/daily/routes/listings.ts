import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../http/HttpError';
import type { DailyFeeds } from '../DailyFeeds';
import { findListed, valuesOf, type Wanted } from '../listings/findListed';
import { sendFeed } from './sendFeed';

type Params = Readonly<Record<string, string | string[] | undefined>>;

const LARGEST_PAGE = 100;

/** `GET /daily/notices?q=&town=&page=&size=`, newest first, and `…/{id}`. */
export function noticeRoutes(app: FastifyInstance, { notices: feed }: DailyFeeds): void {
  const variable = 'NOTICES_FEED';

  app.get<{ Querystring: Params }>('/daily/notices', (request, reply) =>
    sendFeed(request, reply, {
      feed,
      variable,
      pick: (all) => {
        const town = textOf(request.query, 'town');
        const there = all
          .filter((one) => !town || one.town === town)
          .sort((one, other) => other.published.localeCompare(one.published));
        const { found, total } = findListed(there, wantedOf(request.query), (one) =>
          [one.name, one.town, ...one.text].join(' '),
        );
        return { notices: found, total, towns: valuesOf(all.map((one) => one.town)) };
      },
    }),
  );

  app.get<{ Params: { id: string } }>('/daily/notices/:id', (request, reply) =>
    sendFeed(request, reply, { feed, variable, pick: (all) => byId(all, request.params.id) }),
  );
}

/** `GET /daily/jobs?q=&place=&type=&page=&size=`, newest first, and `…/{id}`. */
export function jobRoutes(app: FastifyInstance, { jobs: feed }: DailyFeeds): void {
  const variable = 'JOBS_FEED';

  app.get<{ Querystring: Params }>('/daily/jobs', (request, reply) =>
    sendFeed(request, reply, {
      feed,
      variable,
      pick: (all) => {
        const place = textOf(request.query, 'place');
        const type = textOf(request.query, 'type');
        const there = all
          .filter((one) => (!place || one.place === place) && (!type || one.type === type))
          .sort((one, other) => other.posted.localeCompare(one.posted));
        const { found, total } = findListed(there, wantedOf(request.query), (one) =>
          [one.title, one.employer, one.place, ...one.text].join(' '),
        );
        return { jobs: found, total, places: valuesOf(all.map((one) => one.place)) };
      },
    }),
  );

  app.get<{ Params: { id: string } }>('/daily/jobs/:id', (request, reply) =>
    sendFeed(request, reply, { feed, variable, pick: (all) => byId(all, request.params.id) }),
  );
}

function byId<T extends { id: string }>(all: readonly T[], id: string): T {
  const found = all.find((one) => one.id === id);
  if (!found) throw new HttpError(404, 'It is not, or no longer, there');
  return found;
}

function wantedOf(params: Params): Wanted {
  return {
    words: textOf(params, 'q'),
    page: wholeOf(params, 'page', 1, 1000),
    size: wholeOf(params, 'size', 20, LARGEST_PAGE),
  };
}

function wholeOf(params: Params, name: string, preset: number, most: number): number {
  const text = textOf(params, name);
  return /^\d{1,6}$/.test(text) ? Math.min(Math.max(Number(text), 1), most) : preset;
}

function textOf(params: Params, name: string): string {
  const value = params[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
}
