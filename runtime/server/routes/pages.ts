import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache } from '../../render/pageCache';
import { cacheControl } from '../cacheControl';
import { normalizeUrl, UNREADABLE_ADDRESS, type NormalizedUrl } from '../normalizeUrl';
import type { Admit } from '../limits';
import { PageMaker, type PageMakerOptions } from '../PageMaker';
import { Refused } from '../Refused';
import { sendHit } from '../sendHit';
import { sendStored } from '../sendStored';

/** s for which a CDN keeps a page that is being replaced, or can't be. */
const OLD_S = 1;

export interface PagesOptions extends PageMakerOptions {
  cache: PageCache;
  /** Whether `/a` and `/a/` are one page, kept once. */
  isSlashIgnored: boolean;
  /** Whether a client may have a page made. */
  admit: Admit;
  onHit: (status: number) => void;
}

/** Every address that nothing else answers: redirects, pages, templates, and the error pages. */
export function pages(options: PagesOptions): FastifyPluginAsync {
  const { website, cache } = options;
  const maker = new PageMaker(options);

  const keyOf = (url: NormalizedUrl) => `${website}|${url.outputType ?? ''}|${url.uri}`;

  /** The page, or one that says why it can't be had now. */
  async function find(url: NormalizedUrl, request: FastifyRequest) {
    try {
      const admit = () => options.admit('pages', request);
      return await cache.get(keyOf(url), () => maker.make(url), admit);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { page: maker.refused(error), outcome: 'bypass' as const };
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
      const url = normalizeUrl(request.raw.url ?? '/', options.isSlashIgnored);
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
