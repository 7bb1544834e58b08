import type { FastifyInstance, FastifyReply } from 'fastify';

import { addressOf } from '../../../http/clientAddress';
import { HttpError } from '../../http/HttpError';
import type { Message } from '../../../plain-pages/PlainPages';
import { acceptInvitation, findInvited, type Invited } from '../accounts/invitations';
import { passwordSet, spentLink, tooManyLinks } from '../pages/messages';
import { passwordPage } from '../pages/passwordPage';
import { pagePolicy } from '../pages/siteOf';
import { AddressLimit } from '../signIn/AddressLimit';
import type { IdentityContext } from './context';
import { ownFormOnly, parseForms } from './ownForms';

interface PasswordRoute {
  Params: { key: string };
  Body: URLSearchParams;
}

/**
 * `GET` and `POST /identity/password/{key}`: where someone who was invited chooses their password, once. Only
 * sending the form uses the link: programs that look at mail open it, too.
 */
export function passwordRoutes(app: FastifyInstance, { db, options }: IdentityContext): void {
  const { pages } = options;
  const limit = new AddressLimit(options.pool, 'link');
  const originOf = (): string => new URL(options.issuer()).origin;
  const [client] = options.clients;
  const clientName = client?.name ?? pages.look.siteName;
  const startLink = () => ({ url: client?.startUrl(originOf()) ?? '/', label: 'Sign in' });

  const show = (reply: FastifyReply, status: number, body: string): FastifyReply =>
    reply
      .code(status)
      .header('content-security-policy', pagePolicy(options, originOf()))
      .type('text/html; charset=utf-8')
      .send(body);
  const say = (reply: FastifyReply, status: number, message: Message): FastifyReply =>
    show(reply, status, pages.message(message));
  const ask = (
    reply: FastifyReply,
    status: number,
    action: string,
    { email }: Invited,
    problem: string | null,
  ): FastifyReply =>
    show(reply, status, passwordPage(pages, { clientName, action, email, problem }));

  void app.register(async (scope) => {
    parseForms(scope);
    // The address is a secret: it is in no log of requests.
    const routeOptions = { logLevel: 'warn' } as const;

    /** Whom the link is for, and counts a failure where that is nobody. */
    const findPerson = async (
      key: string,
      address: string,
    ): Promise<Invited | null | 'limited'> => {
      if (!(await limit.mayTry(address))) return 'limited';
      const invited = await findInvited(db, key);
      if (invited) await limit.forgive(address);
      return invited;
    };
    const refuse = (reply: FastifyReply, why: null | 'limited'): FastifyReply =>
      why === null
        ? say(reply, 410, spentLink(startLink()))
        : say(reply.header('retry-after', String(AddressLimit.WAIT_MS / 1000)), 429, tooManyLinks);

    const path = '/identity/password/:key';
    scope.get<PasswordRoute>(path, routeOptions, async (request, reply) => {
      const address = addressOf(request, options.clientHeader ?? '');
      const invited = await findPerson(request.params.key, address);
      if (invited === null || invited === 'limited') return refuse(reply, invited);
      return ask(reply, 200, request.originalUrl, invited, null);
    });

    const formRoute = { ...routeOptions, onRequest: ownFormOnly(originOf) };
    scope.post<PasswordRoute>(path, formRoute, async (request, reply) => {
      const { params, originalUrl, body } = request;
      const address = addressOf(request, options.clientHeader ?? '');
      const invited = await findPerson(params.key, address);
      if (invited === null || invited === 'limited') return refuse(reply, invited);
      const password = body.get('password') ?? '';
      try {
        const account = await acceptInvitation(db, { key: params.key, password, address });
        return account
          ? say(reply, 200, passwordSet(clientName, startLink()))
          : refuse(reply, null);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        if (error.statusCode === 409) return refuse(reply, null);
        return ask(reply, error.statusCode, originalUrl, invited, error.message);
      }
    });
  });
}
