import type { EventEmitter } from 'node:events';

import type {
  Configuration,
  JWK,
  KoaContextWithOIDC,
  Provider as ProviderType,
} from 'oidc-provider';
import { InvalidRequest } from 'oidc-provider/lib/helpers/errors.js';
import { base, Check } from 'oidc-provider/lib/helpers/interaction_policy/index.js';
import { Provider } from 'oidc-provider/lib/provider.js';

import { addressOf } from '../../../http/clientAddress';
import { ownPath } from '../../../http/ownPath';
import { findAccount } from '../accounts/accounts';
import { deriveKey } from '../../secrets/deriveKey';
import type { IdentityServiceOptions } from '../options';
import type { Database } from '../store/tables';
import { isSince } from './isSince';
import { providerPages } from './providerPages';
import { Records } from './Records';
import { endOwnSession, isProvedSignOut, leaveSignedOut } from './signOut';
import { UNDER_WAY_COOKIE, type SignInsUnderWay } from './SignInsUnderWay';

/** How long things live (seconds). */
export const TTL = {
  AccessToken: 600,
  AuthorizationCode: 60,
  Grant: 14 * 86_400,
  IdToken: 600,
  Interaction: 1800,
  /** Since it was last used; the browser forgets the cookie when it is closed. */
  Session: 12 * 3600,
};

const SCOPE = 'openid email profile';

export interface ProviderParts {
  db: Database;
  options: IdentityServiceOptions;
  issuer: string;
  underWay: SignInsUnderWay;
  /** Private keys; the first one signs. */
  keys: readonly JWK[];
  /** Notes that somebody at an address signed out. */
  onSignOut: (accountId: string, address: string) => void;
  onError: (error: Error) => void;
}

/**
 * The OpenID Connect provider for one issuer and one set of keys; all that it knows is in the database, or
 * with the browser that signs in.
 */
export function createProvider(parts: ProviderParts): ProviderType {
  const { db, options, issuer, onSignOut, onError } = parts;
  const addressIn = ({ req }: KoaContextWithOIDC): string =>
    addressOf(
      { headers: req.headers, ip: req.socket.remoteAddress ?? '' },
      options.clientHeader ?? '',
    );
  const provider = new Provider(issuer, configurationOf(parts));
  // The headers that tell our address are set by us: see `asIssuer`.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error: Error) => onError(error));
  (provider as EventEmitter).on('error', onError);
  provider.use(async (plain, next) => {
    await next();
    const ctx = plain as unknown as KoaContextWithOIDC;
    const route: string | undefined = (ctx.oidc as { route?: string } | undefined)?.route;
    if (route === 'end_session' && ctx.status === 200) {
      const { accountId } = ctx.oidc.session ?? {};
      if (accountId === undefined) leaveSignedOut(ctx);
      else if (isProvedSignOut(ctx)) {
        await endOwnSession(ctx, db);
        onSignOut(accountId, addressIn(ctx));
        leaveSignedOut(ctx);
      }
    }
    if (route === 'end_session_confirm' && ctx.status === 303) {
      const { session, params } = ctx.oidc;
      if (session?.accountId && params?.['logout']) onSignOut(session.accountId, addressIn(ctx));
    }
  });
  return provider;
}

/** Who may sign in, to what, and how it is kept. */
function configurationOf({ db, options, issuer, underWay, keys }: ProviderParts): Configuration {
  const { origin, pathname, protocol } = new URL(issuer);
  const cookie = { httpOnly: true, sameSite: 'lax', secure: protocol === 'https:' } as const;
  const pages = providerPages(options, origin);
  return {
    adapter: (model) => new Records(model, db, underWay),
    jwks: { keys: [...keys] },
    clients: options.clients.map((client) => ({
      client_id: client.id,
      client_name: client.name ?? options.pages.look.siteName,
      client_secret: client.secret,
      redirect_uris: client.redirectUris(origin),
      post_logout_redirect_uris: client.signedOutUris(origin),
      grant_types: ['authorization_code'],
      response_types: ['code'],
      response_modes: ['query'],
      scope: SCOPE,
    })),
    responseTypes: ['code'],
    scopes: SCOPE.split(' '),
    // Whatever else they are, a sign-in goes on without them.
    extraParams: {
      return_to: ({ oidc }, value) => {
        if (oidc.params) oidc.params['return_to'] = ownPath(value) ?? undefined;
      },
      screen_hint: null,
      // `google`: straight to its consent, where it is configured.
      by: null,
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    clientBasedCORS: () => false,
    cookies: {
      keys: options.secrets.map((secret) => deriveKey(secret, 'cookies').toString('base64url')),
      names: {
        session: 'identity_session',
        interaction: 'identity_sign_in',
        resume: 'identity_resume',
      },
      long: { ...cookie, path: pathname },
      short: cookie,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.confirmSignOut,
        postLogoutSuccessSource: pages.signedOut,
      },
    },
    ttl: TTL,
    interactions: {
      policy: signInOnly(),
      url: (ctx, { uid }) => {
        const path = `${pathname}/sign-in/${uid}`;
        const held = underWay.cookieOf(uid);
        if (held === null) throw new InvalidRequest('the request is too long');
        const maxAge = TTL.Interaction * 1000;
        ctx.cookies.set(UNDER_WAY_COOKIE, held, { ...cookie, path, maxAge, signed: false });
        return `${path}?client=${encodeURIComponent(ctx.oidc.client?.clientId ?? '')}`;
      },
    },
    findAccount: async (_ctx, id) => activeAccount(db, id),
    loadExistingGrant: grantOwnClient,
    renderError: pages.error,
  };
}

/** An account as the provider takes it; undefined for one that may not sign in. */
async function activeAccount(db: Database, id: string) {
  const account = await findAccount(db, { id });
  if (account?.state !== 'active') return undefined;
  const { email, name, changedAt } = account;
  return {
    accountId: id,
    changedAt,
    // Its owner has proved it by a link, or the staff that made the account vouches for it.
    claims: () => ({ sub: id, email, email_verified: true, name }),
  };
}

/**
 * Only signing in is asked for: all clients are ours, so there is nothing to consent to. Who signed
 * in before the account was changed (password, state) signs in again.
 */
function signInOnly() {
  const policy = base();
  policy.remove('consent');
  const changed = new Check(
    'account_changed',
    'the account has changed since the sign-in',
    ({ oidc }) => {
      const { session } = oidc;
      if (!session?.accountId) return Check.NO_NEED_TO_PROMPT;
      const changedAt = oidc.account?.['changedAt'];
      const isCurrent = typeof changedAt === 'string' && isSince(session.loginTs, changedAt);
      return isCurrent ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT;
    },
  );
  policy.get('login')?.checks.add(changed);
  return policy;
}

/** What a client of ours may know of an account: all that it may ask for. */
async function grantOwnClient(ctx: KoaContextWithOIDC) {
  const { oidc } = ctx;
  const { account, client, session } = oidc;
  if (!account || !client) return undefined;
  const known = session?.grantIdFor(client.clientId);
  const existing = known ? await oidc.provider.Grant.find(known) : undefined;
  if (existing?.accountId === account.accountId) return existing;
  const { accountId } = account;
  const grant = new oidc.provider.Grant({ accountId, clientId: client.clientId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}
