import { CallRefused } from './CallRefused';
import { NOBODY, readUser, type User } from './readUser';

/** What the login service is initialised with (platform §7). */
export interface LoginSettings {
  /** `production`, or another. */
  environment: string;
  auth: {
    /** Of the provider that signs readers in. */
    clientId: string;
    domain: string;
    /** Of the service that holds their sessions, with a slash at its end: `/gateway/readers/`. */
    baseUrl: string;
  };
  /** Null: nobody signs in by Google. */
  googleClientId: string | null;
}

/** Who is signed in, and what they do with their account, for all blocks of a page. */
export interface LoginService {
  /** Asked once a page; nobody where the service does not answer. */
  user: () => Promise<User>;
  /** Where one signs in, and comes back from to a page of ours. */
  signInUrl: (returnTo: string, by?: 'google') => string;
  /**
   * Asks the service for something of the reader's own, or changes it.
   * @throws CallRefused where it refuses, Error where it does not answer
   */
  ask: (
    path: string,
    change?: { method: 'POST' | 'PUT' | 'DELETE'; body?: object },
  ) => Promise<unknown>;
}

/** ms */
const PATIENCE = 10_000;

/**
 * The login service of the pack. The session is the server's own (an `HttpOnly` cookie that no script sees), so any
 * provider of OpenID Connect may stand behind it.
 * @throws Error for settings that can't be
 */
export function createLogin({ auth, googleClientId }: LoginSettings): LoginService {
  const { baseUrl, clientId, domain } = auth;
  if (!/^(?:https?:\/\/[^/]+)?\/(?:.*\/)?$/.test(baseUrl))
    throw new Error(`The base of the login service must end in a slash, not be "${baseUrl}".`);
  if (clientId === '' || domain === '')
    throw new Error('The login service needs the client id and the domain of its provider.');
  let asked: Promise<User> | undefined;

  async function call(path: string, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(baseUrl + path, {
      ...init,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
      headers: { accept: 'application/json', ...init.headers },
    });
    if (!response.ok) throw new CallRefused(path, response.status);
    return response.status === 204 ? null : response.json();
  }

  const service: LoginService = {
    user() {
      asked ??= call('me').then(readUser, (error: unknown) => {
        console.error('Error on asking the Login service who is signed in', error);
        return NOBODY;
      });
      return asked;
    },
    signInUrl(returnTo, by) {
      const query = new URLSearchParams({ to: returnTo, ...(by && googleClientId ? { by } : {}) });
      return `${baseUrl}sign-in?${query}`;
    },
    async ask(path, change) {
      if (!change) return call(path);
      const user = await service.user();
      const { method, body } = change;
      return call(path, {
        method,
        headers: {
          'x-csrf-token': user.state === 'Logged Out' ? '' : user.token,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    },
  };
  return service;
}
