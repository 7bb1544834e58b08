import { setTimeout as pause } from 'node:timers/promises';
import { toContentError } from '../content/callSource';
import type { ContentConfig, PageDocument } from '../document/document';
import {
  renderPage,
  type PageRequest,
  type RenderedPage,
  type Renderer,
} from '../render/renderPage';
import { StoredBody } from '../render/storedBody';
import type { StoredPage } from '../render/StoredPage';
import { cacheTagHeader, NOTHING_TAG, siteTag } from '../render/tags';
import type { Route } from '../store/route';
import { cacheControl } from './cacheControl';
import type { NormalizedUrl } from './normalizeUrl';
import type { Refused } from './Refused';
import { nothingYetPage, plainPage } from './plainPage';

/** s that a page, an error page and a page with parts that are missing or have run out stay fresh. */
const TTL = { page: 60, missing: 30, partial: 5 };
/** s for which a live page is served while a new one is made. */
const LIVE_STALE_S = 3;
/** ms that a live page waits for answers which have run out, before it is shown with the last ones. */
const LIVE_WAIT_MS = 500;
const RETRY_AFTER_S = 30;

export interface PageMakerOptions {
  website: string;
  renderer: () => Renderer;
  route: (uri: string, website: string) => Route;
  /** Headers of every page. */
  headers: Record<string, string>;
  onError: (uri: string, error: unknown) => void;
}

const NO_BODY = Buffer.alloc(0);
const HTML = 'text/html; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
const NOT_FOUND = 'This page could not be found.';
const NOT_NOW = 'This page can’t be shown right now. Please try again in a moment.';

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

const asked = ({ outputType }: NormalizedUrl) => (outputType === null ? {} : { outputType });

/** Makes what an address answers: a page, a redirect, or a page that says why there is none. */
export class PageMaker {
  readonly #options: PageMakerOptions;

  constructor(options: PageMakerOptions) {
    this.#options = options;
  }

