import * as client from 'openid-client';

import type { GoogleOptions } from '../options';

/** s that an answer of the provider may take. */
const TIMEOUT_S = 10;

/** What we keep of a sign-in that went to Google, until it comes back. */
export interface PendingGoogle {
  state: string;
  nonce: string;
  verifier: string;
}

/** Somebody, as Google knows them. */
export interface GooglePerson {
  issuer: string;
  subject: string;
  /** null where Google does not vouch for it. */
  email: string | null;
  name: string | null;
}

/** Google does not answer, or its answer is not about the sign-in that we asked for. */
export class GoogleRefused extends Error {
  override readonly name = 'GoogleRefused';
}

/** Signs in at Google, with code, PKCE, state and nonce; another OpenID Connect provider does the same. */
export class GoogleSignIn {
  private found: Promise<client.Configuration> | null = null;

  constructor(
    private readonly options: GoogleOptions,
    private readonly redirectUri: () => string,
  ) {}

  /**
   * A sign-in to keep, and the address at which the browser does it.
   * @throws GoogleRefused
   */
  async begin(email: string): Promise<{ pending: PendingGoogle; url: string }> {
    const config = await this.discover();
    const pending = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: this.redirectUri(),
      scope: 'openid email profile',
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
      ...(email === '' ? {} : { login_hint: email }),
    });
    return { pending, url: url.href };
  }

  /**
   * Who came back, by the ID token.
   * @param search of the address at which they did
   * @throws GoogleRefused
   */
  async identify(search: string, { state, nonce, verifier }: PendingGoogle): Promise<GooglePerson> {
    const config = await this.discover();
    const tokens = await client
      .authorizationCodeGrant(config, new URL(this.redirectUri() + search), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      .catch((error: unknown) => {
        throw new GoogleRefused('A sign-in at Google was refused.', { cause: error });
      });
    const claims = tokens.claims();
    if (!claims) throw new GoogleRefused('Google gave no ID token.');
    // Google says it in the ID token; other providers only when they are asked.
    const {
      email,
      email_verified: isVerified,
      name,
    } = claims['email'] === undefined
      ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
      : claims;
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: isVerified === true && typeof email === 'string' ? email : null,
      name: typeof name === 'string' && name.trim() !== '' ? name : null,
    };
  }

  private discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.options;
    const auth = client.ClientSecretBasic(clientSecret);
    this.found ??= client
      .discovery(new URL(issuer), clientId, undefined, auth, {
        timeout: TIMEOUT_S,
        execute: new URL(issuer).protocol === 'http:' ? [client.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        this.found = null;
        throw new GoogleRefused(`${issuer} does not answer.`, { cause: error });
      });
    return this.found;
  }
}
