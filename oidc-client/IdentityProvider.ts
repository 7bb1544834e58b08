import * as client from 'openid-client';
import { PENDING_S, type PendingSignIn } from './PendingSignIns';

/** s that an answer of the provider may take. */
const TIMEOUT_S = 10;

/** What accounts at our own provider are tied to. */
export const OWN_PROVIDER = 'own';

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Address of this process, when the provider runs in it: its public address may not lead here. */
  local: string | null;
}

/** Who an identity provider says someone is. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Null unless the provider has verified it. */
  email: string | null;
}

/** Someone who has signed in at the provider. */
export interface SignedIn {
  identity: Identity;
  name: string | null;
  /** As the provider calls them. */
  who: string | null;
  /** For signing out there. */
  idToken: string;
}

/** The provider does not answer, or not as a provider does. */
export class ProviderDown extends Error {
  override name = 'ProviderDown';
}

/** The provider refuses to say who somebody is. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';

  /** Whether it sent the browser back so: someone canceled, or may not. Else what came back is spent, or not ours. */
  get isByProvider(): boolean {
    return this.cause instanceof client.AuthorizationResponseError;
  }
}

/** The OpenID Connect provider that knows the staff, or the readers. It is asked when it is needed, and again when it failed. */
export class IdentityProvider {
  private found: Promise<client.Configuration> | null = null;

  /** @param settings known once the site listens */
  constructor(private readonly settings: () => ProviderSettings) {}

  /** A sign-in that begins now, to go on at `to`. */
  begin(to: string, { maxAge }: { maxAge?: number } = {}): PendingSignIn {
    return {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      to,
      endsAt: Date.now() + PENDING_S * 1000,
      ...(maxAge === undefined ? {} : { maxAge }),
    };
  }

  /**
   * Address at which the browser signs in. Where the password must have been given just now (`maxAge`), it
   * is asked for in any case.
   * @param extra further parameters of the question
   * @throws ProviderDown
   */
  async signInUrl(
    { state, nonce, verifier, maxAge }: PendingSignIn,
    redirectUri: string,
    extra: Record<string, string> = {},
  ): Promise<string> {
    return client.buildAuthorizationUrl(await this.discover(), {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(maxAge === undefined ? {} : { max_age: String(maxAge), prompt: 'login' }),
      ...extra,
    }).href;
  }

  /**
   * Who came back from the provider at `url`.
   * @throws ProviderDown; SignInRefused
   */
  async identify(url: URL, { state, nonce, verifier, maxAge }: PendingSignIn): Promise<SignedIn> {
    const config = await this.discover();
    const { issuer, local } = this.settings();
    try {
      const tokens = await client.authorizationCodeGrant(config, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        ...(maxAge === undefined ? {} : { maxAge }),
      });
      const subject = tokens.claims()?.sub;
      if (subject === undefined || tokens.id_token === undefined)
        throw new ProviderDown(`${issuer} gave no ID token.`);
      const user = await client.fetchUserInfo(config, tokens.access_token, subject);
      const email = user.email_verified === true ? (user.email ?? null) : null;
      const who = user.email ?? user.name ?? null;
      // Our own provider stays the same when the site moves to another address.
      const known = local === null ? issuer : OWN_PROVIDER;
      const identity = { issuer: known, subject, email };
      return { identity, name: user.name ?? null, who, idToken: tokens.id_token };
    } catch (error) {
      if (error instanceof ProviderDown) throw error;
      if (isRefusal(error))
        throw new SignInRefused(`${issuer} refused a sign-in.`, { cause: error });
      throw new ProviderDown(`${issuer} could not be asked who someone is.`, { cause: error });
    }
  }

  /**
   * Where someone leaves the provider; null where it has no sign-out.
   * @throws ProviderDown
   */
  async signOutUrl(idToken: string | null, signedOutUri: string): Promise<string | null> {
    const config = await this.discover();
    if (config.serverMetadata().end_session_endpoint === undefined) return null;
    return client.buildEndSessionUrl(config, {
      post_logout_redirect_uri: signedOutUri,
      ...(idToken === null ? {} : { id_token_hint: idToken }),
    }).href;
  }

  /** Origin that the form for signing out leads to. */
  get origin(): string {
    return new URL(this.settings().issuer).origin;
  }

  private discover(): Promise<client.Configuration> {
    this.found ??= this.ask().catch((error: unknown) => {
      this.found = null;
      throw new ProviderDown(`${this.settings().issuer} does not answer.`, { cause: error });
    });
    return this.found;
  }

  private ask(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret, local } = this.settings();
    const { origin, protocol } = new URL(issuer);
    const reach: client.CustomFetch = (url, options) =>
      fetch(
        local !== null && url.startsWith(`${origin}/`) ? local + url.slice(origin.length) : url,
        options as RequestInit,
      );
    return client.discovery(
      new URL(issuer),
      clientId,
      undefined,
      client.ClientSecretBasic(clientSecret),
      {
        timeout: TIMEOUT_S,
        [client.customFetch]: reach,
        // The environment allows http for this machine only; our own provider is as safe as the site.
        execute: protocol === 'http:' ? [client.allowInsecureRequests] : [],
      },
    );
  }
}

/** Whether the provider answered, and said no; or what came back is not what we asked for. */
function isRefusal(error: unknown): boolean {
  if (error instanceof client.AuthorizationResponseError) return true;
  if (error instanceof client.ResponseBodyError) return error.status < 500;
  const code = error instanceof client.ClientError ? error.code : undefined;
  return code !== undefined && REFUSALS.has(code);
}

const REFUSALS = new Set(['OAUTH_INVALID_RESPONSE', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED']);
