import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { requireWebsite, textParam } from '../http/params';
import type { Params } from '../http/params';
import { projectionOf } from '../http/projectionOf';
import { sendJson } from '../../http/sendJson';
import { projectFields } from '../read/projectFields';
import { isLive, readDocuments } from '../read/readDocuments';

/** More than any page shows (widgets §7 uses three). */
const MAX_RELATED = 20;

/** `GET /content/v4/related-content/stories`: what a story names as related, in its order. */
export function relatedRoute(app: FastifyInstance, { db, delivery }: ContentContext): void {
  app.get<{ Querystring: Params }>(
    '/content/v4/related-content/stories',
    async (request, reply) => {
      const { query } = request;
      requireWebsite(query, delivery.website);
      const id = textParam(query, '_id');
      if (id === '') throw new HttpError(400, '_id is needed');
      const projection = projectionOf(query);
      const { documents } = await readDocuments(
        db,
        {
          select: sql`
          select distinct on (entry.n) entry.n, d.id, d.type
          from (
            select d.prepared from content.documents d
            where d.id = ${id} and ${isLive} and d.type in ('story', 'gallery', 'video')
            order by d.type = 'story' desc limit 1
          ) as story
          cross join jsonb_path_query_array(story.prepared, '$.related_content.basic[*]') as related
          cross join jsonb_array_elements(related) with ordinality as entry(item, n)
          join content.documents d
            on d.id = coalesce(entry.item->'referent'->>'id', entry.item->>'_id')
          where d.type in ('story', 'gallery', 'video') and d.id <> ${id} and ${isLive}
          order by entry.n, d.type = 'story' desc
          limit ${MAX_RELATED}`,
          asCards: true,
        },
        delivery,
      );
      return sendJson(request, reply, {
        basic: documents.map((document) => projectFields(document, projection)),
      });
    },
  );
}
