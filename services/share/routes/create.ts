import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isSameSecret } from '../../../http/isSameSecret';
import { isOurs } from '../../http/isOurs';
import { PERSONAL_HEADERS } from '../../http/personalHeaders';
import { RateLimit } from '../../http/RateLimit';
import { findStory } from '../findStory';
import type { GiftAllowance } from '../Gifts';
import type { GivingReader, ShareServiceOptions } from '../options';
import { linkedStory } from '../rules/linkedStory';

/** bytes */
const BODY_LIMIT = 4096;

/** Of one account: more than anybody shares by hand. */
const LIMIT = { max: 60, windowMs: 10 * 60_000, clients: 20_000 };

/** Why a story was not given away: for programs, and in words. */
const REFUSALS = {
  'other-site': { status: 403, message: 'Gift links are made on our own pages only.' },
  'signed-out': { status: 401, message: 'Sign in to give this story.' },
  'other-session': { status: 403, message: 'The header pmn-cookie is not that of this session.' },
  'subscribers-only': { status: 403, message: 'Gift links are exclusive to subscribers.' },
  'too-often': { status: 429, message: 'Too many links at once. Wait 10 minutes.' },
  'no-story': { status: 404, message: 'The link leads to no story of this site.' },
  'used-up': { status: 403, message: 'All gifts of this month are used.' },
  'no-content': { status: 503, message: 'Stories can’t be looked up now. Try again in a minute.' },
} as const;

export type GiftRefusal = keyof typeof REFUSALS;

/**
 * `POST /share/create` (platform §7): header `pmn-cookie`, body `{originalLink}`, answer
 * `{shareLink, endsAt, allowance: {left, perMonth, renewsAt}}`. What is refused is `{code, message}`, where nothing is
 * left with the `allowance`.
 */
export function createRoute(app: FastifyInstance, options: ShareServiceOptions): void {
  const { gifts, origins, readerOf } = options;
  const limit = new RateLimit(LIMIT);

  const refuse = (reply: FastifyReply, code: GiftRefusal, allowance?: GiftAllowance) => {
    const { status, message } = REFUSALS[code];
    return reply.code(status).send({ code, message, ...(allowance && { allowance }) });
  };

  /** Who gives: asked before anything of the body is read. */
  const givers = new WeakMap<FastifyRequest, GivingReader>();
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const { headers } = request;
    reply.headers(PERSONAL_HEADERS);
    if (!isOurs(headers)) return refuse(reply, 'other-site');
    const reader = await readerOf(headers);
    if (!reader) return refuse(reply, 'signed-out');
    const token = headers['pmn-cookie'];
    if (typeof token !== 'string' || token === '' || !isSameSecret(token, reader.pmnCookie))
      return refuse(reply, 'other-session');
    if (reader.state !== 'Subscribed') return refuse(reply, 'subscribers-only');
    if (!limit.allows(reader.id)) return refuse(reply, 'too-often');
    givers.set(request, reader);
    return undefined;
  };

  app.post('/share/create', { bodyLimit: BODY_LIMIT, onRequest }, async (request, reply) => {
    const { body } = request;
    const reader = givers.get(request);
    if (!reader) return refuse(reply, 'signed-out');
    const path = linkedStory((body as { originalLink?: unknown } | null)?.originalLink, origins());
    if (path === null) return refuse(reply, 'no-story');
    let story;
    try {
      story = await findStory(path, options);
    } catch (error) {
      request.log.error({ err: error }, 'share service');
      return refuse(reply, 'no-content');
    }
    if (story === null) return refuse(reply, 'no-story');
    const given = await gifts.give(reader.id, story);
    if (given.kind === 'used-up') return refuse(reply, 'used-up', given.allowance);
    return reply.send({ shareLink: given.link, endsAt: given.endsAt, allowance: given.allowance });
  });
}
