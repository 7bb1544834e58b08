import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { toContentError } from '../../content/callSource';
import { documentJobs } from '../../render/documentJobs';
import { fillTokens } from '../../render/fragmentParts';
import type { CacheOutcome, PageCache } from '../../render/pageCache';
import type { StoredPage } from '../../render/StoredPage';
import { renderJobs } from '../../render/renderJobs';
import { openScope, tagsOf, type Renderer } from '../../render/renderPage';
import { StoredBody } from '../../render/storedBody';
import { cacheTagHeader } from '../../render/tags';
import type { PageDocument } from '../../document/document';
import { listNodes } from '../../document/listNodes';
import type { Route } from '../../store/route';
import { COMMON_PAGE, decideAccess, isGuarded, PERSONAL_PAGE, type AccessGate } from '../access';
import type { Admit } from '../limits';
import { normalizeUrl } from '../normalizeUrl';
import { Refused } from '../Refused';
import { sendHit } from '../sendHit';
import { sendStored } from '../sendStored';
import { singleParam } from '../singleParam';

interface FragmentRoute {
  Params: { document: string; nodes: string };
}

interface BlockRoute {
  Params: Pick<FragmentRoute['Params'], 'document'>;
}

/** A block as it is now. */
interface Fresh {
  html: Buffer;
  /** ms until the next question. */
  next: number;
}

export interface FragmentsOptions {
  website: string;
  renderer: () => Renderer;
  cache: PageCache;
  /** Whether `/a` and `/a/` are one page. */
  isSlashIgnored: boolean;
  route: (uri: string, website: string) => Route;
  findPublished: (documentId: string, website: string) => PageDocument | null;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Whether a client may have a block made. */
  admit: Admit;
  /** Who may read what; absent: anybody may read all. */
  access?: AccessGate | undefined;
  onHit: (status: number) => void;
}

/** s that a fragment stays fresh whose answers have run out: their upstream fails, or wants none kept. */
const RUN_OUT_TTL_S = 4;

/** s that a fragment stays fresh at most. */
const LONGEST_TTL_S = 60;

/** s after which something newer is to be had while it is being asked for. */
const SOON_S = 1;

/** Blocks that one request may ask for. */
const MOST_NODES = 24;

/**
 * `GET /pf/api/v3/fragment/{document}/{node}?uri=` (DESIGN: Live blocks): one block of a published
 * page as HTML. `x-broadsheet-next` is the ms until the reader should ask again; 0 ends it. With several
 * nodes, `{node},{node}`, the answer is JSON: `{[node]: {html, next} | null}`, null for one that the page
 * does not hold. It is fresh as long as what it was made from; where that is as long as readers wait,
 * `x-broadsheet-newer` has the ms until there is something newer. 404 when the page or its only block is
 * gone, 503 while their content can't be had.
 *
 * `GET /pf/api/v3/fragment/{document}`: the same of a published linked block, for all pages that show it as
 * it is.
 */
export function fragments(options: FragmentsOptions): FastifyPluginAsync {
  const { website, isSlashIgnored } = options;

  return async (app) => {
    app.get<FragmentRoute>('/pf/api/v3/fragment/:document/:nodes', async (request, reply) => {
      const url = normalizeUrl(singleParam(request, 'uri') ?? '/', isSlashIgnored);
      const { document: documentId } = request.params;
      const nodes = [...new Set(request.params.nodes.split(','))].sort();
      const key = `${website}|${documentId}|${nodes.join()}|${url?.uri}`;
      if (sendFresh(options, key, request, reply)) return reply;
      const route = url ? options.route(url.uri, website) : null;
      if (
        !url ||
        !route ||
        (route.kind !== 'page' && route.kind !== 'template') ||
        route.document.id !== documentId
      ) {
        return reply.code(404).send({ message: 'That page does not hold this block.' });
      }
      if (nodes.length > MOST_NODES) {
        return reply.code(400).send({ message: `More than ${MOST_NODES} blocks at once.` });
      }
      const { byNode } = documentJobs(route.document, options.renderer().pack);
      if (!nodes.some((node) => byNode.has(node))) {
        return reply.code(404).send({ message: 'The page has no such block.' });
      }
      const { document, contentConfig } = route;
      const asked = { key, document, contentConfig, nodes, uri: url.uri, path: url.path };
      return answer(options, asked, request, reply);
    });

    app.get<BlockRoute>('/pf/api/v3/fragment/:document', async (request, reply) => {
      const { document: documentId } = request.params;
      const key = `${website}|${documentId}`;
      if (sendFresh(options, key, request, reply)) return reply;
      const document = options.findPublished(documentId, website);
      const node = document?.kind === 'block' && listNodes(document)[0];
      if (!document || !node) {
        return reply.code(404).send({ message: 'No linked block of this name is published.' });
      }
      const asked = { key, document, contentConfig: null, nodes: [node.id], uri: '/', path: '/' };
      return answer(options, asked, request, reply);
    });
  };
}

