import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';

import { findAccount, type Account } from '../accounts/accounts';
import { writeAudit } from '../store/writeAudit';
import type { Database } from '../store/tables';

/** A passkey as its owner sees it. */
export interface Passkey {
  id: string;
  name: string;
  transports: string;
  createdAt: Date;
  usedAt: Date | null;
}

/** What an answer is checked against. */
interface Expected {
  challenge: string;
  party: { id: string; origin: string };
  /** Of the client, for the log. */
  address: string;
}

/** More than anybody has devices. */
const MOST = 20;

const MAX_NAME = 60;

export async function passkeysOf(db: Database, accountId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('identity.passkeys')
    .select(['id', 'name', 'transports', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, name, transports, created_at: createdAt, used_at: usedAt }) => ({
    id,
    name,
    transports,
    createdAt,
    usedAt,
  }));
}

/** Adds the passkey that a device made for an account; false where it made none that we take. */
export async function addPasskey(
  db: Database,
  accountId: string,
  given: Expected & { answer: string; name: string },
): Promise<boolean> {
  const { answer, challenge, party, address } = given;
  const response = parseAnswer(answer) as RegistrationResponseJSON | null;
  if (!response) return false;
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch(() => null);
  const known = await passkeysOf(db, accountId);
  if (!verified?.verified || known.length >= MOST) return false;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity.passkeys')
    .values({
      id,
      account_id: accountId,
      name: nameOf(given.name) ?? `Passkey ${known.length + 1}`,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transportsOf(transports.join(',')).join(','),
      created_at: new Date(Date.now()),
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await writeAudit(db, { event: 'passkey-added', accountId, address });
  return true;
}

/** Whose passkey answered a challenge; null where none of an account that may sign in did. */
export async function signInByPasskey(
  db: Database,
  { answer, challenge, party, address }: Expected & { answer: string },
): Promise<Account | null> {
  const response = parseAnswer(answer) as AuthenticationResponseJSON | null;
  const row =
    response &&
    (await db
      .selectFrom('identity.passkeys')
      .select(['id', 'account_id', 'public_key', 'counter', 'transports'])
      .where('id', '=', response.id)
      .executeTakeFirst());
  const account = row ? await findAccount(db, { id: row.account_id }) : null;
  const isGood = row && account?.state === 'active' && (await isAnswered());
  const accountId = account?.id ?? null;
  await writeAudit(db, { event: isGood ? 'sign-in' : 'sign-in-failed', accountId, address });
  return isGood ? account : null;

  /** Also that the key's own count went up: one that was copied comes with a lower one. */
  async function isAnswered(): Promise<boolean> {
    if (!row || !response) return false;
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: row.id,
        publicKey: Buffer.from(row.public_key, 'base64url'),
        counter: Number(row.counter),
        transports: transportsOf(row.transports),
      },
    }).catch(() => null);
    if (!verified?.verified) return false;
    const { numUpdatedRows } = await db
      .updateTable('identity.passkeys')
      .set({ counter: verified.authenticationInfo.newCounter, used_at: new Date(Date.now()) })
      .where('id', '=', row.id)
      .where('counter', '=', row.counter)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}

/** Gives a passkey of an account another name; one without a name keeps what it has. */
export async function renamePasskey(
  db: Database,
  accountId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const given = nameOf(name);
  if (given === null || !isId(id)) return;
  await db
    .updateTable('identity.passkeys')
    .set({ name: given })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}

/** Removes a passkey of an account: nobody signs in with it any more. */
export async function removePasskey(
  db: Database,
  accountId: string,
  { id, address }: { id: string; address: string },
): Promise<void> {
  if (!isId(id)) return;
  const { numDeletedRows } = await db
    .deleteFrom('identity.passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await writeAudit(db, { event: 'passkey-removed', accountId, address });
}

const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;

/** How browsers reach a key, of what it said by comma. */
export const transportsOf = (said: string): AuthenticatorTransport[] =>
  TRANSPORTS.filter((one) => said.split(',').includes(one));

function nameOf(typed: string): string | null {
  const name = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return name === '' ? null : [...name].slice(0, MAX_NAME).join('');
}

/** Whether it may be the id of a passkey: the database takes not every text. */
const isId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,1400}$/.test(id);

/** A passkey's answer in outline; the library looks at the rest. */
function parseAnswer(text: string): { id: string } | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { id, response } = parsed as { id?: unknown; response?: unknown };
  return isId(id) && typeof response === 'object' && response !== null
    ? (parsed as { id: string })
    : null;
}
