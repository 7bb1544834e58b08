import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { checkAnsDocument } from '../ans/checkAnsDocument';
import type { JsonObject } from '../ans/json';
import { conditionOf } from '../http/conditionOf';
import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { countParam, requireWebsite, textParam } from '../http/params';
import type { Params } from '../http/params';
import { requireStaff } from '../../http/requireStaff';
import { sendJson } from '../../http/sendJson';
import { documentRow } from '../prepare/documentRow';
import { isLive } from '../read/readDocuments';
import { likeWords } from '../search/likeWords';
import { storeIfSame } from '../store/storeIfSame';

const MAX_SIZE = 100;
const MAX_FROM = 10_000;

interface Listed {
  id: string;
  name: string | null;
  live: boolean;
  updated: Date;
}

interface Source {
  revision: number;
  raw: JsonObject;
  url: string;
  shown: boolean;
  live: boolean;
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
      const from = countParam(query, 'from', { fallback: 0, max: MAX_FROM });
      const size = countParam(query, 'size', { fallback: 20, max: MAX_SIZE });
      const name = sql`d.prepared->'headlines'->>'basic'`;
      const isFound = sql`d.type = 'story' and d.subtype = ${subtypeOf(query)}
        and d.subtype <> '' and d.deleted_at is null
        and concat_ws(' ', d.id, ${name}) ilike all(${likeWords(textParam(query, 'q'))}::text[])`;
      const { rows } = await sql<Listed>`
        select d.id, ${name} as name, (${isLive}) as live,
          coalesce(d.last_updated_date, d.ingested_at) as updated
        from content.documents d where ${isFound}
        order by lower(coalesce(${name}, d.id)), d.id
        limit ${size} offset ${from}
      `.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from content.documents d where ${isFound}
      `.execute(db);
      return sendJson(request, reply, {
        listings: rows.map((row) => ({
          _id: row.id,
          name: row.name ?? '',
          is_live: row.live,
          last_updated_date: row.updated.toISOString(),
        })),
        total: counted.rows[0]?.total ?? 0,
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
        select d.revision, d.raw, d.url, d.is_published as shown, (${isLive}) as live
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
        is_live: found.live,
      });
    },
  );

  app.put('/content/v4/listings', { onRequest, bodyLimit: 4 * 1024 * 1024 }, async (request) => {
    const check = checkAnsDocument(request.body, { tolerant: true });
    if (!check.ok) {
      const [fault] = check.errors;
      throw new HttpError(400, `${fault?.path ?? '/'}: ${fault?.message ?? 'is wrong'}`);
    }
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
