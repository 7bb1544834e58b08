import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Interaction, Provider } from 'oidc-provider';
import { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js';

import { asIssuer } from '../oidc/asIssuer';
import type { IdentityClient } from '../options';
import { expired } from '../pages/messages';
import { startUrlOf } from '../pages/siteOf';
import type { IdentityContext } from './context';
import { pageAnswers } from './pageAnswers';

/** At and below `/identity/sign-in/{uid}`. */
export interface SignInRoute {
  Params: { uid: string };
  Querystring: { client?: unknown; form?: unknown };
  Body: URLSearchParams;
}

export type SignInRequest = FastifyRequest<SignInRoute>;

/** A sign-in that has begun, in a request of the browser that began it. */
export interface SignInUnderWay {
  request: SignInRequest;
  reply: FastifyReply;
  interaction: Interaction;
  provider: Provider;
  /** Who asked for it; all are ours. */
  client: IdentityClient;
  /** Path and query of its page. */
  page: string;
  /** Where on the site the way goes on. */
  returnTo: string | null;
}

/** Path and query of a page below a sign-in's. */
export function pageBelow({ page }: SignInUnderWay, name: string): string {
  const [path = '', query] = page.split('?', 2);
  return `${path}/${name}${query === undefined ? '' : `?${query}`}`;
}

/** The page of a sign-in as one of its forms, whatever its client asked to see first. */
export function pageAs({ page }: SignInUnderWay, form: 'sign-in' | 'sent'): string {
  const { pathname, searchParams } = new URL(page, 'https://site.invalid');
  searchParams.set('form', form);
  return `${pathname}?${searchParams}`;
}

/** The sign-in page itself. */
export const formOf = (underWay: SignInUnderWay): string => pageAs(underWay, 'sign-in');

/** What routes do with a sign-in that is under way. */
export function interactionsOf({ options, current, underWay }: IdentityContext) {
  const { originOf, say } = pageAnswers(options);

  /** The sign-in that this browser began; null when it has expired, or began elsewhere. */
  const find = async (
    request: SignInRequest,
    reply: FastifyReply,
  ): Promise<SignInUnderWay | null> => {
    const provider = await current.get();
    const { uid } = request.params;
    const search = /\?.*$/s.exec(request.url)?.[0] ?? '';
    const path = `/sign-in/${encodeURIComponent(uid)}${search}`;
    asIssuer(request.raw, options.issuer(), path);
    try {
      const interaction = await underWay.run(request.raw, () =>
        provider.interactionDetails(request.raw, reply.raw),
      );
      const { client_id: clientId, return_to: returnTo } = interaction.params;
      const client = options.clients.find(({ id }) => id === clientId);
      if (interaction.uid !== uid || !client) return null;
      return {
        request,
        reply,
        interaction,
        provider,
        client,
        page: new URL(options.issuer()).pathname + path,
        returnTo: typeof returnTo === 'string' ? returnTo : null,
      };
    } catch (error) {
      if (error instanceof SessionNotFound) return null;
      throw error;
    }
  };

  /** Signs somebody in, and leads back to who asked. */
  const finish = async (
    { request, reply, provider }: SignInUnderWay,
    accountId: string,
  ): Promise<FastifyReply> => {
    const login = { accountId, remember: false };
    const next = await underWay.run(request.raw, () =>
      provider.interactionResult(request.raw, reply.raw, { login }),
    );
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  };

  /** For a sign-in that isn't there (any more). */
  const sayExpired = (request: SignInRequest, reply: FastifyReply): FastifyReply => {
    const { client } = request.query;
    const id = typeof client === 'string' ? client : undefined;
    return say(reply, 410, expired(startUrlOf(options, originOf(), id)));
  };

  return { find, finish, sayExpired };
}
