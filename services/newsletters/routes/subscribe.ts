import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { addressOf, householdOf } from '../../../http/clientAddress';
import { RateLimit } from '../../http/RateLimit';
import { scriptOf } from '../captcha/CaptchaSettings';
import { isHuman } from '../captcha/isHuman';
import type { NewsletterServiceOptions } from '../options';
import { parseSignUp, type SignUp } from '../rules/parseSignUp';
import type { SignUps } from '../SignUps';
import { BODY_LIMIT, ownPagesOnly, showMessage, takeForms } from './pageForms';
import { later, lookForLetter, needsScript, problems, thanks, tooOften, wayBack } from './words';

/** What one address may send: a household, or an office that signs up after a talk. */
const LIMIT = { max: 20, windowMs: 10 * 60_000, clients: 20_000 };

/**
 * `POST /newsletters/subscribe`: a form with `email` and one `newsletter` or more, or the same as JSON. Who asks
 * for JSON gets `{ok: true, isConfirmed}` or `{message}`, anybody else a page. Whose address is not proved gets a
 * letter; an address that is signed up already gets the same answer, so that nobody learns who reads what.
 */
export function subscribeRoute(
  app: FastifyInstance,
  signUps: SignUps,
  options: NewsletterServiceOptions,
): void {
  const { pages, captcha = null, clientHeader = '', accountPath } = options;
  const limit = new RateLimit(LIMIT);

  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, words: string) => {
    reply.code(status);
    if (wantsJson(request)) return reply.send({ message: words });
    const link = wayBack(request.headers);
    return showMessage(reply, pages, { title: 'You are not signed up yet', words, link });
  };

  /** Names the script by which a form shows that it is a reader's; without script one signs in. */
  const askForToken = (request: FastifyRequest, reply: FastifyReply) => {
    reply.code(403);
    if (captcha && wantsJson(request))
      return reply.send({
        message: needsScript,
        captcha: { siteKey: captcha.siteKey, script: scriptOf(captcha) },
      });
    return showMessage(reply, pages, {
      title: 'You are not signed up yet',
      words: needsScript,
      link: { url: accountPath, label: 'Sign in' },
    });
  };

  /** Whether the address is known to be that of who sends the form. */
  const isProved = async (
    { headers }: FastifyRequest,
    signUp: Extract<SignUp, { kind: 'reader' }>,
  ): Promise<boolean> => {
    const reader = await options.readerOf?.(headers);
    return reader?.email.toLowerCase() === signUp.wish.email.toLowerCase();
  };

  const take = async (request: FastifyRequest, reply: FastifyReply, signUp: SignUp) => {
    const proved = signUp.kind === 'reader' && (await isProved(request, signUp));
    // A machine learns nothing: it is thanked like a reader.
    if (signUp.kind === 'reader') {
      if (proved) await signUps.take(signUp.wish);
      else if (captcha && !(await isHuman(captcha, signUp.captcha)))
        return askForToken(request, reply);
      else await signUps.ask(signUp.wish);
    }
    if (wantsJson(request)) return reply.send({ ok: true, isConfirmed: proved });
    const link = wayBack(request.headers);
    return showMessage(
      reply,
      pages,
      proved ? thanks(signUps.titlesOf(signUp.wish), link) : lookForLetter(link),
    );
  };

  void app.register(async (scope) => {
    takeForms(scope);
    scope.post(
      '/newsletters/subscribe',
      { bodyLimit: BODY_LIMIT, onRequest: ownPagesOnly },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!limit.allows(householdOf(addressOf(request, clientHeader)))) {
          reply.header('retry-after', String(LIMIT.windowMs / 1000));
          return refuse(request, reply, 429, tooOften);
        }
        const signUp = parseSignUp(request.body, options);
        if (signUp.kind === 'wrong') return refuse(request, reply, 400, problems[signUp.problem]);
        try {
          return await take(request, reply, signUp);
        } catch (error) {
          if (wantsJson(request)) throw error;
          request.log.error({ err: error }, 'newsletter service');
          return refuse(request, reply, 503, later);
        }
      },
    );
  });
}

const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');
