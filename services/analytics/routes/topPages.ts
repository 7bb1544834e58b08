import type { FastifyInstance } from 'fastify';

import type { Database } from '../store/openDatabase';
import { topPages } from '../store/topPages';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
/** s */
const MAX_AGE = 10;

interface TopPagesRoute {
  Querystring: { section: string; limit: number; types: string; host: string };
}

/** Anything else is answered with 400. */
const QUERY = {
  type: 'object',
  properties: {
    section: { type: 'string', default: '', pattern: '^[^\\u0000]*$' },
    limit: { type: 'integer', minimum: 0, default: DEFAULT_LIMIT },
    types: { type: 'string', default: '' },
    host: { type: 'string', default: '' },
  },
};

/**
 * `GET /live/toppages/v4?section=&limit=&types=1&host=` (widgets §7): the stories that are read now, in
 * the shape of the hosted service that newsrooms know. `path` begins with `host` where one is named.
 */
export function topPagesRoute(app: FastifyInstance, db: Database, now: () => number): void {
  const schema = { querystring: QUERY };
  app.get<TopPagesRoute>('/live/toppages/v4', { schema }, async (request, reply) => {
    const { section, limit, types, host } = request.query;
    const pages = await topPages(db, {
      section: section.toLowerCase().replace(/^\/+|(?<!\/)\/+$/g, ''),
      limit: Math.min(MAX_LIMIT, limit),
      now: now(),
    });
    return reply.header('cache-control', `public, max-age=${MAX_AGE}`).send({
      pages: pages.map(({ path, title, sections, score }) => ({
        path: `${host}${path}`,
        title,
        sections,
        stats: {
          people: Math.max(1, Math.round(score)),
          ...(types === '1' ? { type: 'Article' } : {}),
        },
      })),
    });
  });
}
