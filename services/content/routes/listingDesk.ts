import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { JsonObject } from '../ans/json';
import { checkOne } from '../http/checkOne';
import { conditionOf } from '../http/conditionOf';
import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { requireWebsite, textParam } from '../http/params';
import type { Params } from '../http/params';
import { requireStaff } from '../../http/requireStaff';
import { sendJson } from '../../http/sendJson';
import { documentRow } from '../prepare/documentRow';
import { listByName } from '../read/listByName';
import { isLive } from '../read/readDocuments';
import { storeIfSame } from '../store/storeIfSame';

interface Source {
  revision: number;
  raw: JsonObject;
  url: string;
  shown: boolean;
}

/**
 * What those who edit listings need, stories of one subtype, all of it with the staff token: the list of
 * them, one as it was stored with its revision, and replacing it, with `If-Match: "{revision}"` only if
 * nobody else did meanwhile, with `If-None-Match: *` only if it is new (else 412).
 */
export function listingDeskRoutes(app: FastifyInstance, context: ContentContext): void {
  const { db, delivery, prepare, token, onChange, watch } = context;
  const onRequest = requireStaff(token);

  app.get<{ Querystring: Params }>(
    '/content/v4/listings/list',
    { onRequest },
    async (request, reply) => {
      const { query } = request;
      requireWebsite(query, delivery.website);
      const { rows, total } = await listByName(db, query, {
        which: sql`d.type = 'story' and d.subtype = ${subtypeOf(query)}
          and d.deleted_at is null`,
        more: sql<{ live: boolean }>`, (${isLive}) as live`,
      });
      return sendJson(request, reply, {
        listings: rows.map((row) => ({
          _id: row.id,
          name: row.name ?? '',
          is_live: row.live,
          last_updated_date: row.updated.toISOString(),
        })),
        total,
      });
    },
  );

  app.get<{ Querystring: Params }>(
    '/content/v4/listings/source',
    { onRequest },
    async (request, reply) => {
      const { query } = request;
      requireWebsite(query, delivery.website);
      const id = textParam(query, '_id');
      const { rows } = await sql<Source>`
        select d.revision, d.raw, d.url, d.is_published as shown
        from content.documents d
        where d.id = ${id} and d.type = 'story' and d.subtype <> '' and d.deleted_at is null
      `.execute(db);
      const [found] = rows;
      if (!found) throw new HttpError(404, `There is no listing ${id}`);
      return sendJson(request, reply, {
        revision: found.revision,
        document: found.raw,
        url: found.url,
        is_shown: found.shown,
      });
    },
  );

  app.put('/content/v4/listings', { onRequest, bodyLimit: 4 * 1024 * 1024 }, async (request) => {
    const check = checkOne(request.body);
    const row = documentRow(check.document, check.deviations, delivery.website, prepare);
    if (row.type !== 'story' || row.subtype === '')
      throw new HttpError(400, '/subtype: a listing is a story with a subtype');
    const condition = conditionOf(request.headers);
    const { revision, isTimed } = await storeIfSame(db, row, condition, onChange);
    if (isTimed) watch.look();
    return { _id: check.id, revision, deviations: check.deviations };
  });
}

/** @throws HttpError 400 */
function subtypeOf(query: Params): string {
  const subtype = textParam(query, 'subtype');
  if (subtype === '') throw new HttpError(400, 'subtype is needed');
  return subtype;
}
