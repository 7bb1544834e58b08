import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { Message } from '../../../plain-pages/PlainPages';
import { addressOf, householdOf } from '../../../http/clientAddress';
import { HttpError } from '../../http/HttpError';
import { isOurs } from '../../http/isOurs';
import { PERSONAL_HEADERS } from '../../http/personalHeaders';
import { RateLimit } from '../../http/RateLimit';
import type { NewsletterServiceOptions } from '../options';
import { parseSignUp } from '../rules/parseSignUp';
import { storeSubscriptions } from '../store/storeSubscriptions';
import { later, problems, thanks, tooOften, wayBack } from './words';

/** bytes: an address and every newsletter. */
const BODY_LIMIT = 8192;

/** What one address may send: a household, or an office that signs up after a talk. */
const LIMIT = { max: 20, windowMs: 10 * 60_000, clients: 20_000 };

/**
 * `POST /newsletters/subscribe`: a form with `email` and one `newsletter` or more, or the same as JSON. Who asks
 * for JSON gets `{ok: true}` or `{message}`, anybody else a page. An address that is signed up already gets the same
 * answer, so that nobody learns who reads what.
 */
export function subscribeRoute(
  app: FastifyInstance,
  db: Kysely<unknown>,
  { website, newsletters, pages, clientHeader = '', now = Date.now }: NewsletterServiceOptions,
): void {
  const limit = new RateLimit(LIMIT);
  const ids = newsletters.map(({ id }) => id);
  const headers = { ...PERSONAL_HEADERS, 'content-security-policy': pages.policy() };

  const show = (reply: FastifyReply, message: Message): FastifyReply =>
    reply.headers(headers).type('text/html; charset=utf-8').send(pages.message(message));

  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, words: string) => {
    reply.code(status);
    if (wantsJson(request)) return reply.send({ message: words });
    const link = wayBack(request.headers);
    return show(reply, { title: 'You are not signed up yet', words, link });
  };

  const ownFormOnly = async ({ headers: sent }: FastifyRequest): Promise<void> => {
    if (!isOurs(sent)) throw new HttpError(403, 'This form is sent from our own pages only.');
  };

  void app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    );
    scope.post(
      '/newsletters/subscribe',
      { bodyLimit: BODY_LIMIT, onRequest: ownFormOnly },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!limit.allows(householdOf(addressOf(request, clientHeader)))) {
          reply.header('retry-after', String(LIMIT.windowMs / 1000));
          return refuse(request, reply, 429, tooOften);
        }
        const signUp = parseSignUp(request.body, ids);
        if (signUp.kind === 'wrong') return refuse(request, reply, 400, problems[signUp.problem]);
        const chosen = signUp.kind === 'reader' ? signUp.newsletters : [];
        // A machine learns nothing: it is thanked like a reader.
        if (signUp.kind === 'reader') {
          try {
            await storeSubscriptions(db, { website, now: now(), ...signUp });
          } catch (error) {
            if (wantsJson(request)) throw error;
            request.log.error({ err: error }, 'newsletter service');
            return refuse(request, reply, 503, later);
          }
        }
        if (wantsJson(request)) return reply.send({ ok: true });
        const titles = newsletters
          .filter(({ id }) => chosen.includes(id))
          .map(({ title }) => title);
        return show(reply, thanks(titles, wayBack(request.headers)));
      },
    );
  });
}

const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');
