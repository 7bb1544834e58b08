import { createHash, randomBytes } from 'node:crypto';

import type { Database, LinkPurpose } from '../store/tables';

const HOUR = 3_600_000;

/** How long a link works (ms). An invitation lasts over a weekend and a holiday; a proof until the next page. */
export const LINK_MS: Readonly<Record<LinkPurpose, number>> = {
  invitation: 7 * 24 * HOUR,
  register: 24 * HOUR,
  reset: HOUR,
  'sign-in': HOUR,
  'new-email': HOUR,
  proof: 120_000,
};

const KEY_BYTES = 32;

/** What a link is about. */
export interface Link {
  purpose: LinkPurpose;
  /** The address that it proves. */
  email: string;
  name: string | null;
  accountId: string | null;
  clientId: string | null;
  /** A path of the site. */
  returnTo: string | null;
}

const COLUMNS = ['purpose', 'email', 'name', 'account_id', 'client_id', 'return_to'] as const;

/** Makes the key of a link that works once, for as long as its purpose lasts. The key is not kept. */
export async function makeLink(
  db: Database,
  link: Pick<Link, 'purpose' | 'email'> & Partial<Link>,
): Promise<{ key: string; expiresAt: Date }> {
  const { purpose, email, name, accountId, clientId, returnTo } = link;
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + LINK_MS[purpose]);
  await db
    .insertInto('identity.links')
    .values({
      key_digest: digestOf(key),
      purpose,
      email,
      name: name ?? null,
      account_id: accountId ?? null,
      client_id: clientId ?? null,
      return_to: returnTo ?? null,
      expires_at: expiresAt,
    })
    .execute();
  return { key, expiresAt };
}

/** What a link is about, and leaves it; null when it was used, has expired, ended for another one, or never was. */
export async function findLink(db: Database, key: string): Promise<Link | null> {
  const row = await db
    .selectFrom('identity.links')
    .select(COLUMNS)
    .where('key_digest', '=', digestOf(key))
    .where('expires_at', '>', new Date(Date.now()))
    .executeTakeFirst();
  return row ? linkOf(row) : null;
}

/** Uses a link of a purpose: of several at once one gets it, the others null, as `findLink`. */
export async function takeLink(
  db: Database,
  key: string,
  purpose: LinkPurpose,
): Promise<Link | null> {
  const row = await db
    .deleteFrom('identity.links')
    .where('key_digest', '=', digestOf(key))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(Date.now()))
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ? linkOf(row) : null;
}

/** Ends all links that prove an address, or those of a purpose. */
export async function endLinks(
  db: Database,
  email: string,
  purpose: LinkPurpose | null = null,
): Promise<void> {
  const links = db.deleteFrom('identity.links').where('email', '=', email);
  await (purpose === null ? links : links.where('purpose', '=', purpose)).execute();
}

function linkOf(row: {
  purpose: LinkPurpose;
  email: string;
  name: string | null;
  account_id: string | null;
  client_id: string | null;
  return_to: string | null;
}): Link {
  const { purpose, email, name } = row;
  return {
    purpose,
    email,
    name,
    accountId: row.account_id,
    clientId: row.client_id,
    returnTo: row.return_to,
  };
}

/** Keys are random and long: a plain hash keeps them from whoever reads the table. */
const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
