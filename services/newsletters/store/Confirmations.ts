import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

import type { Wish } from './Subscribers';

/** ms: as long as the link of a letter works. */
const LIFE_MS = 7 * 86_400_000;
/** ms and letters: nobody fills somebody else's mailbox by our forms. */
const LETTERS_WITHIN_MS = 86_400_000;
const MOST_LETTERS = 3;
/** bytes */
const KEY_BYTES = 32;

/** What a key of a letter asks for, and whether it was confirmed with it. */
export interface Asked {
  wish: Wish;
  isUsed: boolean;
}

/**
 * Sign-ups that wait for the owner of the address, and those that were confirmed while they count. A key is known
 * to the letter alone: kept is its digest.
 */
export class Confirmations {
  constructor(
    private readonly website: string,
    private readonly now: () => number,
  ) {}

  /** The key of a new one; null where the address got as many letters as it may today. */
  async add(db: Kysely<unknown>, wish: Wish): Promise<string | null> {
    const address = wish.email.toLowerCase();
    await sql`
      delete from newsletters.confirmations
      where created_at < ${this.#ago(LIFE_MS)}::timestamptz and (used_at is null or not exists (
        select 1 from newsletters.contacts
        where contacts.website = confirmations.website and contacts.address = confirmations.address
          and (exists (select 1 from newsletters.members where members.sid = contacts.sid)
            or exists (select 1 from newsletters.consents where consents.sid = contacts.sid))))
    `.execute(db);
    // Two at once wait for one another: both counted, one might be too many.
    await sql`select pg_advisory_xact_lock(hashtext(${address}))`.execute(db);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from newsletters.confirmations
      where website = ${this.website} and address = ${address}
        and created_at > ${this.#ago(LETTERS_WITHIN_MS)}::timestamptz
    `.execute(db);
    if ((rows[0]?.count ?? 0) >= MOST_LETTERS) return null;
    const key = randomBytes(KEY_BYTES).toString('base64url');
    await sql`
      insert into newsletters.confirmations (digest, website, address, wish, created_at)
      values (${digestOf(key)}, ${this.website}, ${address}, ${JSON.stringify(wish)},
        ${this.#ago(0)}::timestamptz)
    `.execute(db);
    return key;
  }

  /** What a key stands for; null for one that is too old and was not used, or made up. It stays as it is. */
  async look(db: Kysely<unknown>, key: string): Promise<Asked | null> {
    const { rows } = await sql<{ wish: string; isUsed: boolean }>`
      select wish, used_at is not null as "isUsed" from newsletters.confirmations
      where digest = ${digestOf(key)} and website = ${this.website}
        and (used_at is not null or created_at > ${this.#ago(LIFE_MS)}::timestamptz)
    `.execute(db);
    return rows[0] ? { wish: JSON.parse(rows[0].wish) as Wish, isUsed: rows[0].isUsed } : null;
  }

  /** Uses a key up; null for one that is used already, too old or made up. */
  async use(db: Kysely<unknown>, key: string): Promise<Wish | null> {
    const { rows } = await sql<{ wish: string }>`
      update newsletters.confirmations set used_at = ${this.#ago(0)}::timestamptz
      where digest = ${digestOf(key)} and website = ${this.website} and used_at is null
        and created_at > ${this.#ago(LIFE_MS)}::timestamptz
      returning wish
    `.execute(db);
    return rows[0] ? (JSON.parse(rows[0].wish) as Wish) : null;
  }

  #ago(ms: number): string {
    return new Date(this.now() - ms).toISOString();
  }
}

const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
