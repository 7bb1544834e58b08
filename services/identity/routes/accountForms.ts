import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { addressOf } from '../../../http/clientAddress';
import { HttpError } from '../../http/HttpError';
import { findAccount, hasPassword, renameAccount, setPassword } from '../accounts/accounts';
import { normalizeEmail } from '../accounts/normalizeEmail';
import { mailLink, requestNewEmail } from '../links/requestLink';
import { findSession } from '../oidc/sessions';
import {
  namePage,
  newEmailPage,
  newPasswordPage,
  signInFirstPage,
  type AccountForm,
} from '../pages/accountForms';
import { newEmailSent, signInAgain, tooManyLinks, tooManyMails } from '../pages/messages';
import { startAddress } from '../pages/siteOf';
import { AddressLimit } from '../signIn/AddressLimit';
import { MailLimit } from '../signIn/MailLimit';
import { checkPassword } from '../signIn/signIn';
import type { IdentityContext } from './context';
import { ownFormOnly, parseForms } from './ownForms';
import { pageAnswers } from './pageAnswers';
import { ACCOUNT_PATH } from './passkeys';

type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;
type Problem = AccountForm['problem'];

interface FormRequest {
  Body: URLSearchParams;
  Querystring: { sent?: unknown };
}

/** A request of who is signed in, on one of the pages. */
interface Asked {
  request: FastifyRequest<FormRequest>;
  reply: FastifyReply;
  session: Session;
  address: string;
  form: (problem: Problem) => AccountForm;
  /** Where they sign in once more, to come back to the page. */
  again: string;
}

interface Page {
  name: 'name' | 'email' | 'password';
  show: (asked: Asked) => Promise<FastifyReply>;
  /** Does what the form says. */
  change: (asked: Asked) => Promise<FastifyReply>;
}

/**
 * `GET` and `POST /identity/name`, `/email` and `/password`: where who is signed in changes those of their account.
 * A new email and a new password need somebody who has signed in within 10 minutes, or knows the password.
 */
export function accountFormRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { options } = context;
  const { originOf, say } = pageAnswers(options);
  const limit = new AddressLimit(options.pool, 'account');
  const client = options.clients.find(({ people }) => people === 'readers');
  const startOf = (path: string) => (client ? startAddress(client, originOf(), path) : '/');

  const mount = (scope: FastifyInstance, { name, show, change }: Page): void => {
    const path = () => `${new URL(options.issuer()).pathname}/${name}`;

    const askedIn = async (
      request: Asked['request'],
      reply: FastifyReply,
    ): Promise<Asked | null> => {
      const session = await findSession(context, request, reply);
      if (!session) return null;
      const form = (problem: Problem) => {
        const { email } = session.account;
        return { action: path(), backUrl: ACCOUNT_PATH, email, problem };
      };
      const address = addressOf(request, options.clientHeader ?? '');
      const again = startOf(path()) + (client ? '&fresh=1' : '');
      return { request, reply, session, address, form, again };
    };

    scope.get<FormRequest>(`/identity/${name}`, async (request, reply) => {
      const asked = await askedIn(request, reply);
      return asked ? show(asked) : say(reply, 401, signInAgain(startOf(path())));
    });

    const formRoute = { onRequest: ownFormOnly(originOf) };
    scope.post<FormRequest>(`/identity/${name}`, formRoute, async (request, reply) => {
      const asked = await askedIn(request, reply);
      if (!asked) return say(reply, 401, signInAgain(startOf(path())));
      if (await limit.mayTry(asked.address)) return change(asked);
      const wait = reply.header('retry-after', String(AddressLimit.WAIT_MS / 1000));
      return say(wait, 429, tooManyLinks(ACCOUNT_PATH));
    });
  };

  void app.register(async (scope) => {
    parseForms(scope);
    mount(scope, nameForm(context));
    mount(scope, emailForm(context));
    mount(scope, passwordForm(context, startOf));
  });
}

/** Back at the account, which says what came of it. */
const leadBack = (reply: FastifyReply, done: string): FastifyReply =>
  reply.redirect(`${ACCOUNT_PATH}?done=${done}`, 303);

function nameForm({ db, options }: IdentityContext): Page {
  const { show } = pageAnswers(options);
  return {
    name: 'name',
    show: async ({ reply, session, form }) =>
      show(reply, 200, namePage(options.pages, form(null), session.account.name)),
    change: async ({ request, reply, session: { account }, form }) => {
      const name = request.body.get('name') ?? '';
      try {
        await renameAccount(db, account.id, name);
      } catch (error) {
        if (!(error instanceof HttpError) || error.statusCode !== 400) throw error;
        const problem = { field: 'name', words: error.message } as const;
        return show(reply, 400, namePage(options.pages, form(problem), name));
      }
      const changed = await findAccount(db, { id: account.id });
      if (changed) await options.onChanged?.(changed);
      return leadBack(reply, 'name');
    },
  };
}

