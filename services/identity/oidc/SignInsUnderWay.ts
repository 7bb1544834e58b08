import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

import type { AdapterPayload } from 'oidc-provider';

import { seal, unseal } from '../../secrets/seal';
import { readCookie } from '../signIn/cookies';

/** The cookie beside the provider's own, at the address of one sign-in. */
export const UNDER_WAY_COOKIE = 'identity_under_way';

/** Browsers keep 4,096 bytes of a cookie, its name and attributes among them. */
const MAX_CHARACTERS = 3600;

/** bytes of what a cookie of that length may unfold to */
const MAX_BYTES = 64 * 1024;

interface RequestState {
  cookie: string | null;
  begun: { uid: string; payload: AdapterPayload } | null;
}

/**
 * Sign-ins that have begun and that nobody has finished: whoever begins one holds it, encrypted, in a
 * cookie. So beginning costs the database nothing, and any node goes on with it.
 */
export class SignInsUnderWay {
  readonly #requests = new AsyncLocalStorage<RequestState>();

  constructor(private readonly secrets: readonly string[]) {}

  /** Does the work of a request; within it `begin`, `find` and `cookieOf` are about its browser. */
  run<T>(request: IncomingMessage, work: () => Promise<T>): Promise<T> {
    return this.#requests.run({ cookie: readCookie(request, UNDER_WAY_COOKIE), begun: null }, work);
  }

  /** Notes a sign-in that begins in this request. */
  begin(uid: string, payload: AdapterPayload): void {
    const state = this.#requests.getStore();
    if (state) state.begun = { uid, payload };
  }

  /** The sign-in that this request began, for the browser; null where it is too long for a cookie. */
  cookieOf(uid: string): string | null {
    const begun = this.#requests.getStore()?.begun;
    if (begun?.uid !== uid) throw new Error('The sign-in did not begin in this request.');
    const packed = deflateRawSync(JSON.stringify(begun.payload));
    const sealed = seal(packed, uid, this.secrets[0] ?? '', 'sign-ins');
    return sealed.length > MAX_CHARACTERS ? null : sealed;
  }

  /** The sign-in that the browser of this request holds, however old; null for any other. */
  find(uid: string): AdapterPayload | null {
    const cookie = this.#requests.getStore()?.cookie;
    const packed = cookie ? unseal(cookie, uid, this.secrets, 'sign-ins') : null;
    if (!packed) return null;
    const text = inflateRawSync(packed, { maxOutputLength: MAX_BYTES }).toString('utf8');
    return JSON.parse(text) as AdapterPayload;
  }
}
