import type { FastifyReply } from 'fastify';

import type { IdentityServiceOptions } from '../options';
import { signInPage, type ReaderWays, type SignInProblem } from '../pages/signInPage';
import { nameOf } from '../pages/siteOf';
import { askForPasskey } from '../passkeys/challenges';
import { pageBelow, type SignInUnderWay } from './interactions';
import { pageAnswers } from './pageAnswers';

interface Shown {
  status: number;
  email?: string;
  problem: SignInProblem | null;
}

/** Shows the sign-in page of a client, with all the ways that its people have. */
export function signInForms(options: IdentityServiceOptions) {
  const { show } = pageAnswers(options);

  const waysOf = async (underWay: SignInUnderWay): Promise<ReaderWays | null> => {
    const { client, interaction } = underWay;
    const { google, demoReaders = [] } = options;
    if (client.people !== 'readers') return null;
    return {
      passkey: {
        ...(await askForPasskey(options, interaction.uid)),
        use: 'get',
        action: pageBelow(underWay, 'passkey'),
      },
      google: google ? { url: pageBelow(underWay, 'google'), texts: google.texts } : null,
      demoReaders,
    };
  };

  return async (
    underWay: SignInUnderWay,
    { status, email, problem }: Shown,
  ): Promise<FastifyReply> => {
    const { reply, interaction, client, page } = underWay;
    const hint = interaction.params['login_hint'];
    const waitMs = problem && 'waitMs' in problem ? problem.waitMs : 0;
    if (waitMs > 0) reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
    const body = signInPage(options.pages, {
      clientName: nameOf(client, options),
      action: page,
      email: email ?? (typeof hint === 'string' ? hint : ''),
      problem,
      ways: await waysOf(underWay),
    });
    return show(reply, status, body);
  };
}
