import type { FastifyInstance } from 'fastify';

import { addressOf } from '../../../http/clientAddress';
import { relyingParty, takeChallenge } from '../passkeys/challenges';
import { signInByPasskey } from '../passkeys/passkeys';
import { AddressLimit } from '../signIn/AddressLimit';
import { forgiveTries } from '../signIn/takeTry';
import type { IdentityContext } from './context';
import { interactionsOf, type SignInRoute } from './interactions';
import { ownFormOnly, parseForms } from './ownForms';
import { pageAnswers } from './pageAnswers';
import { signInForms } from './signInForms';

/** `POST /identity/sign-in/{uid}/passkey`: signs in a reader whose device has a passkey of this site. */
export function passkeySignInRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { db, options } = context;
  const { find, finish, sayExpired } = interactionsOf(context);
  const showForm = signInForms(options);
  const limit = new AddressLimit(options.pool, 'passkey');
  const formRoute = { onRequest: ownFormOnly(pageAnswers(options).originOf) };

  void app.register(async (scope) => {
    parseForms(scope);
    scope.post<SignInRoute>('/identity/sign-in/:uid/passkey', formRoute, async (request, reply) => {
      const underWay = await find(request, reply);
      if (underWay?.client.people !== 'readers') return sayExpired(request, reply);
      const address = addressOf(request, options.clientHeader ?? '');
      if (!(await limit.mayTry(address))) {
        const problem = { kind: 'locked', waitMs: AddressLimit.WAIT_MS } as const;
        return showForm(underWay, { status: 429, problem });
      }
      const token = request.body.get('token') ?? '';
      const place = underWay.interaction.uid;
      const challenge = await takeChallenge(db, options, { place, token });
      const party = relyingParty(options);
      const answer = request.body.get('answer') ?? '';
      const account =
        challenge && (await signInByPasskey(db, { answer, challenge, party, address }));
      if (!account) {
        const words = 'This passkey does not sign you in here. Try again, or choose another way.';
        return showForm(underWay, { status: 400, problem: { kind: 'busy', words } });
      }
      await limit.forgive(address);
      await forgiveTries(db, account.email);
      return finish(underWay, account.id);
    });
  });
}
