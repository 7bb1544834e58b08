import type { FastifyInstance, FastifyReply } from 'fastify';

import { addressOf } from '../../../http/clientAddress';
import { HttpError } from '../../http/HttpError';
import { findAccount } from '../accounts/accounts';
import type { SignInProblem } from '../pages/signInPage';
import { AddressLimit } from '../signIn/AddressLimit';
import { signIn } from '../signIn/signIn';
import { writeAudit } from '../store/writeAudit';
import { mailedLinks } from './askForLink';
import type { IdentityContext } from './context';
import { interactionsOf, pageBelow, type SignInRoute, type SignInUnderWay } from './interactions';
import { ownFormOnly, parseForms } from './ownForms';
import { pageAnswers } from './pageAnswers';
import { signInForms } from './signInForms';

/**
 * `GET` and `POST /identity/sign-in/{uid}`: the form, bound by a cookie to the browser that began. Who has just
 * proved who they are (`Proofs`) is signed in without it.
 */
export function signInRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { db, options, proofs } = context;
  const { find, finish, sayExpired } = interactionsOf(context);
  const { originOf } = pageAnswers(options);
  const showForm = signInForms(options);
  const links = mailedLinks(context);
  const limit = new AddressLimit(options.pool);

  /** Signs in who knows the password; says otherwise why not. */
  const tryPassword = async (underWay: SignInUnderWay): Promise<FastifyReply> => {
    const { request } = underWay;
    const email = (request.body.get('email') ?? '').trim();
    const password = request.body.get('password') ?? '';
    const refuse = (status: number, problem: SignInProblem): Promise<FastifyReply> =>
      showForm(underWay, { status, email, problem });

    if (email === '' || password === '') {
      return refuse(400, { kind: 'missing', email: email === '', password: password === '' });
    }
    const address = addressOf(request, options.clientHeader ?? '');
    if (!(await limit.mayTry(address)))
      return refuse(429, { kind: 'locked', waitMs: AddressLimit.WAIT_MS });
    try {
      const outcome = await signIn(db, { email, password, address });
      if (outcome.kind === 'signed-in') {
        await limit.forgive(address);
        return await finish(underWay, outcome.accountId);
      }
      return await refuse(outcome.kind === 'locked' ? 429 : 400, outcome);
    } catch (error) {
      if (!(error instanceof HttpError) || error.statusCode !== 503) throw error;
      return refuse(503, { kind: 'busy', words: error.message });
    }
  };

  /** Signs in as a reader of the demo. */
  const tryDemo = async (underWay: SignInUnderWay, email: string): Promise<FastifyReply> => {
    const isKnown = options.demoReaders?.some((reader) => reader.email === email) ?? false;
    const account = isKnown ? await findAccount(db, { email }) : null;
    if (underWay.client.people !== 'readers' || account?.state !== 'active')
      throw new HttpError(403, 'There is no such reader of the demo here.');
    const address = addressOf(underWay.request, options.clientHeader ?? '');
    await writeAudit(db, { event: 'sign-in', accountId: account.id, address });
    return finish(underWay, account.id);
  };

  void app.register(async (scope) => {
    parseForms(scope);

    scope.get<SignInRoute>('/identity/sign-in/:uid', async (request, reply) => {
      const underWay = await find(request, reply);
      if (!underWay) return sayExpired(request, reply);
      const proved = await proofs.take(request.raw, reply);
      if (proved) {
        const address = addressOf(request, options.clientHeader ?? '');
        await writeAudit(db, { event: 'sign-in', accountId: proved.id, address });
        return finish(underWay, proved.id);
      }
      if (request.query.form === 'sent') return links.saySent(underWay);
      const { screen_hint: hint, by } = underWay.interaction.params;
      if (underWay.client.people === 'readers' && request.query.form !== 'sign-in') {
        if (hint === 'signup') return links.ask(underWay, 'register');
        if (by === 'google' && options.google)
          return reply.redirect(pageBelow(underWay, 'google'), 303);
      }
      return showForm(underWay, { status: 200, problem: null });
    });

    const formRoute = { onRequest: ownFormOnly(originOf) };
    scope.post<SignInRoute>('/identity/sign-in/:uid', formRoute, async (request, reply) => {
      const underWay = await find(request, reply);
      if (!underWay) return sayExpired(request, reply);
      const demo = request.body.get('demo');
      if (demo !== null) return tryDemo(underWay, demo);
      const wanted = links.wantedIn(underWay);
      return wanted === null ? tryPassword(underWay) : links.send(underWay, wanted);
    });
  });
}
