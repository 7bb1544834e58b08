import type { FastifyInstance } from 'fastify';

import { addressOf, householdOf } from '../../../http/clientAddress';
import { isOurs } from '../../http/isOurs';
import { PERSONAL_HEADERS } from '../../http/personalHeaders';
import { RateLimit } from '../../http/RateLimit';
import type { ShareServiceOptions } from '../options';
import { giftsIn, rememberGift } from '../rules/giftCookie';

/** bytes */
const BODY_LIMIT = 2048;

/** Of one household, or of an office in which a gift goes round. */
const LIMIT = { max: 120, windowMs: 10 * 60_000, clients: 20_000 };

/**
 * `POST /share/opened`, body `{key, path}`: what a story's page tells when it was opened by a gift. The browser
 * is given a cookie that remembers the gift, which is counted once for each browser. The answer is always 204:
 * nobody learns here whether a key is good.
 */
export function openedRoute(
  app: FastifyInstance,
  { gifts, origins, clientHeader = '', now = Date.now }: ShareServiceOptions,
): void {
  const limit = new RateLimit(LIMIT);

  app.post('/share/opened', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const { headers } = request;
    reply.headers(PERSONAL_HEADERS).code(204);
    const { key, path } = (request.body ?? {}) as Record<string, unknown>;
    if (!isOurs(headers) || typeof key !== 'string' || typeof path !== 'string')
      return reply.send();
    if (!limit.allows(householdOf(addressOf(request, clientHeader)))) return reply.send();
    const opened = await gifts.opens(key, path);
    if (opened === null) return reply.send();
    const known = giftsIn(headers);
    if (!known.includes(key)) await gifts.countOpening(key);
    const seconds = Math.ceil((opened.endsAt.getTime() - now()) / 1000);
    const isHttps = origins()[0]?.startsWith('https:') ?? false;
    return reply.header('set-cookie', rememberGift(key, { known, seconds, isHttps })).send();
  });
}
