import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import type { ContentChange } from '../content/ContentChange';
import type { ContentClient } from '../content/fetchContent';
import { createFragmentCache } from '../render/fragmentCache';
import { createPageCache } from '../render/pageCache';
import type { Renderer } from '../render/renderPage';
import { CONTENT_TAG, contentTag, NOTHING_TAG } from '../render/tags';
import type { Pack } from '../pack/types';
import type { Route } from '../store/route';
import { answerError } from './answerError';
import { Drain, type StopTimes } from './Drain';
import { guardBodies } from './guardBodies';
import { createLimits, type LimitsOptions } from './limits';
import { LoopDelay } from './LoopDelay';
import { UNREADABLE_ADDRESS } from './normalizeUrl';
import { Metrics } from './Metrics';
import { mount, mountServices, type MountedServices } from './mountServices';
import { Readiness } from './Readiness';
import { Refused } from './Refused';
import { RenderQueue } from './RenderQueue';
import { assets } from './routes/assets';
import { contentApi } from './routes/contentApi';
import { contentChanged, type ContentChangedOptions } from './routes/contentChanged';
import { fragments } from './routes/fragments';
import { health } from './routes/health';
import { metricsRoute } from './routes/metrics';
import { pages, PAGE_CACHE_TIMES } from './routes/pages';
import { BASE_HEADERS, contentSecurityPolicy, TRANSPORT_SECURITY } from './securityHeaders';
import { streamsOf } from './Streams';

const MAX_URL_BYTES = 4096;
const MAX_BODY_BYTES = 1_048_576;
const HEADERS_MS = 30_000;
const PAGE_CACHE_BYTES = 256 * 1024 * 1024;
const FRAGMENT_CACHE_BYTES = 128 * 1024 * 1024;
const LIVE_CACHE_BYTES = 32 * 1024 * 1024;
/** s: longer than a question to an upstream takes (`ContentSource.timeout`). */
const LIVE_STALE_S = 10;
const STOP_TIMES: StopTimes = { graceMs: 0, limitMs: 25_000 };
/** Many at once, as pages wait for their upstreams; few while what comes in has to wait for them. */
const QUEUE = { atOnce: 64, atOnceWhenLate: 4, mostWaiting: 500, longestWaitMs: 5000 };
/** ms by which the event loop is late when there is too much to do. */
const LATE_MS = 40;

export interface ServerOptions {
  pack: () => Pack;
  content: ContentClient;
  website: string;
  route: (uri: string, website: string) => Route;
  /** Inline scripts that pages hold. */
  inlineScripts: readonly string[];
  /** Origins besides our own that pages may load scripts, frames, styles and data from. */
  trustedOrigins?: readonly string[];
  /** For those who change content that is hosted elsewhere; absent: nobody may tell. */
  contentChanged?: ContentChangedOptions;
  /** Why the node should get no requests at the moment; a node that stops says so there. */
  readiness?: Readiness;
  /** Throws why the store can't be used. */
  isReady: () => Promise<unknown>;
  /** Back ends to mount below a prefix (`/gateway`). */
  services?: MountedServices;
  /** Routes for those who make the site: the harness. */
  tools?: FastifyPluginAsync;
  /** Routes for those who edit it. */
  editor?: FastifyPluginAsync;
  logLevel?: string;
  pageCacheBytes?: number;
  fragmentCacheBytes?: number;
  stopTimes?: StopTimes;
  /** Whether readers come by https: their browsers then never come otherwise. */
  isHttps?: boolean;
  /** Whether the site has a public address. */
  isPublic?: boolean;
  /** Bearer token for `/pf/metrics`. */
  metricsToken?: string | null;
  /** The database, for metrics. */
  pool?: Pool;
  limits?: Partial<Pick<LimitsOptions, 'pool' | 'clientHeader' | 'points'>>;
}

export interface Site {
  app: FastifyInstance;
  renderer: () => Renderer;
  /** Makes the pages made from these stale: `document:{id}`, `content:{id}`. */
  expire: (tags: readonly string[]) => number;
  /** Makes new what documents of the content API were changed in; null: any may have been. */
  expireContent: (change: ContentChange | null) => void;
  /** Forgets all pages, and keeps the blocks that they were made of. */
  clearPages: () => void;
  clearCaches: () => void;
  stats: () => { pages: number; pageBytes: number; fragments: number; fragmentBytes: number };
  metrics: Metrics;
  /** Says that the node stops, and waits until others know; then it may be closed. */
  drain: () => Promise<void>;
}

