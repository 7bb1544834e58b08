import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { isObject } from '../ans/json';
import type { JsonObject } from '../ans/json';
import { parseAuthor } from '../authors/parseAuthor';
import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { itemsOf } from '../http/itemsOf';
import { countParam, flagParam, listParam } from '../http/params';
import { wholeJson } from '../http/wholeJson';
import type { Params } from '../http/params';
import { requireStaff } from '../../http/requireStaff';
import { sendJson } from '../../http/sendJson';
import { inflate } from '../read/inflate';
import { isWritten } from '../merge/Outcome';
import { storeAuthors } from '../store/storeAuthors';

const PATH = '/author/v2/author-service';
const MAX_LIMIT = 100;
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * `/author/v2/author-service`: authors by `_id` (several by comma), or all of them by name. What a `PUT`
 * does not say of an author stays, unless it says `replace=true`.
 */
export function authorsRoutes(app: FastifyInstance, context: ContentContext): void {
  const { db, delivery, token, onChange } = context;
  app.get<{ Querystring: Params }>(PATH, async (request, reply) => {
    const ids = listParam(request.query, '_id');
    const limit = countParam(request.query, 'limit', { fallback: MAX_LIMIT, max: MAX_LIMIT });
    const offset = countParam(request.query, 'offset', { fallback: 0, max: 100_000 });
    const { rows } = await sql<{ document: JsonObject }>`
      select document from content.authors
      where ${ids.length === 0 ? sql`true` : sql`id = any(${ids}::text[])`}
      order by ${ids.length === 0 ? sql`lower(name)` : sql`array_position(${ids}::text[], id)`}, id
      limit ${limit} offset ${offset}
    `.execute(db);
    const known = { referents: [], authors: new Map(), sections: new Map() };
    return sendJson(request, reply, {
      authors: rows.map(({ document }) => inflate(document, known, delivery)),
    });
  });

  const onRequest = requireStaff(token);
  app.put<{ Querystring: Params }>(PATH, { onRequest, bodyLimit: MAX_BYTES }, async (request) => {
    const isReplacing = flagParam(request.query, 'replace');
    const parsed = itemsOf(request.body, 'authors').map((item, index) => {
      const json = wholeJson(item, `Author ${index + 1}`);
      const author = isObject(json) ? parseAuthor(json) : null;
      if (author?.ok) return author;
      const fault = author?.errors[0] ?? { path: '/', message: 'must be an object' };
      throw new HttpError(400, `Author ${index + 1}: ${fault.path}: ${fault.message}`);
    });
    await db.transaction().execute(async (transaction) => {
      const outcomes = await storeAuthors(transaction, parsed, { isReplacing });
      if (outcomes.some(isWritten)) await onChange(null, transaction);
    });
    return { authors: parsed.map(({ id }) => id) };
  });
}
