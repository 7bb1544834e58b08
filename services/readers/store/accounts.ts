import { randomUUID } from 'node:crypto';

import type { SignedIn } from '../../../oidc-client/IdentityProvider';
import type { SubscriberInfo } from '../subscribers/askSubscriber';
import type { Database } from './tables';

/** Characters of a name; the rest of a longer one is cut off. */
const LONGEST_NAME = 100;

/** The account of who has signed in; made where there is none. What the provider says of them is taken over. */
export async function recognizeReader(
  db: Database,
  { identity, name, who }: Pick<SignedIn, 'identity' | 'name' | 'who'>,
  now: number,
): Promise<{ id: string; email: string | null }> {
  const at = new Date(now);
  const known = {
    email: identity.email,
    name: (name ?? who?.split('@')[0] ?? 'Reader').slice(0, LONGEST_NAME),
  };
  return db
    .insertInto('readers.accounts')
    .values({
      id: randomUUID(),
      issuer: identity.issuer,
      subject: identity.subject,
      ...known,
      auth0_id: null,
      product_code: null,
      permissions: '[]',
      has_ads_free_reading: false,
      looked_up_at: new Date(0),
      notifications_read_at: at,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(known))
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}

/** The account of who is known by a name to a provider; null where they never came. */
export async function findReader(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<{ id: string; email: string | null } | null> {
  const row = await db
    .selectFrom('readers.accounts')
    .select(['id', 'email'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}

/** Takes over who an account is now; whether they subscribe is asked when they come next. */
export async function renameReader(
  db: Database,
  id: string,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await db
    .updateTable('readers.accounts')
    .set({ name: name.slice(0, LONGEST_NAME), email, looked_up_at: new Date(0) })
    .where('id', '=', id)
    .execute();
}

/** Writes down what the subscriber calls say of an account at `now` (ms since 1970); null: nothing. */
export async function storeSubscriber(
  db: Database,
  id: string,
  info: SubscriberInfo | null,
  now: number,
): Promise<void> {
  await db
    .updateTable('readers.accounts')
    .set({
      auth0_id: info?.auth0Id ?? null,
      product_code: info?.productCode ?? null,
      permissions: JSON.stringify(info?.permissions ?? []),
      has_ads_free_reading: info?.hasAdsFreeReading ?? false,
      looked_up_at: new Date(now),
    })
    .where('id', '=', id)
    .execute();
}