/** Sends what is kept for all readers and holds; false where there is no such answer. */
function sendFresh(
  { cache, onHit }: FragmentsOptions,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const fresh = cache.fresh(key);
  if (!fresh || isGuarded(fresh)) return false;
  onHit(fresh.status);
  sendHit(request, reply, fresh, Object.entries(timesOf(fresh, 'hit')).flat());
  return true;
}

async function answer(
  options: FragmentsOptions,
  asked: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { key, path } = asked;
  try {
    const find = (isClosed: boolean) =>
      options.cache.get(
        isClosed ? `${key}|closed` : key,
        () => renderNodes(options, asked, isClosed),
        () => options.admit('fragments', request),
      );
    let found = await find(false);
    let access = {};
    if (isGuarded(found.page)) {
      const decision = await decideAccess(options.access, found.page, path, request);
      if (decision.isClosed) found = await find(true);
      access = decision.isForAll ? COMMON_PAGE : PERSONAL_PAGE;
    }
    const { page, outcome } = found;
    return await sendStored(request, reply, page.status, page.body, {
      ...page.headers,
      ...timesOf(page, outcome),
      ...access,
      'x-broadsheet-cache': outcome,
    });
  } catch (error) {
    if (error instanceof Refused) throw error;
    const { statusCode, location } = toContentError('page', error);
    const isGone = statusCode === 404 || statusCode === 410 || location !== undefined;
    if (!isGone) request.log.error({ err: error, url: request.raw.url }, 'No fragment');
    return reply
      .code(isGone ? 404 : 503)
      .send({ message: isGone ? 'The page is gone.' : 'Please ask again later.' });
  }
}

/** Blocks that a reader asks for. */
interface Asked {
  /** Under which the answer is kept. */
  key: string;
  document: PageDocument;
  contentConfig: Parameters<typeof openScope>[0]['contentConfig'];
  nodes: readonly string[];
  uri: string;
  path: string;
}

/** @throws ContentError when there is no page, or an upstream fails: readers keep what they have. */
async function renderNodes(
  options: FragmentsOptions,
  asked: Asked,
  isClosed: boolean,
): Promise<StoredPage> {
  const { website } = options;
  const { document, contentConfig, nodes, uri } = asked;
  const renderer = options.renderer();
  const parts = documentJobs(document, renderer.pack);
  const jobs = nodes.flatMap((node) => parts.byNode.get(node) ?? []);
  const request = { document, contentConfig, website, requestUri: uri, isLive: true, isClosed };
  const scope = await openScope(request, renderer);
  const rendered = await renderJobs(jobs, scope, {
    cache: renderer.fragments,
    page: () => parts.all,
    onFailure: (failure) => renderer.onFailure(failure, request),
    ...parts.hooks,
  });
  const failed = scope.errors.find(({ statusCode }) => statusCode >= 500);
  if (failed) throw failed;
  const answers = nodes.map((node): [string, Fresh | null] => {
    const job = parts.byNode.get(node);
    const fragment = job && rendered.get(job);
    if (!fragment) return [node, null];
    const place = { node, document: document.id, place: `l-${node}-` };
    return [node, { html: fillTokens(fragment.parts, place), next: fragment.refresh }];
  });
  const soonest = Math.min(...answers.map(([, answer]) => answer?.next || Infinity)) / 1000;
  const now = Date.now();
  const expires = Math.min(...[...rendered.values()].map((fragment) => fragment.expires));
  const left = scope.isStale ? 0 : (Math.min(scope.runsOut, expires) - now) / 1000;
  const ttl = Math.min(left > 0 ? left : RUN_OUT_TTL_S, soonest, LONGEST_TTL_S);
  const tags = tagsOf(document, scope);
  const { body, headers } = bodyOf(answers);
  return {
    status: 200,
    body,
    headers: { ...options.headers, ...headers, 'cache-tag': cacheTagHeader(tags) },
    rendered: now,
    ttl,
    isAwaited: ttl >= soonest / 2,
    access: scope.access,
    tags,
  };
}

/** Until when an answer holds, for caches and for readers. */
function timesOf(page: StoredPage, outcome: CacheOutcome): Record<string, string> {
  const left = page.ttl - (Date.now() - page.rendered) / 1000;
  const newer = outcome === 'stale' ? SOON_S : Math.max(0, left);
  return {
    'cache-control': `public, max-age=0, s-maxage=${Math.max(1, Math.floor(left))}`,
    ...(page.isAwaited ? { 'x-broadsheet-newer': String(Math.ceil(newer * 1000)) } : {}),
  };
}

/** One block is HTML, several are JSON. */
function bodyOf(answers: [string, Fresh | null][]): Pick<StoredPage, 'body' | 'headers'> {
  const only = answers[0]?.[1];
  if (answers.length === 1 && only) {
    return {
      body: new StoredBody(only.html),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'x-broadsheet-next': String(only.next),
      },
    };
  }
  const several = answers.map(([node, fresh]) => [
    node,
    fresh && { html: fresh.html.toString(), next: fresh.next },
  ]);
  return {
    body: new StoredBody(Buffer.from(JSON.stringify(Object.fromEntries(several)))),
    headers: { 'content-type': 'application/json; charset=utf-8' },
  };
}
