import type { FastifyInstance } from 'fastify';

import type { Database } from '../store/openDatabase';
import { topPages } from '../store/topPages';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
/** s */
const MAX_AGE = 10;

interface TopPagesRoute {
  Querystring: { section?: string; limit?: string; types?: string; host?: string };
}

/**
 * `GET /live/toppages/v4?section=&limit=&types=1&host=` (widgets §7): the stories that are read now, in
 * the shape of the hosted service that newsrooms know. `path` begins with `host` where one is named.
 */
export function topPagesRoute(app: FastifyInstance, db: Database, now: () => number): void {
  app.get<TopPagesRoute>('/live/toppages/v4', async (request, reply) => {
    const { section = '', types = '', host = '' } = request.query;
    const asked = Number(request.query.limit ?? DEFAULT_LIMIT);
    if (!(Number.isInteger(asked) && asked >= 0)) {
      return reply.code(400).send({ message: 'limit must be a whole number' });
    }
    const pages = await topPages(db, {
      section: String(section)
        .toLowerCase()
        .replace(/^\/+|\/+$/g, ''),
      limit: Math.min(MAX_LIMIT, asked),
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
