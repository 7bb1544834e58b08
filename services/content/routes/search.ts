import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { countParam, requireWebsite, textParam } from '../http/params';
import type { Params } from '../http/params';
import { projectionOf, unreadKeys } from '../http/projectionOf';
import { sendJson } from '../../http/sendJson';
import { projectFields } from '../read/projectFields';
import { readDocuments } from '../read/readDocuments';
import { compileQuery, withTypes } from '../search/compileQuery';
import { parseQuery } from '../search/parseQuery';
import { parseSort } from '../search/parseSort';
import { QueryError } from '../search/queryTree';
import { bestMatches, matchesInOrder, newestMatches } from '../search/selectMatches';

const MAX_SIZE = 100;
/** Results beyond this many are neither counted nor delivered. */
const MAX_RESULTS = 10_000;
/** So far they are counted for whoever asks for no later ones: more is "1,000 or more". */
const MAX_COUNTED = 1000;

/** `GET /content/v4/search/published`: documents that fit a query, a page at a time. */
export function searchRoute(app: FastifyInstance, { db, delivery }: ContentContext): void {
  app.get<{ Querystring: Params }>('/content/v4/search/published', async (request, reply) => {
    const { query } = request;
    requireWebsite(query, delivery.website);
    const from = countParam(query, 'from', { fallback: 0, max: MAX_RESULTS });
    const size = countParam(query, 'size', { fallback: 10, max: MAX_SIZE });
    if (from + size > MAX_RESULTS) {
      throw new HttpError(400, `from and size together reach ${MAX_RESULTS} at most`);
    }
    const projection = projectionOf(query);
    const limit = from + size < MAX_COUNTED ? MAX_COUNTED : MAX_RESULTS;
    const found = await readDocuments(
      db,
      {
        given: matchesOf(textParam(query, 'q'), textParam(query, 'sort'), limit),
        select: sql`
          select n, id, type from matches where n > ${from} and n <= ${from + size}`,
        count: sql`select count(*) from matches`,
        without: unreadKeys(projection),
      },
      delivery,
    ).catch(refuseImpossible);

    const end = from + found.documents.length;
    return sendJson(request, reply, {
      type: 'results',
      version: '0.10.9',
      count: found.total,
      ...(end < found.total && size > 0 ? { next: end } : {}),
      ...(from > 0 ? { previous: Math.max(0, from - size) } : {}),
      content_elements: found.documents.map((document) => projectFields(document, projection)),
    });
  });
}

/**
 * What fits, as `matches`.
 * @throws HttpError 400 with what is wrong with the query or the order.
 */
function matchesOf(q: string, sort: string, limit: number): RawBuilder<unknown> {
  try {
    const now = new Date();
    const query = compileQuery(withTypes(parseQuery(q)), now);
    const order = parseSort(sort, query.score);
    if (query.ranking && BEST.test(sort.trim())) return bestMatches(query, limit, now);
    if (query.ranking && NEWEST.test(sort.trim())) return newestMatches(query, limit, now);
    return matchesInOrder(query, order, limit);
  } catch (error) {
    if (error instanceof QueryError) throw new HttpError(400, `Bad query: ${error.message}`);
    throw error;
  }
}

const BEST = /^(?:_score(?::desc)?)?$/;
const NEWEST = /^display_date(?::desc)?$/;

/** What only the database finds wrong with a query (class 22 and 42, 54) is the caller's as well. */
function refuseImpossible(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(?:22|2201|54)/.test(code)) {
    throw new HttpError(400, 'Bad query: it cannot be carried out');
  }
  throw error;
}
