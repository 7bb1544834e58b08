import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { countParam, flagParam, requireWebsite, textParam } from '../http/params';
import type { Params } from '../http/params';
import { projectionOf, unreadKeys } from '../http/projectionOf';
import { sendJson } from '../../http/sendJson';
import { projectFields } from '../read/projectFields';
import { readDocuments } from '../read/readDocuments';
import { compileQuery, withTypes, type CompiledQuery } from '../search/compileQuery';
import { matchedWords } from '../search/matchedWords';
import { parseQuery } from '../search/parseQuery';
import { parseSort } from '../search/parseSort';
import { QueryError } from '../search/queryTree';
import { bestMatches, matchesInOrder, newestMatches, newestOfFeed } from '../search/selectMatches';

const MAX_SIZE = 100;
/** Results beyond this many are neither counted nor delivered. */
const MAX_RESULTS = 10_000;
/** So far they are counted for whoever asks for no later ones: more is "1,000 or more". */
const MAX_COUNTED = 1000;

/** Of so many, the first in order, it is said who wrote them. */
const MAX_CREDITED = 200;
const MAX_WRITERS = 20;

/**
 * `GET /content/v4/search/published`: documents that fit a query, a page at a time. `count_relation` is
 * `gt` where there are more than `count`. With `highlight=true`, `matched_words` are those of headlines and
 * decks here that were asked for, in small letters; with `facets=true`, `writers` are who wrote what was found.
 */
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
    const { matches, anyWord } = searchOf(
      textParam(query, 'q'),
      textParam(query, 'sort').trim(),
      limit + 1,
    );
    const hasFacets = flagParam(query, 'facets');
    const found = await readDocuments(
      db,
      {
        given: matches,
        select: sql`
          select n, id, type from matches where n > ${from} and n <= ${from + size}`,
        count: sql`select count(*) from matches`,
        ...(hasFacets ? { writers } : {}),
        without: unreadKeys(projection),
      },
      delivery,
    ).catch(refuseImpossible);

    const end = from + found.documents.length;
    const isMarked = flagParam(query, 'highlight');
    return sendJson(request, reply, {
      type: 'results',
      version: '0.10.9',
      count: Math.min(found.total, limit),
      count_relation: found.total > limit ? 'gt' : 'eq',
      ...(isMarked ? { matched_words: await matchedWords(db, anyWord, found.documents) } : {}),
      ...(hasFacets ? { writers: found.writers } : {}),
      ...(end < found.total && size > 0 ? { next: end } : {}),
      ...(from > 0 ? { previous: Math.max(0, from - size) } : {}),
      content_elements: found.documents.map((document) => projectFields(document, projection)),
    });
  });
}

const writers = sql`
  select count(*) as n, a.id, a.name
  from (select id, type from matches where n <= ${MAX_CREDITED}) as credited
  join content.documents d on d.id = credited.id and d.type = credited.type
  cross join unnest(d.author_ids) as author(id)
  join content.authors a on a.id = author.id
  group by a.id, a.name order by n desc, a.name limit ${MAX_WRITERS}`;

interface Search extends Pick<CompiledQuery, 'anyWord'> {
  /** What fits, as `matches`. */
  matches: RawBuilder<unknown>;
}

/** @throws HttpError 400 with what is wrong with the query or the order. */
function searchOf(q: string, sort: string, limit: number): Search {
  try {
    const now = new Date();
    const query = compileQuery(withTypes(parseQuery(q)), now);
    const order = parseSort(sort, query.score);
    const { anyWord } = query;
    if (query.ranking && BEST.test(sort))
      return { anyWord, matches: bestMatches(query, limit, now) };
    if (query.ranking && NEWEST.test(sort))
      return { anyWord, matches: newestMatches(query, limit, now) };
    if (query.feed && (BEST.test(sort) || NEWEST.test(sort)))
      return { anyWord, matches: newestOfFeed(query.feed, limit) };
    return { anyWord, matches: matchesInOrder(query, order, limit) };
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
