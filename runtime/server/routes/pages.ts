import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { toContentError } from '../../content/callSource';
import type { PageCache, StoredPage } from '../../render/pageCache';
import {
  renderPage,
  type PageRequest,
  type RenderedPage,
  type Renderer,
} from '../../render/renderPage';
import { StoredBody } from '../../render/storedBody';
import { cacheTagHeader, NOTHING_TAG, siteTag } from '../../render/tags';
import type { ContentConfig, PageDocument } from '../../document/document';
import type { Route } from '../../store/route';
import { normalizeUrl, UNREADABLE_ADDRESS, type NormalizedUrl } from '../normalizeUrl';
import type { Admit } from '../limits';
import { Refused } from '../Refused';
import { sendHit } from '../sendHit';
import { sendStored } from '../sendStored';
import { nothingYetPage, plainPage } from './plainPage';

/** s that a page, an error page and a page with parts that are missing or have run out stay fresh. */
const TTL = { page: 60, missing: 30, partial: 5 };
/** s for which a CDN keeps a page that is being replaced, or can't be. */
const OLD_S = 1;
const STALE_WHILE_REVALIDATE = 600;
const STALE_IF_ERROR = 72 * 3600;
/** s for which a live page is served while a new one is made. */
const LIVE_STALE_S = 3;
/** ms that a live page waits for answers which have run out, before it is shown with the last ones. */
const LIVE_WAIT_MS = 500;
const RETRY_AFTER_S = 30;

export interface PagesOptions {
  website: string;
  renderer: () => Renderer;
  cache: PageCache;
  route: (uri: string, website: string) => Route;
  /** Headers of every page. */
  headers: Record<string, string>;
  onError: (uri: string, error: unknown) => void;
  /** Whether a client may have a page made. */
  admit: Admit;
  onHit: (status: number) => void;
}

const NO_BODY = Buffer.alloc(0);
const HTML = 'text/html; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
const NOT_FOUND = 'This page could not be found.';
const NOT_NOW = 'This page can’t be shown right now. Please try again in a moment.';

function cacheControl(ttl: number, stale = STALE_WHILE_REVALIDATE): string {
  return ttl > 0
    ? `public, max-age=0, s-maxage=${ttl}, stale-while-revalidate=${stale}, stale-if-error=${STALE_IF_ERROR}`
    : 'no-store';
}

function serverTiming(page: RenderedPage): string {
  const content = Math.max(0, ...page.sources.map(({ duration }) => duration));
  return `content;dur=${content.toFixed(1)};desc="${page.sources.length} answers", render;dur=${page.duration.toFixed(1)}`;
}

/** The other forms of a page are not pages of their own: search engines keep to the page. */
function formHeaders({ outputType, uri }: NormalizedUrl): Record<string, string> {
  if (outputType === null) return {};
  return { 'x-robots-tag': 'noindex', link: `<${encodeURI(uri)}>; rel="canonical"` };
}

