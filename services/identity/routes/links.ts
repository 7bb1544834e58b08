import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { addressOf } from '../../../http/clientAddress';
import type { Message, PlainPages } from '../../../plain-pages/PlainPages';
import { HttpError } from '../../http/HttpError';
import { findLink, type Link } from '../links/links';
import { useLink, type UsedLink } from '../links/useLink';
import { findSession } from '../oidc/sessions';
import type { IdentityClient } from '../options';
import { confirmPage, createAccountPage, passwordPage, type LinkForm } from '../pages/linkPages';
import { emailChanged, passwordSet, spentLink, tooManyLinks } from '../pages/messages';
import { nameOf, startAddress, startUrlOf } from '../pages/siteOf';
import { AddressLimit } from '../signIn/AddressLimit';
import type { IdentityContext } from './context';
import { ownFormOnly, parseForms } from './ownForms';
import { pageAnswers } from './pageAnswers';

interface LinkRoute {
  Params: { key: string };
  Querystring: { client?: unknown };
  Body: URLSearchParams;
}

type Request = FastifyRequest<LinkRoute>;

/**
 * `GET` and `POST /identity/link/{key}`: what a link in a mail, or of an invitation, leads to. Only sending the form
 * uses the link: programs that look at mail open it, too. Who used one is signed in, and led to where they were.
 */
export function linkRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { db, options, proofs } = context;
  const { pages } = options;
  const limit = new AddressLimit(options.pool, 'link');
  const { originOf, show, say } = pageAnswers(options);

  const { clientOf, startOf, goOn } = linkTargets(options);
  const addressIn = (request: Request): string => addressOf(request, options.clientHeader ?? '');

  /** What the link is about, and counts a failure where that is nothing. */
  const find = async ({ params, ...request }: Pick<Request, 'params'> & { address: string }) => {
    if (!(await limit.mayTry(request.address))) return 'limited';
    const link = await findLink(db, params.key);
    if (link?.purpose === 'proof') return null;
    if (link) await limit.forgive(request.address);
    return link;
  };

  const refuse = ({ query }: Request, reply: FastifyReply, why: null | 'limited'): FastifyReply =>
    why === null
      ? say(reply, 410, spentLink(goOn(query.client)))
      : say(
          reply.header('retry-after', String(AddressLimit.WAIT_MS / 1000)),
          429,
          tooManyLinks('/'),
        );

  const ask = (
    reply: FastifyReply,
    link: Link,
    form: Pick<LinkForm, 'action' | 'problem' | 'name'> & { status: number },
  ): FastifyReply => {
    const clientName = nameOf(clientOf(link), options);
    return show(
      reply,
      form.status,
      pageOf(pages, link, { ...form, clientName, email: link.email }),
    );
  };

  /** Signs in who used a link, in place of whoever was signed in here, and leads on. */
  const signIn = async (
    request: Request,
    reply: FastifyReply,
    { account, link }: Extract<UsedLink, { kind: 'signed-in' }>,
  ): Promise<FastifyReply> => {
    const session = await findSession(context, request, reply);
    await session?.end();
    await proofs.give(reply, account);
    return reply.redirect(startOf(link), 303);
  };

  void app.register(async (scope) => {
    parseForms(scope);
    // The address is a secret: it is in no log of requests.
    const routeOptions = { logLevel: 'warn' } as const;
    const path = '/identity/link/:key';

    scope.get<LinkRoute>(path, routeOptions, async (request, reply) => {
      const link = await find({ params: request.params, address: addressIn(request) });
      if (link === null || link === 'limited') return refuse(request, reply, link);
      return ask(reply, link, { status: 200, action: request.originalUrl, problem: null });
    });

    const formRoute = { ...routeOptions, onRequest: ownFormOnly(originOf) };
    scope.post<LinkRoute>(path, formRoute, async (request, reply) => {
      const { params, originalUrl: action, body } = request;
      const address = addressIn(request);
      const link = await find({ params, address });
      if (link === null || link === 'limited') return refuse(request, reply, link);
      const name = body.get('name') ?? '';
      const password = body.has('without') ? null : (body.get('password') ?? '');
      try {
        const used = await useLink(context, { key: params.key, link, name, password, address });
        if (used === null) return refuse(request, reply, null);
        if (used.kind === 'signed-in') return await signIn(request, reply, used);
        const start = { url: startOf(link), label: 'Sign in' };
        return used.kind === 'invited'
          ? say(reply, 200, passwordSet(nameOf(clientOf(link), options), start))
          : say(reply, 200, emailChanged(link.email, link.returnTo ?? '/'));
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        if (error.statusCode === 409) return refuse(request, reply, null);
        const field = /\bname\b/.test(error.message) ? 'name' : 'password';
        const problem = { field, words: error.message } as const;
        return ask(reply, link, { status: error.statusCode, action, problem, name });
      }
    });
  });
}

/** Where a link leads at last. */
function linkTargets(options: IdentityContext['options']) {
  /** The client that it was asked for from: staff's for an invitation. */
  const clientOf = (link: Link): IdentityClient | null => {
    const { clients } = options;
    const named = clients.find(({ id }) => id === link.clientId);
    return named ?? clients.find(({ people }) => people === 'staff') ?? null;
  };
  const startOf = (link: Link): string => {
    const client = clientOf(link);
    return client ? startAddress(client, new URL(options.issuer()).origin, link.returnTo) : '/';
  };
  /** A link that is no more leads to where one signs in, if its address says to what. */
  const goOn = (client: unknown): Message['link'] => {
    const url = startUrlOf(
      options,
      new URL(options.issuer()).origin,
      typeof client === 'string' ? client : undefined,
    );
    return url === null ? { url: '/', label: 'Go to the front page' } : { url, label: 'Sign in' };
  };
  return { clientOf, startOf, goOn };
}

function pageOf(pages: PlainPages, link: Link, form: LinkForm): string {
  if (link.purpose === 'register') return createAccountPage(pages, form);
  return link.purpose === 'sign-in' || link.purpose === 'new-email'
    ? confirmPage(pages, link.purpose, form)
    : passwordPage(pages, form);
}