  #store(status: number, body: Buffer, page: Partial<StoredPage> & { ttl: number }): StoredPage {
    const tags = page.tags ?? [siteTag(this.#options.website)];
    return {
      status,
      body: new StoredBody(body),
      rendered: Date.now(),
      tags,
      ttl: page.ttl,
      staleWhileRevalidate: page.staleWhileRevalidate,
      ...(page.access ? { access: page.access } : {}),
      headers: {
        'content-type': HTML,
        ...this.#options.headers,
        'cache-control': cacheControl(page.ttl, page.staleWhileRevalidate),
        ...(page.ttl > 0 ? { 'cache-tag': cacheTagHeader(tags) } : {}),
        ...page.headers,
      },
    };
  }

  /** A page; a live one waits a moment for answers that have run out. */
  async #renderLive(request: PageRequest): Promise<RenderedPage> {
    const page = await renderPage(request, this.#options.renderer());
    if (!Number.isFinite(page.refresh) || page.answersLast > 0) return page;
    const newer = renderPage({ ...request, isLive: true }, this.#options.renderer());
    const known = newer.catch((error: unknown) => {
      this.#options.onError(request.requestUri, error);
      return page;
    });
    return Promise.race([known, pause(LIVE_WAIT_MS, page)]);
  }

  async #renderDocument(
    document: PageDocument,
    contentConfig: ContentConfig | null,
    url: NormalizedUrl,
    isClosed: boolean,
  ) {
    const page = await this.#renderLive({
      document,
      contentConfig,
      website: this.#options.website,
      requestUri: url.uri,
      isClosed,
      ...asked(url),
    });
    if (page.body.length === 0 && url.outputType !== null)
      return this.#noSuchForm(url, 'This page has no such form', page.tags);
    const isLive = Number.isFinite(page.refresh);
    const longest = page.isPartial ? TTL.partial : TTL.page;
    // Who opens a live page must not wait for its first question to see what is known by now.
    const live = isLive ? Math.min(page.refresh, page.answersLast) : Infinity;
    const ttl = Math.max(1, Math.floor(Math.min(longest, page.ttl, live)));
    const status = Number(document.meta['status'] ?? 200) || 200;
    const stale = isLive ? Math.min(ttl, LIVE_STALE_S) : page.isPartial ? TTL.partial : undefined;
    return this.#store(status, page.body, {
      ttl,
      staleWhileRevalidate: stale,
      access: page.access,
      tags: page.tags,
      headers: {
        'content-type': page.contentType,
        'server-timing': serverTiming(page),
        ...formHeaders(url),
      },
    });
  }

  /** There is no output type of that name, or it has nothing to show of this page. */
  #noSuchForm(url: NormalizedUrl, reason: string, tags?: string[]): StoredPage {
    const text = `${reason}: outputType=${url.outputType}. The page itself is at ${url.uri}\n`;
    return this.#store(404, Buffer.from(text), {
      ttl: TTL.missing,
      ...(tags ? { tags } : {}),
      headers: { 'content-type': PLAIN, ...formHeaders(url) },
    });
  }

  /** @param contentTags what makes it another page, once it is there */
  async #errorPage(
    status: 404 | 410 | 503,
    url: NormalizedUrl,
    contentTags: readonly string[] = [],
  ): Promise<StoredPage> {
    const ttl = status === 503 ? 0 : TTL.missing;
    const tags = [siteTag(this.#options.website), ...contentTags];
    const headers: Record<string, string> =
      status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {};
    const words = status === 503 ? NOT_NOW : NOT_FOUND;
    const { outputTypes } = this.#options.renderer().pack.manifest;
    if (url.outputType !== null && outputTypes[url.outputType]?.isData) {
      return this.#store(status, Buffer.from(`${words}\n`), {
        ttl,
        tags,
        headers: { ...headers, 'content-type': PLAIN },
      });
    }
    try {
      const route = this.#options.route(status === 503 ? '/500' : '/404', this.#options.website);
      if (route.kind === 'page' || route.kind === 'template') {
        const page = await renderPage(
          {
            document: route.document,
            contentConfig: null,
            website: this.#options.website,
            requestUri: url.path,
            meta: { 'error-status': String(status), robots: 'noindex' },
            ...asked(url),
          },
          this.#options.renderer(),
        );
        if (page.body.length === 0 && url.outputType !== null)
          return await this.#errorPage(status, { ...url, outputType: null }, contentTags);
        return this.#store(status, page.body, {
          ttl,
          headers,
          tags: [...page.tags, ...contentTags],
        });
      }
    } catch (error) {
      this.#options.onError(url.uri, error);
    }
    const isHome = status === 404 && url.path === '/';
    const body = isHome ? nothingYetPage() : plainPage(status, words);
    return this.#store(status, body, { ttl, headers, tags });
  }

  /** @param isClosed for a reader who may not read its content in full */
  async make(url: NormalizedUrl, isClosed = false): Promise<StoredPage> {
    const { outputTypes } = this.#options.renderer().pack.manifest;
    if (url.outputType !== null && !Object.hasOwn(outputTypes, url.outputType)) {
      return this.#noSuchForm(url, 'There is no such output type');
    }
    try {
      const route = this.#options.route(url.uri, this.#options.website);
      switch (route.kind) {
        case 'redirect':
          return this.#store(route.status, NO_BODY, {
            ttl: TTL.page,
            headers: { location: redirectTo(route.location, url) },
          });
        case 'none':
          return await this.#errorPage(404, url, [NOTHING_TAG]);
        default:
          return await this.#renderDocument(route.document, route.contentConfig, url, isClosed);
      }
    } catch (error) {
      const failure = toContentError('page', error);
      if (failure.location && failure.statusCode >= 300 && failure.statusCode < 400) {
        return this.#store(failure.statusCode, NO_BODY, {
          ttl: TTL.page,
          tags: [siteTag(this.#options.website), NOTHING_TAG],
          headers: { location: redirectTo(failure.location, url) },
        });
      }
      if (failure.statusCode === 404 || failure.statusCode === 410)
        return this.#errorPage(failure.statusCode, url, [NOTHING_TAG]);
      this.#options.onError(url.uri, error);
      return this.#errorPage(503, url);
    }
  }

  /** Says when to come again, where no page is made at the moment. */
  refused({ statusCode, retryAfter, publicMessage }: Refused): StoredPage {
    return this.#store(statusCode, plainPage(statusCode, publicMessage), {
      ttl: 0,
      headers: { 'retry-after': String(retryAfter) },
    });
  }
}
