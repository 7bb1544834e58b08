import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { objectsAt } from '../ans/json';
import type { JsonObject } from '../ans/json';
import { checkCollection } from '../http/checkCollection';
import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { requireWebsite, textParam } from '../http/params';
import type { Params } from '../http/params';
import { requireStaff } from '../../http/requireStaff';
import { sendJson } from '../../http/sendJson';
import { listByName } from '../read/listByName';
import { isLive, readDocuments } from '../read/readDocuments';
import { stageCollection } from '../store/stagedCollections';

/**
 * What those who order collections need, all of it with the staff token: the list of them, one with
 * everything in it and its revision, and staging an order for previews.
 */
export function collectionDeskRoutes(app: FastifyInstance, context: ContentContext): void {
  const { db, delivery, token } = context;
  const onRequest = requireStaff(token);

  app.get<{ Querystring: Params }>(
    '/content/v4/collections/list',
    { onRequest },
    async (request, reply) => {
      const { query } = request;
      requireWebsite(query, delivery.website);
      const { rows, total } = await listByName(db, query, {
        which: sql`d.type = 'collection' and ${isLive}`,
        more: sql<{
          alias: string | null;
          size: number;
        }>`, d.prepared->'content_aliases'->>0 as alias, cardinality(d.member_ids) as size`,
        words: sql`d.prepared->>'content_aliases'`,
      });
      return sendJson(request, reply, {
        collections: rows.map((row) => ({
          _id: row.id,
          content_alias: row.alias ?? '',
          headlines: { basic: row.name ?? '' },
          size: row.size,
          last_updated_date: row.updated.toISOString(),
        })),
        total,
      });
    },
  );

  app.get<{ Querystring: Params }>(
    '/content/v4/collections/source',
    { onRequest },
    async (request, reply) => {
      const { query } = request;
      requireWebsite(query, delivery.website);
      const id = textParam(query, '_id');
      const { rows } = await sql<{ revision: number; raw: JsonObject; ids: string[] }>`
        select revision, raw, member_ids as ids from content.documents d
        where d.id = ${id} and d.type = 'collection' and d.deleted_at is null
      `.execute(db);
      const [found] = rows;
      if (!found) throw new HttpError(404, `There is no collection ${id}`);
      return sendJson(request, reply, {
        revision: found.revision,
        document: found.raw,
        ...(await readMembers(context, found.ids)),
      });
    },
  );

  app.post('/content/v4/collections/staged', { onRequest }, async ({ body }) => {
    const { id, document } = checkCollection(body);
    return { _id: await stageCollection(db, id, objectsAt(document, 'content_elements')) };
  });
}

/** The cards of all members there are, also of those that readers don't see, and which they do see. */
async function readMembers(
  { db, delivery }: ContentContext,
  ids: readonly string[],
): Promise<{ members: JsonObject[]; live: string[] }> {
  const members = sql`
    select distinct on (entry.n) entry.n, d.id, d.type
    from unnest(${ids}::text[]) with ordinality as entry(id, n)
    join content.documents d on d.id = entry.id
    where d.type in ('story', 'gallery', 'video') and d.deleted_at is null
    order by entry.n, d.type desc`;
  const { documents } = await readDocuments(db, { select: members, asCards: true }, delivery);
  const { rows } = await sql<{ id: string }>`
    select distinct d.id from content.documents d
    where d.id = any(${ids}::text[]) and d.type in ('story', 'gallery', 'video') and ${isLive}
  `.execute(db);
  return { members: documents, live: rows.map(({ id }) => id) };
}
