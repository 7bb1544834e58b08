import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { requireWebsite, textParam } from '../http/params';
import type { Params } from '../http/params';
import { projectionOf, unreadKeys } from '../http/projectionOf';
import { sendJson } from '../../http/sendJson';
import { normalizePath } from '../prepare/addresses';
import { projectFields } from '../read/projectFields';
import { isLive, readDocuments } from '../read/readDocuments';

/** `GET /content/v4/stories`: one document by `_id` or by its address, `website_url`. */
export function storiesRoute(app: FastifyInstance, { db, delivery }: ContentContext): void {
  app.get<{ Querystring: Params }>('/content/v4/stories', async (request, reply) => {
    const { query } = request;
    requireWebsite(query, delivery.website);
    const id = textParam(query, '_id');
    const url = normalizePath(textParam(query, 'website_url') || textParam(query, 'canonical_url'));
    if (id === '' && url === '') throw new HttpError(400, 'website_url or _id is needed');

    const projection = projectionOf(query);
    const isAsked = id === '' ? sql`d.urls @> array[${url}]::text[]` : sql`d.id = ${id}`;
    const { documents } = await readDocuments(
      db,
      {
        select: sql`
          select 1 as n, d.id, d.type from content.documents d
          where ${isAsked} and ${isLive}
          order by d.url = ${url} desc,
            array_position('{story,gallery,video,collection}'::text[], d.type) nulls last,
            d.ingested_at desc
          limit 1`,
        without: unreadKeys(projection),
      },
      delivery,
    );
    const [document] = documents;
    if (!document) throw new HttpError(404, `There is no document at ${id || url}`);
    return sendJson(request, reply, projectFields(document, projection));
  });
}
