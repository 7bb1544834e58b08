import type { Pool } from 'pg';
import { migrations } from '../services/readers/store/migrations';
import { recognizeReader } from '../services/readers/store/accounts';
import { openSession } from '../services/readers/store/sessions';
import { addSubscribers } from '../services/readers/store/subscriptions';
import type { Database } from '../services/readers/store/tables';
import { openSchema } from '../services/store/openSchema';
import { ask } from './ask';

/** Stands in the name of a reader, and runs nowhere. */
export const SCRIPT_IN_NAME = '<script>alert(7391)</script>';

/** Someone who reads the site, signed in. */
export interface AttackedReader {
  email: string;
  /** `broadsheet_session=…` */
  cookie: string;
}

/** Two readers with an account, of whom the first subscribes. */
export interface AttackedReaders {
  owner: AttackedReader;
  other: AttackedReader;
}

/** Puts readers and their sessions into a database that no site uses yet. */
export async function addReaders(pool: Pool): Promise<AttackedReaders> {
  const db: Database = await openSchema(pool, 'readers', migrations);
  const now = Date.now();
  const add = async (name: string): Promise<AttackedReader> => {
    const email = `${name}@attack.test`;
    const identity = { issuer: 'https://attack.test', subject: name, email };
    const { id } = await recognizeReader(db, { identity, name: SCRIPT_IN_NAME, who: null }, now);
    const key = await openSession(db, {
      accountId: id,
      sealToken: () => 'x',
      browser: 'Firefox',
      formerKey: null,
      isProved: true,
      now,
    });
    return { email, cookie: `broadsheet_session=${key}` };
  };
  const owner = await add('owner');
  const subscription = { productCode: 'digital', permissions: ['digital'] };
  await addSubscribers(
    db,
    [{ ...subscription, email: owner.email, hasAdsFreeReading: false }],
    now,
  );
  return { owner, other: await add('other') };
}

/** The token of a reader's session, as a page of ours gets it. */
export async function tokenOf(site: { url: string }, { cookie }: AttackedReader): Promise<string> {
  const { text } = await ask(site, { path: '/gateway/readers/me', headers: { cookie } });
  const { pmnCookie } = JSON.parse(text) as { pmnCookie?: string };
  if (!pmnCookie) throw new Error(`The site does not know its reader: ${text.slice(0, 200)}`);
  return pmnCookie;
}
