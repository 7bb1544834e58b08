import type { FastifyInstance } from 'fastify';

import { ownPath } from '../../../http/ownPath';
import { HttpError } from '../../http/HttpError';
import { requireStaff } from '../../http/requireStaff';
import {
  createAccount,
  deleteAccount,
  endSessions,
  findAccount,
  renameAccount,
  setAccountState,
  setPassword,
  type Account,
} from '../accounts/accounts';
import { normalizeEmail } from '../accounts/normalizeEmail';
import { requestNewEmail } from '../links/requestLink';
import { MailLimit } from '../signIn/MailLimit';
import { writeAudit } from '../store/writeAudit';
import type { IdentityContext } from './context';

/** An account has a few short fields. */
const BODY_LIMIT = 8192;

/** Of accounts; the database takes not every text. */
const ID = /^[\da-f-]{36}$/;

interface AccountRoute {
  Params: { account: string };
  Body: unknown;
}

/**
 * For staff tooling and the site's back ends, with the staff token. An account is named by its id (a client's `sub`)
 * or its email.
 *
 * - `POST /identity/accounts` `{email, name, password}` makes one (201; 400 with words, 409 where there is one).
 * - `PATCH /identity/accounts/{account}` `{password?, state?, name?, email?, return_to?}` changes it (200; 400, 404).
 *   An email is changed when a link that is mailed to the new address is used; 429 when too many were.
 * - `DELETE /identity/accounts/{account}/sessions` signs it out everywhere (204; 404).
 * - `DELETE /identity/accounts/{account}` deletes it with all that is kept of it (204; 404).
 */
export function accountsRoutes(app: FastifyInstance, { db, options }: IdentityContext): void {
  const staffOnly = { onRequest: requireStaff(options.token), bodyLimit: BODY_LIMIT };
  const mails = new MailLimit(options.pool);

  const find = async (named: string): Promise<Account> => {
    const by = named.includes('@') ? { email: named } : ID.test(named) ? { id: named } : null;
    const account = by && (await findAccount(db, by));
    if (!account) throw new HttpError(404, 'There is no such account.');
    return account;
  };

  const askForNewEmail = async (account: Account, typed: string, body: unknown): Promise<void> => {
    const email = normalizeEmail(typed);
    if (email === null) throw new HttpError(400, 'Enter an email address, like name@example.com.');
    if (email === account.email) return;
    if (!(await mails.mayMail(email)))
      throw new HttpError(429, 'Several emails were sent to this address. Try again in an hour.');
    const client = options.clients.find(({ people }) => people === 'readers') ?? null;
    const returnTo = ownPath(textOf(body, 'return_to'));
    await requestNewEmail(
      { db, options },
      { account, email, client, returnTo, address: null, form: null },
    );
  };

  app.post<{ Body: unknown }>('/identity/accounts', staffOnly, async ({ body }, reply) => {
    const [email, name, password] = ['email', 'name', 'password'].map((field) =>
      textOf(body, field),
    );
    if (email === undefined || name === undefined || password === undefined) {
      throw new HttpError(400, 'An account needs email, name and password.');
    }
    return reply.code(201).send(await createAccount(db, { email, name, password }));
  });

  app.patch<AccountRoute>('/identity/accounts/:account', staffOnly, async ({ params, body }) => {
    const account = await find(params.account);
    const [password, state, name, email] = ['password', 'state', 'name', 'email'].map((field) =>
      textOf(body, field),
    );
    if (state !== undefined && state !== 'active' && state !== 'disabled') {
      throw new HttpError(400, 'The state is active or disabled.');
    }
    if (name !== undefined) await renameAccount(db, account.id, name);
    if (password !== undefined) await setPassword(db, account.id, password);
    if (state !== undefined) await setAccountState(db, account.id, state);
    if (password !== undefined || state === 'disabled') await options.onSignedOut?.(account.id);
    if (email !== undefined) await askForNewEmail(account, email, body);
    const changed = await findAccount(db, { id: account.id });
    if (changed && name !== undefined) await options.onChanged?.(changed);
    return changed;
  });

  app.delete<AccountRoute>(
    '/identity/accounts/:account/sessions',
    staffOnly,
    async ({ params }, reply) => {
      const { id } = await find(params.account);
      await endSessions(db, id);
      await options.onSignedOut?.(id);
      await writeAudit(db, { event: 'sign-out-everywhere', accountId: id, address: null });
      return reply.code(204).send();
    },
  );

  app.delete<AccountRoute>('/identity/accounts/:account', staffOnly, async ({ params }, reply) => {
    await deleteAccount(db, (await find(params.account)).id);
    return reply.code(204).send();
  });
}

/** @throws HttpError 400 for what is no text. */
function textOf(body: unknown, field: string): string | undefined {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, field)) return undefined;
  const value = (body as Record<string, unknown>)[field];
  if (typeof value !== 'string') throw new HttpError(400, `${field} must be a text.`);
  return value;
}
