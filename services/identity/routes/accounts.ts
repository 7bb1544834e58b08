import type { FastifyInstance } from 'fastify';

import { HttpError } from '../../http/HttpError';
import { requireStaff } from '../../http/requireStaff';
import { createAccount, findAccount, setAccountState, setPassword } from '../accounts/accounts';
import type { IdentityContext } from './context';

/** An account has four short fields. */
const BODY_LIMIT = 8192;

/**
 * For staff tooling, with the staff token. `POST /identity/accounts` `{email, name, password}` makes an
 * account (201; 400 with words, 409 where there is one). `PATCH /identity/accounts/{email}`
 * `{password?, state?}` sets a new password, disables or enables (200; 400, 404).
 */
export function accountsRoutes(app: FastifyInstance, { db, options }: IdentityContext): void {
  const staffOnly = { onRequest: requireStaff(options.token), bodyLimit: BODY_LIMIT };

  app.post<{ Body: unknown }>('/identity/accounts', staffOnly, async ({ body }, reply) => {
    const [email, name, password] = ['email', 'name', 'password'].map((field) =>
      textOf(body, field),
    );
    if (email === undefined || name === undefined || password === undefined) {
      throw new HttpError(400, 'An account needs email, name and password.');
    }
    return reply.code(201).send(await createAccount(db, { email, name, password }));
  });

  app.patch<{ Params: { email: string }; Body: unknown }>(
    '/identity/accounts/:email',
    staffOnly,
    async ({ params, body }) => {
      const account = await findAccount(db, { email: params.email });
      if (!account) throw new HttpError(404, 'There is no such account.');
      const password = textOf(body, 'password');
      const state = textOf(body, 'state');
      if (state !== undefined && state !== 'active' && state !== 'disabled') {
        throw new HttpError(400, 'The state is active or disabled.');
      }
      if (password !== undefined) await setPassword(db, account.id, password);
      if (state !== undefined) await setAccountState(db, account.id, state);
      return findAccount(db, { id: account.id });
    },
  );
}

/** @throws HttpError 400 for what is no text. */
function textOf(body: unknown, field: string): string | undefined {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, field)) return undefined;
  const value = (body as Record<string, unknown>)[field];
  if (typeof value !== 'string') throw new HttpError(400, `${field} must be a text.`);
  return value;
}
