import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyReply } from 'fastify';
import type { ContentClient } from '../content/fetchContent';
import { createFragmentCache } from '../render/fragmentCache';
import { createPageCache } from '../render/pageCache';
import type { Renderer } from '../render/renderPage';
import type { Pack } from '../pack/types';
import type { Route } from '../store/route';
import { assets } from './routes/assets';
import { contentApi } from './routes/contentApi';
import { fragments } from './routes/fragments';
import { pages, PAGE_CACHE_TIMES } from './routes/pages';
import { BASE_HEADERS, contentSecurityPolicy } from './securityHeaders';

const MAX_URL_BYTES = 4096;
const BAD_ADDRESS = 'This address can’t be read.';
const MAX_BODY_BYTES = 1_048_576;
const PAGE_CACHE_BYTES = 256 * 1024 * 1024;
const FRAGMENT_CACHE_BYTES = 128 * 1024 * 1024;
const LIVE_CACHE_BYTES = 32 * 1024 * 1024;
/** s: longer than a question to an upstream takes (`ContentSource.timeout`). */
const LIVE_STALE_S = 10;

export interface ServerOptions {
  pack: () => Pack;
  content: ContentClient;
  website: string;
  route: (uri: string, website: string) => Route;
  /** Inline scripts that pages hold. */
  inlineScripts: readonly string[];
  /** Origins besides our own that pages may load scripts, frames, styles and data from. */
  trustedOrigins?: readonly string[];
  /** Whether the store answers. */
  isReady: () => Promise<boolean>;
  /** Back ends to mount below a prefix (`/gateway`). */
  services?: { prefix: string; plugin: FastifyPluginAsync };
  /** Routes for those who make the site: the harness. */
  tools?: FastifyPluginAsync;
  /** Routes for those who edit it. */
  editor?: FastifyPluginAsync;
  logLevel?: string;
  pageCacheBytes?: number;
  fragmentCacheBytes?: number;
}

export interface Site {
  app: FastifyInstance;
  renderer: () => Renderer;
  /** Makes the pages made from these stale: `document:{id}`, `content:{id}`. */
  expire: (tags: readonly string[]) => number;
  /** Forgets all pages, and keeps the blocks that they were made of. */
  clearPages: () => void;
  clearCaches: () => void;
  stats: () => { pages: number; pageBytes: number; fragments: number; fragmentBytes: number };
}

/** The site over HTTP: pages, content API, live fragments, assets, health, and mounted services. */
export function createServer(options: ServerOptions): Site {
  const app = Fastify({
    logger: { level: options.logLevel ?? 'warn' },
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_URL_BYTES },
    forceCloseConnections: true,
    // An address that can't be decoded reaches no route, and no hook.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      reply
        .headers(BASE_HEADERS)
        .code(error.statusCode ?? 400)
        .send({ message: BAD_ADDRESS });
    },
    requestTimeout: 30_000,
  });
  const fragmentCache = createFragmentCache(options.fragmentCacheBytes ?? FRAGMENT_CACHE_BYTES);
  const pageCache = createPageCache({
    maxBytes: options.pageCacheBytes ?? PAGE_CACHE_BYTES,
    ...PAGE_CACHE_TIMES,
    onError: (key, error) =>
      app.log.error({ key, err: error }, 'A page could not be refreshed; the last one is served'),
  });
  // What is live is new, or it is nothing; while one reader waits for it, the others have the last.
  const liveCache = createPageCache({
    maxBytes: LIVE_CACHE_BYTES,
    staleWhileRevalidate: LIVE_STALE_S,
    staleIfError: 0,
    firstWaits: true,
    onError: (key, error) => app.log.error({ key, err: error }, 'No fragment'),
  });
  const renderer = (): Renderer => ({
    pack: options.pack(),
    content: options.content,
    fragments: fragmentCache,
    onFailure: ({ job, error }, request) =>
      app.log.error(
        { block: job.type, node: job.nodeId, page: request.requestUri, err: error },
        `Block ${job.type} was left out`,
      ),
  });

  app.addHook('onRequest', (request, reply, done) => {
    if ((request.raw.url?.length ?? 0) > MAX_URL_BYTES) {
      reply.code(414).send({ message: `The address is longer than ${MAX_URL_BYTES} characters.` });
      return;
    }
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(BASE_HEADERS);
    done(null, payload);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, url: request.raw.url }, 'Request failed');
    reply.code(status).send({ message: status >= 500 ? 'Something went wrong.' : error.message });
  });

  if (options.tools) app.register(options.tools);
  if (options.editor) app.register(options.editor);
  app.get('/pf/health', async () => ({ status: 'ok' }));
  app.get('/pf/ready', async (_request, reply) => {
    const isReady = await options.isReady();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'starting' });
  });
  app.register(assets(options.pack));
  app.register(contentApi(options.content, options.website));
  app.register(
    fragments({ website: options.website, renderer, cache: liveCache, route: options.route }),
  );
  if (options.services) app.register(options.services.plugin, { prefix: options.services.prefix });
  app.register(
    pages({
      website: options.website,
      renderer,
      cache: pageCache,
      route: options.route,
      headers: {
        'content-security-policy': contentSecurityPolicy(
          options.inlineScripts,
          options.trustedOrigins,
        ),
      },
      onError: (uri, error) => app.log.error({ uri, err: error }, 'A page could not be rendered'),
    }),
  );

  return {
    app,
    renderer,
    expire: (tags) => pageCache.expire(tags) + liveCache.expire(tags),
    clearPages: () => {
      pageCache.clear();
      liveCache.clear();
    },
    clearCaches: () => {
      pageCache.clear();
      liveCache.clear();
      fragmentCache.clear();
    },
    stats: () => ({
      pages: pageCache.size,
      pageBytes: pageCache.bytes,
      fragments: fragmentCache.size,
      fragmentBytes: fragmentCache.bytes,
    }),
  };
}
