import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import type { ContentChange } from '../content/ContentChange';
import type { ContentClient } from '../content/fetchContent';
import type { Renderer } from '../render/renderPage';
import type { PageDocument } from '../document/document';
import type { Pack } from '../pack/types';
import type { Route } from '../store/route';
import type { AccessGate } from './access';
import { answerError } from './answerError';
import { Drain, type StopTimes } from './Drain';
import { guardBodies } from '../../http/guardBodies';
import { createLimits, type Admit, type LimitsOptions } from './limits';
import { LoopDelay } from './LoopDelay';
import { UNREADABLE_ADDRESS } from './normalizeUrl';
import { Metrics } from './Metrics';
import { mount, mountServices } from './mountServices';
import { Readiness } from './Readiness';
import { RenderQueue } from './RenderQueue';
import { assets } from './routes/assets';
import { contentApi } from './routes/contentApi';
import { contentChanged, type ContentChangedOptions } from './routes/contentChanged';
import { fragments } from './routes/fragments';
import { health } from './routes/health';
import { metricsRoute } from './routes/metrics';
import { pages } from './routes/pages';
import {
  BASE_HEADERS,
  contentSecurityPolicy,
  forScripts,
  TRANSPORT_SECURITY,
} from './securityHeaders';
import { SiteCaches } from './SiteCaches';
import { streamsOf } from './Streams';

const MAX_URL_BYTES = 4096;
const MAX_BODY_BYTES = 1_048_576;
const HEADERS_MS = 30_000;
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
  /** A published document by its id; absent: none can be asked for by it. */
  findPublished?: (documentId: string, website: string) => PageDocument | null;
  /**
   * Whether what is at `/a` is at `/a/`, too, for all content; a page asked for both ways is then made
   * and kept once. By default its upstreams may know two.
   */
  isSlashIgnored?: boolean;
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
  /** Who may read what; absent: anybody may read all. */
  access?: AccessGate | undefined;
  /** Back ends, each at addresses of its own (`/gateway/…`). */
  services?: FastifyPluginAsync;
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
  const { content, pool } = options;
  const transport = options.isHttps ? TRANSPORT_SECURITY : {};
  const headers = { ...BASE_HEADERS, ...transport };
  const app = openApp(headers, options.logLevel ?? 'warn');
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
  const { pageCacheBytes: pageBytes, fragmentCacheBytes: fragmentBytes } = options;
  const caches = new SiteCaches({ pageBytes, fragmentBytes, queue, log: app.log });
  const metrics = new Metrics({
    cache: () => caches.stats(),
    queue: () => queue,
    connections: () => drain.connections,
    streams: () => streams.counts(),
    breakers: () => content.breakers(),
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
    content,
    fragments: caches.fragments,
    ruleOf: options.access?.ruleOf,
    onFailure: ({ job, error, at }, request) =>
      app.log.error(
        { block: job.type, node: job.nodeId, page: request.requestUri, at, err: error },
        `Block ${job.type} was left out`,
      ),
  });

  answerAll(app, { headers, drain, metrics, onArrival: () => (requests += 1) });
  registerRoutes(app, options, { transport, readiness, metrics, admit, queue, renderer, caches });

  return {
    app,
    renderer,
    expire: (tags) => caches.expire(tags),
    expireContent(change) {
      content.expire(change);
      caches.expireContent(change);
    },
    clearPages: () => caches.clearPages(),
    clearCaches: () => caches.clear(),
    stats: () => caches.stats(),
    metrics,
    drain: () => drain.begin(),
  };
}

function openApp(headers: Record<string, string>, level: string): FastifyInstance {
  return Fastify({
    logger: { level },
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
}

interface OfAllAnswers {
  headers: Record<string, string>;
  drain: Drain;
  metrics: Metrics;
  onArrival: () => void;
}

/** What holds of all requests: the length of addresses, headers, counting, errors in words, which no cache keeps. */
function answerAll(app: FastifyInstance, { headers, drain, metrics, onArrival }: OfAllAnswers) {
  app.addHook('onRequest', (request, reply, done) => {
    onArrival();
    if (drain.isUnderWay) reply.raw.setHeader('connection', 'close');
    if ((request.raw.url?.length ?? 0) > MAX_URL_BYTES) {
      reply.code(414).send({ message: `The address is longer than ${MAX_URL_BYTES} characters.` });
      return;
    }
    done();
  });
  const scriptHeaders = forScripts(headers);
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(isScript(reply) ? scriptHeaders : headers);
    if (reply.statusCode >= 400 && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    if (drain.isUnderWay) reply.header('connection', 'close');
    metrics.countReply(request, reply);
    done(null, payload);
  });
  app.setErrorHandler(answerError);
}

const isScript = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/javascript');

interface RouteParts {
  /** Headers of transport security, for answers that set theirs by themselves. */
  transport: Record<string, string>;
  readiness: Readiness;
  metrics: Metrics;
  admit: Admit;
  queue: RenderQueue;
  renderer: () => Renderer;
  caches: SiteCaches;
}

function registerRoutes(app: FastifyInstance, options: ServerOptions, parts: RouteParts): void {
  const { website, route, findPublished = () => null, isSlashIgnored = false } = options;
  const { transport, readiness, metrics, admit, queue, renderer, caches } = parts;
  if (options.tools) app.register(options.tools);
  if (options.editor) app.register(mount(options.editor, transport));
  app.register(health(readiness, options.isReady));
  const { metricsToken: token = null, isPublic = false } = options;
  app.register(metricsRoute(metrics, { token, isPublic }));
  app.register(assets(options.pack));
  app.register(
    contentApi({ content: options.content, website, admit, queue, ruleOf: options.access?.ruleOf }),
  );
  if (options.contentChanged) app.register(contentChanged(options.contentChanged));
  const onHit = (address: string) => (status: number) => metrics.countHit(address, status);
  app.register(
    fragments({
      website,
      renderer,
      cache: caches.live,
      isSlashIgnored,
      route,
      findPublished,
      headers: transport,
      admit,
      access: options.access,
      onHit: onHit('/pf/api/v3/fragment/:document/:nodes'),
    }),
  );
  if (options.services)
    app.register(mountServices(options.services, { admit, headers: transport }));
  const { inlineScripts, trustedOrigins } = options;
  app.register(
    pages({
      website,
      renderer,
      cache: caches.pages,
      isSlashIgnored,
      route,
      headers: {
        ...transport,
        'content-security-policy': contentSecurityPolicy(inlineScripts, trustedOrigins),
      },
      admit,
      access: options.access,
      onHit: onHit('/*'),
      onError: (uri, error) => app.log.error({ uri, err: error }, 'A page could not be rendered'),
    }),
  );
}
