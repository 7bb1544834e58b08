import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';

import { sql } from 'kysely';
import type { JWK } from 'oidc-provider';

import type { Database } from '../store/tables';
import { nextSignsFrom, outlivedKeys, type KeyTimes } from './schedule';
import { seal, unseal } from '../../secrets/seal';

/** Signs with RS256, which every OpenID Connect client knows. */
const RSA = { modulusLength: 2048 };

export interface SigningKey extends KeyTimes {
  kid: string;
  jwk: JWK;
}

/** The keys that our secrets open, in no order. */
export async function readKeys(db: Database, secrets: readonly string[]): Promise<SigningKey[]> {
  const rows = await db.selectFrom('identity.signing_keys').selectAll().execute();
  return rows.flatMap(({ kid, sealed, signs_from: signsFrom }) => {
    const text = unseal(sealed, kid, secrets)?.toString('utf8') ?? null;
    return text === null
      ? []
      : [{ kid, jwk: JSON.parse(text) as JWK, signsFrom: signsFrom.getTime() }];
  });
}

/**
 * Publishes a new key when it is due at `now` (ms since 1970), and forgets keys that have outlived
 * what they signed. Nodes that do so at the same time make one key.
 * @returns whether there is a new key
 */
export function rotateWhenDue(
  db: Database,
  secrets: readonly string[],
  now: number,
): Promise<boolean> {
  return changeKeys(db, secrets, async (transaction, keys) => {
    const outlived = outlivedKeys(keys, now).map(({ kid }) => kid);
    if (outlived.length > 0) {
      await transaction.deleteFrom('identity.signing_keys').where('kid', 'in', outlived).execute();
    }
    return nextSignsFrom(keys, now);
  });
}

/** Publishes a new key now, which signs from `signsFrom` (ms since 1970). */
export async function rotateKeys(
  db: Database,
  secrets: readonly string[],
  signsFrom: number,
): Promise<void> {
  await changeKeys(db, secrets, () => Promise.resolve(signsFrom));
}

/** Throws away every key, because one is known to others: what they signed is worth nothing any more. */
export async function replaceLeakedKeys(
  db: Database,
  secrets: readonly string[],
  now: number,
): Promise<void> {
  await changeKeys(db, secrets, async (transaction) => {
    await transaction.deleteFrom('identity.signing_keys').execute();
    return now;
  });
}

async function changeKeys(
  db: Database,
  secrets: readonly string[],
  decide: (transaction: Database, keys: SigningKey[]) => Promise<number | null>,
): Promise<boolean> {
  const [secret = ''] = secrets;
  return db.transaction().execute(async (transaction) => {
    await sql`lock table identity.signing_keys in share row exclusive mode`.execute(transaction);
    const signsFrom = await decide(transaction, await readKeys(transaction, secrets));
    if (signsFrom === null) return false;
    const kid = randomUUID();
    const { privateKey } = await promisify(generateKeyPair)('rsa', RSA);
    const jwk = { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
    await transaction
      .insertInto('identity.signing_keys')
      .values({
        kid,
        sealed: seal(JSON.stringify(jwk), kid, secret),
        published_at: new Date(Date.now()),
        signs_from: new Date(signsFrom),
      })
      .execute();
    await transaction
      .insertInto('identity.audit')
      .values({ at: new Date(Date.now()), event: 'key-rotated', account_id: null, address: null })
      .execute();
    return true;
  });
}