function emailForm({ db, options }: IdentityContext): Page {
  const { show, say } = pageAnswers(options);
  const mails = new MailLimit(options.pool);
  const { pages } = options;
  const askFirst = ({ reply, form, again }: Asked) =>
    show(reply, 200, signInFirstPage(pages, 'Email address', form(null), again));
  return {
    name: 'email',
    show: async (asked) => {
      const { request, reply, session, form } = asked;
      if (request.query.sent !== undefined) return say(reply, 200, newEmailSent(ACCOUNT_PATH));
      if (!session.isRecent) return askFirst(asked);
      return show(reply, 200, newEmailPage(pages, form(null), ''));
    },
    change: async (asked) => {
      const { request, reply, session, form, address } = asked;
      const { account, isRecent } = session;
      if (!isRecent) return askFirst(asked);
      const typed = (request.body.get('email') ?? '').trim();
      const email = normalizeEmail(typed);
      if (email === null || email === account.email) {
        const words =
          email === null
            ? 'Enter an email address, like name@example.com.'
            : 'This is your address already.';
        return show(reply, 400, newEmailPage(pages, form({ field: 'email', words }), typed));
      }
      const page = form(null).action;
      if (!(await mails.mayMail(email))) {
        const wait = reply.header('retry-after', String(MailLimit.WAIT_MS / 1000));
        return say(wait, 429, { ...tooManyMails(page), link: { url: page, label: 'Go back' } });
      }
      const client = options.clients.find(({ people }) => people === 'readers') ?? null;
      const returnTo = `${ACCOUNT_PATH}?done=email`;
      const wanted = { account, email, client, returnTo, address };
      const once = ['new-email', session.id, email];
      if (!(await requestNewEmail({ db, options }, { ...wanted, form: once })))
        await mails.forgive(email);
      return reply.redirect(`${page}?sent`, 303);
    },
  };
}

function passwordForm(context: IdentityContext, startOf: (path: string) => string): Page {
  const { db, options, proofs } = context;
  const { show } = pageAnswers(options);
  const { pages } = options;

  /** What is wrong with the current password; null: it is right. */
  const wrongPassword = async ({ request, session, address }: Asked): Promise<string | null> => {
    const password = request.body.get('current') ?? '';
    if (password === '') return 'Enter your current password.';
    const { email } = session.account;
    const outcome = await checkPassword(db, { email, password, address });
    if (outcome.kind === 'signed-in') return null;
    return outcome.kind === 'locked'
      ? `Too many tries. Wait ${Math.ceil(outcome.waitMs / 1000)} seconds, then try again.`
      : 'This is not your current password.';
  };

  const showForm = async (
    asked: Asked,
    { status, problem }: { status: number; problem: Problem },
  ): Promise<FastifyReply> => {
    const { reply, session, form, again } = asked;
    const has = await hasPassword(db, session.account.id);
    if (!session.isRecent && !has)
      return show(reply, 200, signInFirstPage(pages, 'Password', form(null), again));
    const words = { hasPassword: has, again: session.isRecent ? null : again };
    return show(reply, status, newPasswordPage(pages, form(problem), words));
  };

  return {
    name: 'password',
    show: (asked) => showForm(asked, { status: 200, problem: null }),
    change: async (asked) => {
      const { request, reply, session } = asked;
      const { account } = session;
      try {
        if (!session.isRecent) {
          if (!(await hasPassword(db, account.id)))
            return await showForm(asked, { status: 200, problem: null });
          const words = await wrongPassword(asked);
          if (words !== null)
            return await showForm(asked, { status: 400, problem: { field: 'current', words } });
        }
        await setPassword(db, account.id, request.body.get('password') ?? '', (transaction) =>
          mailLink({ db: transaction, options }, 'password-changed', {
            purpose: null,
            email: account.email,
          }),
        );
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        const problem = { field: 'password', words: error.message } as const;
        return showForm(asked, { status: error.statusCode, problem });
      }
      await options.onSignedOut?.(account.id);
      // All sessions have ended, this one, too: it begins anew, by the proof that it was.
      await session.end();
      await proofs.give(reply, account);
      return reply.redirect(startOf(`${ACCOUNT_PATH}?done=password`), 303);
    },
  };
}
