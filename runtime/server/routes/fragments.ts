import type { FastifyPluginAsync } from 'fastify';
import { documentJobs } from '../../render/documentJobs';
import { fillTokens } from '../../render/fragmentParts';
import type { PageCache } from '../../render/pageCache';
import { renderJobs } from '../../render/renderJobs';
import { openScope, type Renderer } from '../../render/renderPage';
import { StoredBody } from '../../render/storedBody';
import type { PageDocument } from '../../store/document';
import type { Route } from '../../store/route';
import { normalizeUrl } from '../normalizeUrl';
import { sendStored } from '../sendStored';

interface FragmentRoute {
  Params: { document: string; node: string };
  Querystring: { uri?: string };
}

export interface FragmentsOptions {
  website: string;
  renderer: () => Renderer;
  cache: PageCache;
  route: (uri: string, website: string) => Route;
}

/** s that a live fragment stays fresh: never longer than readers wait between two questions. */
const MAX_TTL_S = 10;

/**
 * `GET /pf/api/v3/fragment/{document}/{node}?uri=` (DESIGN: Live blocks): one block of a published
 * page as HTML. `x-broadsheet-next` is the ms until the reader should ask again; 0 ends it.
 */
export function fragments(options: FragmentsOptions): FastifyPluginAsync {
  const { website, cache } = options;

  return async (app) => {
    app.get<FragmentRoute>('/pf/api/v3/fragment/:document/:node', async (request, reply) => {
      const url = normalizeUrl(request.query.uri ?? '/');
      const { document: documentId, node } = request.params;
      const route = url ? options.route(url.uri, website) : null;
      if (
        !url ||
        !route ||
        (route.kind !== 'page' && route.kind !== 'template') ||
        route.document.id !== documentId
      ) {
        return reply.code(404).send({ message: 'That page does not hold this block.' });
      }
      if (!documentJobs(route.document, options.renderer().pack).byNode.has(node)) {
        return reply.code(404).send({ message: `The page has no block "${node}".` });
      }
      const { page, outcome } = await cache.get(`${website}|fragment|${node}|${url.uri}`, () =>
        renderOne(route.document, route.contentConfig, node, url.uri),
      );
      reply.header('x-broadsheet-cache', outcome);
      return sendStored(request, reply, page.status, page.body, page.headers);
    });
  };

  async function renderOne(
    document: PageDocument,
    contentConfig: Parameters<typeof openScope>[0]['contentConfig'],
    nodeId: string,
    uri: string,
  ) {
    const renderer = options.renderer();
    const parts = documentJobs(document, renderer.pack);
    const job = parts.byNode.get(nodeId)!;
    const request = { document, contentConfig, website, requestUri: uri };
    const scope = await openScope(request, renderer);
    const rendered = await renderJobs([job], scope, {
      cache: renderer.fragments,
      onFailure: (failure) => renderer.onFailure(failure, request),
      ...parts.hooks,
    });
    const fragment = rendered.get(job)!;
    const ttl = Math.min(MAX_TTL_S, Math.max(1, Math.floor(fragment.refresh / 1000)));
    const body = fillTokens(fragment.parts, {
      node: nodeId,
      document: document.id,
      place: `l-${nodeId}-`,
    });
    return {
      status: 200,
      body: new StoredBody(body),
      rendered: Date.now(),
      ttl,
      tags: [`document:${document.id}`],
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': `public, max-age=0, s-maxage=${ttl}, stale-while-revalidate=30`,
        'x-broadsheet-next': String(fragment.refresh),
      },
    };
  }
}
