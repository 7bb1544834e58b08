import type { FastifyInstance } from 'fastify';

import { addressOf, householdOf } from '../../../http/clientAddress';
import { isOurs } from '../../http/isOurs';
import { RateLimit } from '../../http/RateLimit';
import { storyPath } from '../../http/storyPath';
import type { PageViews } from '../PageViews';
import { hasOptedOut } from '../rules/hasOptedOut';
import { isBot } from '../rules/isBot';

/** A beacon is a path. */
const BODY_LIMIT = 1024;

/** What one address may send in a minute: the readers of an office, each a page now and then. */
const LIMIT = { max: 300, windowMs: 60_000, clients: 20_000 };

export interface PageViewsRouteOptions {
  views: PageViews;
  /** Name of the header in which a CDN tells the reader's address; empty for none. */
  clientHeader: string;
}

/**
 * `POST /analytics/page-views`, body: the path that is read. The answer is always 204 and says nothing;
 * what may not or need not be counted (opted out, no reader, too often, no story) is dropped. No
 * cookie is read or set.
 */
export function pageViewsRoute(
  app: FastifyInstance,
  { views, clientHeader }: PageViewsRouteOptions,
): void {
  const limit = new RateLimit(LIMIT);

  app.post('/analytics/page-views', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const { headers, body } = request;
    const path = storyPath(body);
    if (
      path !== null &&
      !hasOptedOut(headers) &&
      !isBot(headers['user-agent']) &&
      isOurs(headers) &&
      limit.allows(householdOf(addressOf(request, clientHeader)))
    ) {
      views.add(path);
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