/** The site over HTTP: pages, content API, live fragments, assets, health, and mounted services. */
export function createServer(options: ServerOptions): Site {
  const transport = options.isHttps ? TRANSPORT_SECURITY : {};
  const headers = { ...BASE_HEADERS, ...transport };
  const app = Fastify({
    logger: { level: options.logLevel ?? 'warn' },
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_URL_BYTES },
    return503OnClosing: false,
    http: { headersTimeout: HEADERS_MS },
    // An address that can't be decoded reaches no route, and no hook.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      reply
        .headers(headers)
        .code(error.statusCode ?? 400)
        .type('text/plain; charset=utf-8')
        .send(UNREADABLE_ADDRESS);
    },
  });
  const readiness = options.readiness ?? new Readiness();
  const drain = new Drain(app, readiness, options.stopTimes ?? STOP_TIMES);
  const streams = streamsOf(app);
  const loop = new LoopDelay();
  app.addHook('onClose', async () => loop.close());
  let requests = 0;
  const queue = new RenderQueue({
    ...QUEUE,
    isLate: () => loop.current > LATE_MS,
    arrivals: () => drain.accepted + requests,
    onWaited: (ms) => metrics.countWait(ms),
    onRefused: (reason) => metrics.countRefused(reason),
  });
  guardBodies(app);
  const fragmentCache = createFragmentCache(options.fragmentCacheBytes ?? FRAGMENT_CACHE_BYTES);
  const pageCache = createPageCache({
    maxBytes: options.pageCacheBytes ?? PAGE_CACHE_BYTES,
    ...PAGE_CACHE_TIMES,
    queue: (make, isKnown) => queue.run(make, isKnown),
    onError: (key, error) => {
      if (error instanceof Refused) return; // counted where it was refused
      app.log.error({ key, err: error }, 'A page could not be refreshed; the last one is served');
    },
  });
  // What is live is new, or it is nothing; while one reader waits for it, the others have the last.
  const liveCache = createPageCache({
    maxBytes: LIVE_CACHE_BYTES,
    staleWhileRevalidate: LIVE_STALE_S,
    staleIfError: 0,
    firstWaits: true,
    queue: (make, isKnown) => queue.run(make, isKnown),
    onError: (key, error) => {
      if (!(error instanceof Refused)) app.log.error({ key, err: error }, 'No fragment');
    },
  });
  const stats = () => ({
    pages: pageCache.size,
    pageBytes: pageCache.bytes,
    fragments: fragmentCache.size,
    fragmentBytes: fragmentCache.bytes,
  });
  const { pool } = options;
  const metrics = new Metrics({
    cache: stats,
    queue: () => queue,
    connections: () => drain.connections,
    streams: () => streams.counts(),
    breakers: () => options.content.breakers(),
    isReady: () => readiness.isReady,
    ...(pool && {
      pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    }),
  });
  const admit = createLimits({
    pool: null,
    clientHeader: '',
    ...options.limits,
    onLimited: (limit) => metrics.countLimited(limit),
    onError: (error) =>
      app.log.warn({ err: error }, 'Clients are counted by each node alone for a moment'),
  });
  const renderer = (): Renderer => ({
    pack: options.pack(),
    content: options.content,
    fragments: fragmentCache,
    onFailure: ({ job, error, at }, request) =>
      app.log.error(
        { block: job.type, node: job.nodeId, page: request.requestUri, at, err: error },
        `Block ${job.type} was left out`,
      ),
  });

  app.addHook('onRequest', (request, reply, done) => {
    requests += 1;
    if (drain.isUnderWay) reply.raw.setHeader('connection', 'close');
    if ((request.raw.url?.length ?? 0) > MAX_URL_BYTES) {
      reply.code(414).send({ message: `The address is longer than ${MAX_URL_BYTES} characters.` });
      return;
    }
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(headers);
    if (drain.isUnderWay) reply.header('connection', 'close');
    metrics.countReply(request, reply);
    done(null, payload);
  });
  app.setErrorHandler(answerError);

  if (options.tools) app.register(options.tools);
  if (options.editor) app.register(mount(options.editor, transport));
  app.register(health(readiness, options.isReady));
  const { metricsToken: token = null, isPublic = false } = options;
  app.register(metricsRoute(metrics, { token, isPublic }));
  app.register(assets(options.pack));
  app.register(contentApi({ content: options.content, website: options.website, admit, queue }));
  if (options.contentChanged) app.register(contentChanged(options.contentChanged));
  const onHit = (route: string) => (status: number) => metrics.countHit(route, status);
  app.register(
    fragments({
      website: options.website,
      renderer,
      cache: liveCache,
      route: options.route,
      headers: transport,
      admit,
      onHit: onHit('/pf/api/v3/fragment/:document/:nodes'),
    }),
  );
  if (options.services)
    app.register(mountServices(options.services, { admit, headers: transport }));
  app.register(
    pages({
      website: options.website,
      renderer,
      cache: pageCache,
      route: options.route,
      headers: {
        ...transport,
        'content-security-policy': contentSecurityPolicy(
          options.inlineScripts,
          options.trustedOrigins,
        ),
      },
      admit,
      onHit: onHit('/*'),
      onError: (uri, error) => app.log.error({ uri, err: error }, 'A page could not be rendered'),
    }),
  );

  function clearPages(): void {
    pageCache.clear();
    liveCache.clear();
  }

  return {
    app,
    renderer,
    expire: (tags) => pageCache.expire(tags) + liveCache.expire(tags),
    expireContent(change) {
      options.content.expire(change);
      if (!change) return clearPages();
      const tags = [NOTHING_TAG, ...change.ids.map(contentTag)];
      for (const cache of [pageCache, liveCache]) {
        cache.expire(tags);
        cache.age([CONTENT_TAG]);
      }
    },
    clearPages,
    clearCaches: () => {
      pageCache.clear();
      liveCache.clear();
      fragmentCache.clear();
    },
    stats,
    metrics,
    drain: () => drain.begin(),
  };
}
