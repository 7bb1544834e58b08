import * as client from 'openid-client';

import type { IdentityClient } from '../options';
import type { Browser } from './Browser';
import { ACCOUNT, CLIENT_SECRET, editor, readers } from './openIdentity';

export interface Begun {
  /** Address at which the browser begins. */
  url: string;
  verifier: string;
  state: string;
}

/** The page editor, as the service's client. */
export const editorOf = (issuer: string, secret = CLIENT_SECRET) =>
  clientOf(issuer, { ...editor, secret });

/** The site, as the service's client for readers. */
export const readersOf = (issuer: string) => clientOf(issuer, readers);

/** A client of the service: with a library that others use, so that we agree with it. */
async function clientOf(issuer: string, { id, secret, redirectUris }: IdentityClient) {
  const config = await client.discovery(
    new URL(issuer),
    id,
    undefined,
    client.ClientSecretBasic(secret),
    { execute: [client.allowInsecureRequests] },
  );
  const [redirectUri = ''] = redirectUris(new URL(issuer).origin);

  const begin = async (extra: Record<string, string> = {}): Promise<Begun> => {
    const verifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      ...extra,
    });
    return { url: url.href, verifier, state };
  };

  const isBack = (url: string): boolean => url.startsWith(redirectUri);

  /** Opens the sign-in page; its address, or the client's when the browser is signed in. */
  const open = async (browser: Browser, begun: Begun): Promise<string> =>
    (await browser.follow(begun.url, isBack)).url;

  /** Signs in, and gives the address at which the browser comes back. */
  const signIn = async (browser: Browser, begun: Begun, fields: object = {}): Promise<string> => {
    const page = await open(browser, begun);
    const { email, password } = ACCOUNT;
    const answer = await browser.submit(page, { email, password, ...fields });
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`Not signed in (${answer.status}): ${await answer.text()}`);
    return (await browser.follow(next, isBack)).url;
  };

  const exchange = (back: string, { verifier, state }: Begun) =>
    client.authorizationCodeGrant(config, new URL(back), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      idTokenExpected: true,
    });

  return { config, redirectUri, begin, open, signIn, exchange, isBack };
}