/** A redirect within the site keeps what the page was asked as. */
function redirectTo(location: string, { outputType }: NormalizedUrl): string {
  if (outputType === null || !location.startsWith('/')) return location;
  const [address = '', anchor] = location.split('#', 2);
  const parameter = `${address.includes('?') ? '&' : '?'}outputType=${outputType}`;
  return `${address}${parameter}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Every address that nothing else answers: redirects, pages, templates, and the error pages. */
export function pages(options: PagesOptions): FastifyPluginAsync {
  const { website, cache, onError } = options;

  function store(
    status: number,
    body: Buffer,
    page: Partial<StoredPage> & { ttl: number },
  ): StoredPage {
    const tags = page.tags ?? [siteTag(website)];
    return {
      status,
      body: new StoredBody(body),
      rendered: Date.now(),
      tags,
      ttl: page.ttl,
      staleWhileRevalidate: page.staleWhileRevalidate,
      headers: {
        'content-type': HTML,
        ...options.headers,
        'cache-control': cacheControl(page.ttl, page.staleWhileRevalidate),
        ...(page.ttl > 0 ? { 'cache-tag': cacheTagHeader(tags) } : {}),
        ...page.headers,
      },
    };
  }

  /** A page; a live one waits a moment for answers that have run out. */
  async function renderLive(request: PageRequest): Promise<RenderedPage> {
    const page = await renderPage(request, options.renderer());
    if (!Number.isFinite(page.refresh) || page.answersLast > 0) return page;
    const newer = renderPage({ ...request, isLive: true }, options.renderer());
    const known = newer.catch((error: unknown) => {
      onError(request.requestUri, error);
      return page;
    });
    return Promise.race([known, pause(LIVE_WAIT_MS, page)]);
  }

  async function renderDocument(
    document: PageDocument,
    contentConfig: ContentConfig | null,
    url: NormalizedUrl,
  ) {
    const page = await renderLive({
      document,
      contentConfig,
      website,
      requestUri: url.uri,
      ...asked(url),
    });
    if (page.body.length === 0 && url.outputType !== null)
      return noSuchForm(url, 'This page has no such form', page.tags);
    const isLive = Number.isFinite(page.refresh);
    const longest = page.isPartial ? TTL.partial : TTL.page;
    // Who opens a live page must not wait for its first question to see what is known by now.
    const live = isLive ? Math.min(page.refresh, page.answersLast) : Infinity;
    const ttl = Math.max(1, Math.floor(Math.min(longest, page.ttl, live)));
    const status = Number(document.meta['status'] ?? 200) || 200;
    const stale = isLive ? Math.min(ttl, LIVE_STALE_S) : page.isPartial ? TTL.partial : undefined;
    return store(status, page.body, {
      ttl,
      staleWhileRevalidate: stale,
      tags: page.tags,
      headers: {
        'content-type': page.contentType,
        'server-timing': serverTiming(page),
        ...formHeaders(url),
      },
    });
  }

  const asked = ({ outputType }: NormalizedUrl) => (outputType === null ? {} : { outputType });

  /** There is no output type of that name, or it has nothing to show of this page. */
  function noSuchForm(url: NormalizedUrl, reason: string, tags: string[] = []): StoredPage {
    const text = `${reason}: outputType=${url.outputType}. The page itself is at ${url.uri}\n`;
    return store(404, Buffer.from(text), {
      ttl: TTL.missing,
      tags,
      headers: { 'content-type': PLAIN, ...formHeaders(url) },
    });
  }

  /** @param contentTags what makes it another page, once it is there */
  async function errorPage(
    status: 404 | 410 | 503,
    url: NormalizedUrl,
    contentTags: readonly string[] = [],
  ): Promise<StoredPage> {
    const ttl = status === 503 ? 0 : TTL.missing;
    const tags = [siteTag(website), ...contentTags];
    const headers: Record<string, string> =
      status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {};
    const words = status === 503 ? NOT_NOW : NOT_FOUND;
    const { outputTypes } = options.renderer().pack.manifest;
    if (url.outputType !== null && outputTypes[url.outputType]?.isData) {
      return store(status, Buffer.from(`${words}\n`), {
        ttl,
        tags,
        headers: { ...headers, 'content-type': PLAIN },
      });
    }
    try {
      const route = options.route(status === 503 ? '/500' : '/404', website);
      if (route.kind === 'page' || route.kind === 'template') {
        const page = await renderPage(
          {
            document: route.document,
            contentConfig: null,
            website,
            requestUri: url.path,
            meta: { 'error-status': String(status), robots: 'noindex' },
            ...asked(url),
          },
          options.renderer(),
        );
        if (page.body.length === 0 && url.outputType !== null)
          return await errorPage(status, { ...url, outputType: null }, contentTags);
        return store(status, page.body, { ttl, headers, tags: [...page.tags, ...contentTags] });
      }
    } catch (error) {
      onError(url.uri, error);
    }
    const isHome = status === 404 && url.path === '/';
    const body = isHome ? nothingYetPage() : plainPage(status, words);
    return store(status, body, { ttl, headers, tags });
  }

  async function render(url: NormalizedUrl): Promise<StoredPage> {
    const { outputTypes } = options.renderer().pack.manifest;
    if (url.outputType !== null && !Object.hasOwn(outputTypes, url.outputType)) {
      return noSuchForm(url, 'There is no such output type');
    }
    try {
      const route = options.route(url.uri, website);
      switch (route.kind) {
        case 'redirect':
          return store(route.status, NO_BODY, {
            ttl: TTL.page,
            headers: { location: redirectTo(route.location, url) },
          });
        case 'none':
          return await errorPage(404, url, [NOTHING_TAG]);
        default:
          return await renderDocument(route.document, route.contentConfig, url);
      }
    } catch (error) {
      const failure = toContentError('page', error);
      if (failure.location && failure.statusCode >= 300 && failure.statusCode < 400) {
        return store(failure.statusCode, NO_BODY, {
          ttl: TTL.page,
          tags: [siteTag(website), NOTHING_TAG],
          headers: { location: redirectTo(failure.location, url) },
        });
      }
      if (failure.statusCode === 404 || failure.statusCode === 410)
        return errorPage(failure.statusCode, url, [NOTHING_TAG]);
      onError(url.uri, error);
      return errorPage(503, url);
    }
  }

  const keyOf = (url: NormalizedUrl) => `${website}|${url.outputType ?? ''}|${url.uri}`;

  /** The page, or one that says why it can't be had now. */
  async function find(url: NormalizedUrl, request: FastifyRequest) {
    try {
      const admit = () => options.admit('pages', request);
      return await cache.get(keyOf(url), () => render(url), admit);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { statusCode, retryAfter, publicMessage } = error;
      const page = store(statusCode, plainPage(statusCode, publicMessage), {
        ttl: 0,
        headers: { 'retry-after': String(retryAfter) },
      });
      return { page, outcome: 'bypass' as const };
    }
  }

  async function answer(url: NormalizedUrl, request: FastifyRequest, reply: FastifyReply) {
    const { page, outcome } = await find(url, request);
    const timing = page.headers['server-timing'];
    const cacheTiming = `cache;desc=${outcome}`;
    return sendStored(request, reply, page.status, page.body, {
      ...page.headers,
      ...(outcome === 'stale' ? { 'cache-control': cacheControl(OLD_S, OLD_S) } : {}),
      'x-broadsheet-cache': outcome,
      'server-timing': timing && outcome === 'miss' ? `${cacheTiming}, ${timing}` : cacheTiming,
    });
  }

  return async (app) => {
    app.get('/*', (request, reply) => {
      const url = normalizeUrl(request.raw.url ?? '/');
      if (!url)
        return void reply.code(400).type('text/plain; charset=utf-8').send(UNREADABLE_ADDRESS);
      const fresh = cache.fresh(keyOf(url));
      if (fresh) {
        options.onHit(fresh.status);
        return sendHit(request, reply, fresh);
      }
      return answer(url, request, reply);
    });
  };
}

export const PAGE_CACHE_TIMES = {
  staleWhileRevalidate: STALE_WHILE_REVALIDATE,
  staleIfError: STALE_IF_ERROR,
};
