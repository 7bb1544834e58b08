import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Interaction, Provider } from 'oidc-provider';
import { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js';

import { addressOf } from '../../../http/clientAddress';
import { HttpError } from '../../http/HttpError';
import { asIssuer } from '../oidc/asIssuer';
import { expired } from '../pages/messages';
import { signInPage, type SignInProblem } from '../pages/signInPage';
import { pagePolicy, startUrlOf } from '../pages/siteOf';
import { AddressLimit } from '../signIn/AddressLimit';
import { signIn } from '../signIn/signIn';
import type { IdentityContext } from './context';
import { ownFormOnly, parseForms } from './ownForms';

interface SignInRoute {
  Params: { uid: string };
  Querystring: { client?: unknown };
  Body: URLSearchParams;
}

type Request = FastifyRequest<SignInRoute>;

/** A password that someone tries. */
interface Trial {
  provider: Provider;
  request: Request;
  reply: FastifyReply;
  interaction: Interaction;
}

/** `GET` and `POST /identity/sign-in/{uid}`: the form, bound by a cookie to the browser that began. */
export function signInRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { db, options, current, underWay } = context;
  const limit = new AddressLimit(options.pool);
  const { originOf, showForm, showExpired } = signInAnswers(options);

  /** The sign-in that this browser began; null when it has expired, or began elsewhere. */
  const findInteraction = async (
    provider: Provider,
    request: Request,
    reply: FastifyReply,
  ): Promise<Interaction | null> => {
    const search = /\?.*$/s.exec(request.url)?.[0] ?? '';
    const path = `/sign-in/${encodeURIComponent(request.params.uid)}${search}`;
    asIssuer(request.raw, options.issuer(), path);
    try {
      const interaction = await underWay.run(request.raw, () =>
        provider.interactionDetails(request.raw, reply.raw),
      );
      return interaction.uid === request.params.uid ? interaction : null;
    } catch (error) {
      if (error instanceof SessionNotFound) return null;
      throw error;
    }
  };

  /** Signs in who knows the password; says otherwise why not. */
  const tryPassword = async ({ provider, request, reply, interaction }: Trial) => {
    const email = (request.body.get('email') ?? '').trim();
    const password = request.body.get('password') ?? '';
    const refuse = (status: number, problem: SignInProblem): FastifyReply =>
      showForm(request, reply, interaction, { status, email, problem });

    if (email === '' || password === '') {
      return refuse(400, { kind: 'missing', email: email === '', password: password === '' });
    }
    const address = addressOf(request, options.clientHeader ?? '');
    if (!(await limit.mayTry(address)))
      return refuse(429, { kind: 'locked', waitMs: AddressLimit.WAIT_MS });
    try {
      const outcome = await signIn(db, { email, password, address });
      if (outcome.kind === 'signed-in') {
        await limit.forgive(address);
        const login = { accountId: outcome.accountId, remember: false };
        const next = await underWay.run(request.raw, () =>
          provider.interactionResult(request.raw, reply.raw, { login }),
        );
        return await reply.header('cache-control', 'no-store').redirect(next, 303);
      }
      return refuse(outcome.kind === 'locked' ? 429 : 400, outcome);
    } catch (error) {
      if (!(error instanceof HttpError) || error.statusCode !== 503) throw error;
      return refuse(503, { kind: 'busy', words: error.message });
    }
  };

  void app.register(async (scope) => {
    parseForms(scope);

    scope.get<SignInRoute>('/identity/sign-in/:uid', async (request, reply) => {
      const interaction = await findInteraction(await current.get(), request, reply);
      if (!interaction) return showExpired(request, reply);
      return showForm(request, reply, interaction, { status: 200, problem: null });
    });

    const formRoute = { onRequest: ownFormOnly(originOf) };
    scope.post<SignInRoute>('/identity/sign-in/:uid', formRoute, async (request, reply) => {
      const provider = await current.get();
      const interaction = await findInteraction(provider, request, reply);
      if (!interaction) return showExpired(request, reply);
      return tryPassword({ provider, request, reply, interaction });
    });
  });
}

/** What the browser is shown of a sign-in. */
function signInAnswers(options: IdentityContext['options']) {
  const { pages } = options;
  const originOf = (): string => new URL(options.issuer()).origin;

  const show = (reply: FastifyReply, status: number, body: string): FastifyReply =>
    reply
      .code(status)
      .header('content-security-policy', pagePolicy(options, originOf()))
      .type('text/html; charset=utf-8')
      .send(body);

  const showForm = (
    request: Request,
    reply: FastifyReply,
    { params }: Interaction,
    { status, email, problem }: { status: number; email?: string; problem: SignInProblem | null },
  ): FastifyReply => {
    const hint = params['login_hint'];
    const client = options.clients.find(({ id }) => id === params['client_id']);
    const waitMs = problem && 'waitMs' in problem ? problem.waitMs : 0;
    if (waitMs > 0) reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
    return show(
      reply,
      status,
      signInPage(pages, {
        clientName: client?.name ?? pages.look.siteName,
        action: request.originalUrl,
        email: email ?? (typeof hint === 'string' ? hint : ''),
        problem,
      }),
    );
  };

  const showExpired = (request: Request, reply: FastifyReply): FastifyReply => {
    const { client } = request.query;
    const id = typeof client === 'string' ? client : undefined;
    return show(reply, 410, pages.message(expired(startUrlOf(options, originOf(), id))));
  };

  return { originOf, showForm, showExpired };
}
