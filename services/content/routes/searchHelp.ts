import type { FastifyInstance } from 'fastify';

import { sendJson } from '../../http/sendJson';
import type { ContentContext } from '../http/ContentContext';
import { requireWebsite, textParam } from '../http/params';
import type { Params } from '../http/params';
import { correctWords } from '../search/correctWords';
import { suggest } from '../search/suggest';

/** characters of what is typed that are looked at */
const MAX_TYPED = 200;

/**
 * For who searches: `GET /content/v4/search/suggestions?q=` gives what begins with what is typed,
 * `{suggestions: [{kind, id, text}]}`; `GET /content/v4/search/spelling?q=` what may have been meant by words
 * that no story has, `{correction}`, or null.
 */
export function searchHelpRoutes(app: FastifyInstance, { db, delivery }: ContentContext): void {
  app.get<{ Querystring: Params }>('/content/v4/search/suggestions', async (request, reply) => {
    requireWebsite(request.query, delivery.website);
    const typed = textParam(request.query, 'q').slice(0, MAX_TYPED);
    return sendJson(request, reply, { suggestions: await suggest(db, delivery.website, typed) });
  });

  app.get<{ Querystring: Params }>('/content/v4/search/spelling', async (request, reply) => {
    requireWebsite(request.query, delivery.website);
    const typed = textParam(request.query, 'q').slice(0, MAX_TYPED);
    return sendJson(request, reply, { correction: await correctWords(db, typed) });
  });
}
