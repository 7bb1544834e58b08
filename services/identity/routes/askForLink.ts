import type { FastifyReply } from 'fastify';

import { addressOf } from '../../../http/clientAddress';
import { normalizeEmail } from '../accounts/normalizeEmail';
import { requestLink, type Wanted } from '../links/requestLink';
import { askLinkPage } from '../pages/askLinkPage';
import { linkSent, tooManyLinks, tooManyMails } from '../pages/messages';
import { AddressLimit } from '../signIn/AddressLimit';
import { MailLimit } from '../signIn/MailLimit';
import { SentTo } from '../signIn/SentTo';
import type { IdentityContext } from './context';
import { formOf, pageAs, type SignInUnderWay } from './interactions';
import { pageAnswers } from './pageAnswers';

const WANTED: readonly Wanted[] = ['register', 'reset', 'sign-in'];

/** What a sign-in page mails: links for who has no account, forgot the password, or does without one. */
export function mailedLinks({ db, options }: IdentityContext) {
  const { show, say } = pageAnswers(options);
  const addresses = new AddressLimit(options.pool, 'mail');
  const mails = new MailLimit(options.pool);
  const sentTo = new SentTo(options.issuer);

  /** What a form asks for; null where it is a password's, or asks for what its client's people do not have. */
  const wantedIn = ({ request, client }: SignInUnderWay): Wanted | null => {
    const wanted = WANTED.find((one) => one === request.body.get('wants')) ?? null;
    return client.people === 'staff' && wanted !== 'reset' ? null : wanted;
  };

  /** Asks for the address. */
  const ask = (
    underWay: SignInUnderWay,
    wanted: Wanted,
    { email = '', problem = null }: { email?: string; problem?: string | null } = {},
  ): FastifyReply => {
    const status = problem === null ? 200 : 400;
    const action = formOf(underWay);
    return show(
      underWay.reply,
      status,
      askLinkPage(options.pages, { wanted, action, email, problem }),
    );
  };

  /** Mails it to the address in the form, and says that in any case; or asks for an address. */
  const send = async (underWay: SignInUnderWay, wanted: Wanted): Promise<FastifyReply> => {
    const { request, reply, client, returnTo } = underWay;
    const back = formOf(underWay);
    const typed = (request.body.get('email') ?? '').trim();
    const isSent = request.body.has('send');
    // Whoever wants an account sees first what that takes.
    if (!isSent && (typed === '' || wanted === 'register'))
      return ask(underWay, wanted, { email: typed });
    const email = normalizeEmail(typed);
    if (email === null) {
      const problem = 'Enter an email address, like name@example.com.';
      return ask(underWay, wanted, { email: typed, problem });
    }
    const address = addressOf(request, options.clientHeader ?? '');
    const wait = (ms: number) => reply.header('retry-after', String(ms / 1000));
    if (!(await addresses.mayTry(address)))
      return say(wait(AddressLimit.WAIT_MS), 429, tooManyLinks(back));
    if (!(await mails.mayMail(email))) return say(wait(MailLimit.WAIT_MS), 429, tooManyMails(back));
    const form = [wanted, underWay.interaction.uid, email];
    if (!(await requestLink({ db, options }, { wanted, email, client, returnTo, address, form }))) {
      await addresses.forgive(address);
      await mails.forgive(email);
    }
    sentTo.keep(reply, email);
    return reply.redirect(pageAs(underWay, 'sent'), 303);
  };

  /** The page after that: looking at it again, or coming back from it, sends nothing. */
  const saySent = (underWay: SignInUnderWay): FastifyReply =>
    say(underWay.reply, 200, linkSent(sentTo.read(underWay.request.raw), formOf(underWay)));

  return { wantedIn, ask, send, saySent };
}
