import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { addressOf } from '../../../http/clientAddress';
import { signInAgain } from '../pages/messages';
import { passkeysPage, type PasskeysForm } from '../pages/passkeysPage';
import { startAddress } from '../pages/siteOf';
import { findSession } from '../oidc/sessions';
import { askForNewPasskey, relyingParty, takeChallenge } from '../passkeys/challenges';
import { addPasskey, passkeysOf, removePasskey, renamePasskey } from '../passkeys/passkeys';
import type { IdentityContext } from './context';
import { ownFormOnly, parseForms } from './ownForms';
import { pageAnswers } from './pageAnswers';

type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Where the account page is, which leads here. */
export const ACCOUNT_PATH = '/account/';

/** `GET` and `POST /identity/passkeys`: where who is signed in adds, names and removes passkeys. */
export function passkeyRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { db, options } = context;
  const { originOf, show, say } = pageAnswers(options);
  const formRoute = { onRequest: ownFormOnly(originOf) };

  void app.register(async (scope) => {
    parseForms(scope);

    const showPasskeys = async (
      reply: FastifyReply,
      { account, id }: Session,
      { status, said }: { status: number; said: PasskeysForm['said'] },
    ): Promise<FastifyReply> => {
      const passkeys = await passkeysOf(db, account.id);
      const asked = await askForNewPasskey(options, id, { account, known: passkeys });
      const action = `${new URL(options.issuer()).pathname}/passkeys`;
      const body = passkeysPage(options.pages, {
        email: account.email,
        passkeys,
        action,
        add: { ...asked, use: 'create', action },
        said,
        backUrl: ACCOUNT_PATH,
      });
      return show(reply, status, body);
    };

    const sayAgain = (reply: FastifyReply): FastifyReply => {
      const client = options.clients.find(({ people }) => people === 'readers');
      const path = `${new URL(options.issuer()).pathname}/passkeys`;
      return say(reply, 401, signInAgain(client ? startAddress(client, originOf(), path) : '/'));
    };

    scope.get('/identity/passkeys', async (request, reply) => {
      const session = await findSession(context, request, reply);
      if (!session) return sayAgain(reply);
      return showPasskeys(reply, session, { status: 200, said: null });
    });

    scope.post<{ Body: URLSearchParams }>(
      '/identity/passkeys',
      formRoute,
      async (request, reply) => {
        const session = await findSession(context, request, reply);
        if (!session) return sayAgain(reply);
        const words = await changePasskeys(context, session, request);
        const said =
          words === null ? { words: NOT_ADDED, isProblem: true } : { words, isProblem: false };
        return showPasskeys(reply, session, { status: words === null ? 400 : 200, said });
      },
    );
  });
}

/** Does what a form of the page says, and says so; null where a device made no passkey. */
async function changePasskeys(
  { db, options }: IdentityContext,
  { account, id: place }: Session,
  request: FastifyRequest<{ Body: URLSearchParams }>,
): Promise<string | null> {
  const { body } = request;
  const text = (field: string): string => body.get(field) ?? '';
  const address = addressOf(request, options.clientHeader ?? '');
  const [id, name] = [text('id'), text('name')];
  if (text('do') === 'rename') {
    await renamePasskey(db, account.id, { id, name });
    return 'The name is saved.';
  }
  if (text('do') === 'remove') {
    await removePasskey(db, account.id, { id, address });
    return 'The passkey was removed. No one can sign in with it anymore.';
  }
  const challenge = await takeChallenge(db, options, { place, token: text('token') });
  if (challenge === null) return null;
  const party = relyingParty(options);
  const given = { answer: text('answer'), challenge, party, address, name };
  return (await addPasskey(db, account.id, given)) ? 'The passkey was added.' : null;
}

const NOT_ADDED = 'The passkey was not added. Try again.';
