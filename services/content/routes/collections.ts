import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { objectAt, objectsAt, textAt } from '../ans/json';
import { checkCollection } from '../http/checkCollection';
import { conditionOf } from '../http/conditionOf';
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
import { inflate } from '../read/inflate';
import { projectFields } from '../read/projectFields';
import { isLive, readDocuments } from '../read/readDocuments';
import { readStaged } from '../store/stagedCollections';
import { storeIfSame } from '../store/storeIfSame';

const MAX_SIZE = 100;

/**
 * `/content/v4/collections`: an ordered list of documents, read by page, replaced as a whole; with
 * `If-Match: "{revision}"` only if nobody else did meanwhile, with `If-None-Match: *` only if it is new
 * (else 412).
 */
export function collectionsRoutes(app: FastifyInstance, context: ContentContext): void {
  const { db, delivery, prepare, token, onChange, watch } = context;

  app.get<{ Querystring: Params }>('/content/v4/collections', async (request, reply) => {
    const { query } = request;
    requireWebsite(query, delivery.website);
    const id = textParam(query, '_id');
    const alias = textParam(query, 'content_alias');
    if (id === '' && alias === '') throw new HttpError(400, '_id or content_alias is needed');
    const from = countParam(query, 'from', { fallback: 0, max: 10_000 });
    const size = countParam(query, 'size', { fallback: 20, max: MAX_SIZE });

    const staged = await readStaged(db, id);
    const isAsked =
      id === ''
        ? sql`d.prepared->'content_aliases' ? ${alias}`
        : sql`d.id = ${staged?.collectionId ?? id}`;
    const memberIds = staged ? sql`${staged.memberIds}::text[]` : sql`d.member_ids`;
    const { documents, known } = await readDocuments(
      db,
      {
        select: sql`
          with asked as (
            select d.id, d.type, ${memberIds} as member_ids from content.documents d
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
      (staged?.elements ?? objectsAt(collection, 'content_elements')).map((entry) => [
        idOf(entry),
        inflate(objectAt(entry, 'referent', 'referent_properties'), known, delivery),
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
      const check = checkCollection(request.body);
      const row = documentRow(check.document, check.deviations, delivery.website, prepare);
      const condition = conditionOf(request.headers);
      const { revision, isTimed } = await storeIfSame(db, row, condition, onChange);
      if (isTimed) watch.look();
      return { _id: check.id, revision, deviations: check.deviations };
    },
  );
}
