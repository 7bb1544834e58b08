import type { FastifyPluginAsync } from 'fastify';
import { toContentError } from '../../content/callSource';
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

/**
 * s that a live fragment stays fresh: never longer than readers wait between two questions, and with
 * a source that keeps its answers as long, readers are less than 10 s behind.
 */
const MAX_TTL_S = 4;

/**
 * `GET /pf/api/v3/fragment/{document}/{node}?uri=` (DESIGN: Live blocks): one block of a published
 * page as HTML. `x-broadsheet-next` is the ms until the reader should ask again; 0 ends it. Never served
 * stale: 404 when the page or the block is gone, 503 while its content can't be had.
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
      try {
        const { page, outcome } = await cache.get(`${website}|fragment|${node}|${url.uri}`, () =>
          renderOne(route.document, route.contentConfig, node, url.uri),
        );
        const left = Math.max(1, Math.ceil(page.ttl - (Date.now() - page.rendered) / 1000));
        return await sendStored(request, reply, page.status, page.body, {
          ...page.headers,
          'cache-control': `public, max-age=0, s-maxage=${left}`,
          'x-broadsheet-cache': outcome,
        });
      } catch (error) {
        const { statusCode, location } = toContentError('page', error);
        const isGone = statusCode === 404 || statusCode === 410 || location !== undefined;
        if (!isGone) request.log.error({ err: error, url: request.raw.url }, 'No fragment');
        return reply
          .code(isGone ? 404 : 503)
          .header('cache-control', 'no-store')
          .send({ message: isGone ? 'The page is gone.' : 'Please ask again later.' });
      }
    });
  };

  /** @throws ContentError when there is no page, or an upstream fails: readers keep what they have. */
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
    const asked = Date.now();
    const scope = await openScope(request, renderer);
    const rendered = await renderJobs([job], scope, {
      cache: renderer.fragments,
      onFailure: (failure) => renderer.onFailure(failure, request),
      ...parts.hooks,
    });
    const failed = scope.errors.find(({ statusCode }) => statusCode >= 500);
    if (failed) throw failed;
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
      rendered: asked,
      ttl,
      tags: [`document:${document.id}`],
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'x-broadsheet-next': String(fragment.refresh),
      },
    };
  }
}
