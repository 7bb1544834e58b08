import { createHash } from 'node:crypto';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';

import { seal, unseal } from '../../secrets/seal';
import type { Account } from '../accounts/accounts';
import type { IdentityServiceOptions } from '../options';
import type { Database } from '../store/tables';
import { transportsOf, type Passkey } from './passkeys';

/** How long a challenge may be answered (ms). */
export const CHALLENGE_MS = 600_000;

/** What a page asks a passkey: WebAuthn's options as JSON, and the token that opens their challenge for us. */
export interface PasskeyQuestion {
  options: string;
  token: string;
}

type Options = Pick<IdentityServiceOptions, 'secrets' | 'issuer' | 'pages'>;

/** The name of the site towards passkeys: they work on no other. */
export const relyingParty = ({ issuer }: Pick<Options, 'issuer'>) => {
  const { hostname, origin } = new URL(issuer());
  return { id: hostname, origin };
};

/**
 * Asks for any passkey of this site.
 * @param place the sign-in that the answer is for, and no other
 */
export async function askForPasskey(options: Options, place: string): Promise<PasskeyQuestion> {
  const asked = await generateAuthenticationOptions({
    rpID: relyingParty(options).id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  return questionOf(options, place, asked);
}

/**
 * Asks to make a passkey for an account, on a device that has none of it yet.
 * @param place the session that the answer is for, and no other
 */
export async function askForNewPasskey(
  options: Options,
  place: string,
  { account, known }: { account: Account; known: readonly Passkey[] },
): Promise<PasskeyQuestion> {
  const asked = await generateRegistrationOptions({
    rpName: options.pages.look.siteName,
    rpID: relyingParty(options).id,
    userID: Buffer.from(account.id),
    userName: account.email,
    userDisplayName: account.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: CHALLENGE_MS,
  });
  return questionOf(options, place, asked);
}

function questionOf(
  { secrets }: Options,
  place: string,
  asked: { challenge: string },
): PasskeyQuestion {
  const content = JSON.stringify({ challenge: asked.challenge, until: Date.now() + CHALLENGE_MS });
  const token = seal(content, placeName(place), secrets[0] ?? '', 'sign-ins');
  return { options: JSON.stringify(asked), token };
}

/**
 * The challenge that a token of `place` holds, once: whoever asks for it again gets null, and so does who comes too
 * late or from elsewhere.
 */
export async function takeChallenge(
  db: Database,
  { secrets }: Pick<Options, 'secrets'>,
  { place, token }: { place: string; token: string },
): Promise<string | null> {
  const opened = unseal(token, placeName(place), secrets, 'sign-ins');
  if (!opened) return null;
  const { challenge, until } = JSON.parse(opened.toString()) as {
    challenge: string;
    until: number;
  };
  if (Date.now() > until) return null;
  const digest = createHash('sha256').update(challenge).digest('base64url');
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity.used_challenges')
    .values({ digest, expires_at: new Date(until) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? challenge : null;
}

const placeName = (place: string): string => `passkey ${place}`;
