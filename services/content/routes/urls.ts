import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { ContentContext } from '../http/ContentContext';
import { HttpError } from '../../http/HttpError';
import { requireWebsite, wholeText } from '../http/params';
import type { Params } from '../http/params';
import { projectionOf, unreadKeys } from '../http/projectionOf';
import { normalizePath } from '../prepare/addresses';
import { projectFields } from '../read/projectFields';
import { isLive, readDocuments } from '../read/readDocuments';

const MAX_PATHS = 200;

/** `POST /content/v4/urls`: the documents at a list of paths, in its order (widgets §7). */
export function urlsRoute(app: FastifyInstance, { db, delivery }: ContentContext): void {
  app.post<{ Querystring: Params }>('/content/v4/urls', async (request) => {
    const { query, body } = request;
    requireWebsite(query, delivery.website);
    const projection = projectionOf(query);
    const { documents } = await readDocuments(
      db,
      {
        select: sql`
          select distinct on (asked.n) asked.n, d.id, d.type
          from unnest(${pathsOf(body)}::text[]) with ordinality as asked(path, n)
          join content.documents d on d.urls @> array[asked.path] and ${isLive}
          order by asked.n, d.url = asked.path desc, d.ingested_at desc`,
        without: unreadKeys(projection),
      },
      delivery,
    );
    return {
      content_elements: documents.map((document) => projectFields(document, projection)),
    };
  });
}

/** @throws HttpError 400 for anything but a list of paths. */
function pathsOf(body: unknown): string[] {
  const isList = Array.isArray(body) && body.every((path) => typeof path === 'string');
  if (!isList) throw new HttpError(400, 'The body must be a list of paths');
  if (body.length > MAX_PATHS) throw new HttpError(400, `At most ${MAX_PATHS} paths at a time`);
  const paths = body.map((path, index) => normalizePath(wholeText(path, `path ${index + 1}`)));
  return [...new Set(paths)];
}
