import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PageCache } from '../../render/pageCache';
import { COMMON_PAGE, decideAccess, isGuarded, PERSONAL_PAGE, type AccessGate } from '../access';
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
  /** Who may read what; absent: anybody may read all. */
  access?: AccessGate | undefined;
  onHit: (status: number) => void;
}

/** Every address that nothing else answers: redirects, pages, templates, and the error pages. */
export function pages(options: PagesOptions): FastifyPluginAsync {
  const { website, cache } = options;
  const maker = new PageMaker(options);

  const keyOf = (url: NormalizedUrl, isClosed = false) =>
    `${website}|${url.outputType ?? ''}|${url.uri}${isClosed ? '|closed' : ''}`;

  /** The page, or one that says why it can't be had now. */
  async function find(url: NormalizedUrl, request: FastifyRequest, isClosed = false) {
    try {
      const admit = () => options.admit('pages', request);
      return await cache.get(keyOf(url, isClosed), () => maker.make(url, isClosed), admit);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { page: maker.refused(error), outcome: 'bypass' as const };
    }
  }

  async function answer(url: NormalizedUrl, request: FastifyRequest, reply: FastifyReply) {
    let found = await find(url, request);
    let access = {};
    if (isGuarded(found.page)) {
      const decision = await decideAccess(options.access, found.page, url.path, request);
      if (decision.isClosed) found = await find(url, request, true);
      access = decision.isForAll ? COMMON_PAGE : PERSONAL_PAGE;
    }
    const { page, outcome } = found;
    const timing = page.headers['server-timing'];
    const cacheTiming = `cache;desc=${outcome}`;
    return sendStored(request, reply, page.status, page.body, {
      ...page.headers,
      ...(outcome === 'stale' ? { 'cache-control': cacheControl(OLD_S, OLD_S) } : {}),
      ...access,
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
      if (fresh && !isGuarded(fresh)) {
        options.onHit(fresh.status);
        return sendHit(request, reply, fresh);
      }
      return answer(url, request, reply);
    });
  };
}
