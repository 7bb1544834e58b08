import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { checkAnsDocument } from '../ans/checkAnsDocument';
import { isObject, objectAt, textAt } from '../ans/json';
import type { JsonObject } from '../ans/json';
import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { countParam, requireWebsite, textParam } from '../http/params';
import type { Params } from '../http/params';
import { projectionOf } from '../http/projectionOf';
import { requireStaff } from '../../http/requireStaff';
import { sendJson } from '../../http/sendJson';
import { documentRow } from '../prepare/documentRow';
import { idOf } from '../prepare/references';
import { applyOverrides } from '../read/applyOverrides';
import { projectFields } from '../read/projectFields';
import { isLive, readDocuments } from '../read/readDocuments';
import { storeDocuments } from '../store/storeDocuments';

const MAX_SIZE = 100;

/** `/content/v4/collections`: an ordered list of documents, read by page, replaced as a whole. */
export function collectionsRoutes(app: FastifyInstance, context: ContentContext): void {
  const { db, delivery, prepare, token } = context;

  app.get<{ Querystring: Params }>('/content/v4/collections', async (request, reply) => {
    const { query } = request;
    requireWebsite(query, delivery.website);
    const id = textParam(query, '_id');
    const alias = textParam(query, 'content_alias');
    if (id === '' && alias === '') throw new HttpError(400, '_id or content_alias is needed');
    const from = countParam(query, 'from', { fallback: 0, max: 10_000 });
    const size = countParam(query, 'size', { fallback: 20, max: MAX_SIZE });

    const isAsked = id === '' ? sql`d.prepared->'content_aliases' ? ${alias}` : sql`d.id = ${id}`;
    const { documents } = await readDocuments(
      db,
      {
        select: sql`
          with asked as (
            select d.id, d.type, d.member_ids from content.documents d
            where d.type = 'collection' and ${isAsked} and ${isLive} limit 1
          ), members as (
            select distinct on (entry.n) entry.n, d.id, d.type
            from asked cross join unnest(asked.member_ids) with ordinality as entry(id, n)
            join content.documents d on d.id = entry.id
            where d.type in ('story', 'gallery', 'video') and ${isLive}
            order by entry.n, d.type desc
          )
          select 0 as n, id, type from asked
          union all (select n, id, type from members order by n limit ${size} offset ${from})`,
        asCards: true,
      },
      delivery,
    );
    const [collection, ...members] = documents;
    if (!collection) throw new HttpError(404, `There is no collection ${id || alias}`);
    const entries = new Map(
      membersOf(collection).map((entry) => [
        idOf(entry),
        objectAt(entry, 'referent', 'referent_properties'),
      ]),
    );
    const projection = projectionOf(query);
    return sendJson(request, reply, {
      ...collection,
      content_elements: members.map((member) =>
        projectFields(applyOverrides(member, entries.get(textAt(member, '_id')) ?? {}), projection),
      ),
    });
  });

  app.put(
    '/content/v4/collections',
    { onRequest: requireStaff(token), bodyLimit: 4 * 1024 * 1024 },
    async (request) => {
      const check = checkAnsDocument(asCollection(request.body), { tolerant: true });
      if (!check.ok) {
        const [fault] = check.errors;
        throw new HttpError(400, `${fault?.path ?? '/'}: ${fault?.message ?? 'is wrong'}`);
      }
      await storeDocuments(db, [
        documentRow(check.document, check.deviations, delivery.website, prepare),
      ]);
      return { _id: check.id, deviations: check.deviations };
    },
  );
}

const membersOf = (collection: JsonObject): JsonObject[] =>
  Array.isArray(collection.content_elements) ? collection.content_elements.filter(isObject) : [];

/** A collection as ANS has it, also from the short form `{_id, name, items: [id, …]}`. */
function asCollection(body: unknown): unknown {
  if (!isObject(body)) return body;
  const { items, name, ...rest } = body;
  return {
    version: '0.10.9',
    ...rest,
    type: 'collection',
    ...(typeof name === 'string' && !rest.headlines ? { headlines: { basic: name } } : {}),
    ...(Array.isArray(items)
      ? {
          content_elements: items.map((item) =>
            typeof item === 'string'
              ? { type: 'promo_reference', referent: { id: item, type: 'story' } }
              : item,
          ),
        }
      : {}),
  };
}
