import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

/** Who gets newsletters, or could. */
export interface Contact {
  /** Of the mailing lists (platform §3). */
  sid: string;
  /** As they wrote it. */
  email: string;
  /** Of the preferences (platform §3: `contactId`). */
  contactKey: string;
}

/** What someone wants to get, and where they said so. */
export interface Wish {
  email: string;
  /** Ids of newsletters. */
  newsletters: readonly string[];
  /** Names. */
  consents: readonly string[];
  /** Code of the campaign source (platform §9). */
  source: string;
  /** Part of the region, where they gave a ZIP code (platform §9). */
  tier: string | null;
}

/** Newsletters and consents to turn on and off; the others stay as they are. */
export interface Changes {
  newsletters?: Readonly<Record<string, boolean>>;
  consents?: Readonly<Record<string, boolean>>;
  source: string;
}

/** What a contact gets. */
export interface Choices {
  /** ISO 8601: since when, by the id of the newsletter. */
  newsletters: Record<string, string>;
  consents: Record<string, string>;
}

const TABLES = { newsletters: 'members', consents: 'consents' } as const;
const COLUMNS = { newsletters: 'newsletter', consents: 'name' } as const;

/** The contacts of a website, and what they get. An address is the same in capitals. */
export class Subscribers {
  constructor(
    private readonly db: Kysely<unknown>,
    private readonly website: string,
    private readonly now: () => number,
  ) {}

  /** The same within a transaction. */
  within(transaction: Kysely<unknown>): Subscribers {
    return new Subscribers(transaction, this.website, this.now);
  }

  /** Null for an address that never signed up. */
  async byAddress(email: string): Promise<Contact | null> {
    return this.#find(sql`address = ${email.toLowerCase()}`);
  }

  async byContactKey(key: string): Promise<Contact | null> {
    return this.#find(sql`contact_key = ${key}`);
  }

  async bySid(sid: string): Promise<Contact | null> {
    return this.#find(sql`sid = ${sid}`);
  }

  /** The contact with an address; a new one where there was none. */
  async open(email: string, tier: string | null = null): Promise<Contact> {
    const { rows } = await sql<Contact>`
      insert into newsletters.contacts (sid, website, address, email, contact_key, tier, created_at)
      values (${randomBytes(12).toString('hex')}, ${this.website}, ${email.toLowerCase()}, ${email},
        ${randomUUID()}, ${tier}, ${this.#time()}::timestamptz)
      on conflict (website, address) do update set tier = coalesce(excluded.tier, contacts.tier)
      returning sid, email, contact_key as "contactKey"
    `.execute(this.db);
    const [contact] = rows;
    if (!contact) throw new Error('The database gave no contact back.');
    return contact;
  }

  /** @returns ids of the newsletters that the contact did not get before */
  async change(sid: string, { source, ...changes }: Changes): Promise<string[]> {
    const added: string[] = [];
    for (const kind of ['newsletters', 'consents'] as const) {
      const entries = Object.entries(changes[kind] ?? {});
      const on = entries.filter(([, isOn]) => isOn).map(([id]) => id);
      const off = entries.filter(([, isOn]) => !isOn).map(([id]) => id);
      const fresh = await this.#add(kind, sid, on, source);
      if (kind === 'newsletters') added.push(...fresh);
      await this.#remove(kind, sid, off);
    }
    return added;
  }

  /** Takes a contact off all lists; consents to other mails end as well. */
  async leaveAll(sid: string): Promise<void> {
    await sql`delete from newsletters.members where sid = ${sid}`.execute(this.db);
    await sql`delete from newsletters.consents where sid = ${sid}`.execute(this.db);
  }

  async choicesOf(sid: string): Promise<Choices> {
    const [newsletters, consents] = [
      await this.#since('newsletters', sid),
      await this.#since('consents', sid),
    ];
    return { newsletters, consents };
  }

  /** How many get each newsletter, by its id. */
  async countMembers(): Promise<Record<string, number>> {
    const { rows } = await sql<{ newsletter: string; count: number }>`
      select newsletter, count(*)::integer as count from newsletters.members
      join newsletters.contacts on contacts.sid = members.sid and website = ${this.website}
      group by newsletter
    `.execute(this.db);
    return Object.fromEntries(rows.map(({ newsletter, count }) => [newsletter, count]));
  }

  /**
   * What an address gets goes to another one, which its owner has proved, with what that one gets already. Links in
   * letters to the former address go on working. In a transaction of the caller's.
   */
  async move(from: string, to: string): Promise<void> {
    const contact = await this.byAddress(from);
    const address = to.toLowerCase();
    if (!contact || address === from.toLowerCase()) return;
    const there = await this.byAddress(address);
    if (there) {
      await sql`
        insert into newsletters.members (sid, newsletter, source, since)
        select ${contact.sid}, newsletter, source, since from newsletters.members
        where sid = ${there.sid} on conflict do nothing`.execute(this.db);
      await sql`
        insert into newsletters.consents (sid, name, source, since)
        select ${contact.sid}, name, source, since from newsletters.consents
        where sid = ${there.sid} on conflict do nothing`.execute(this.db);
      await sql`delete from newsletters.contacts where sid = ${there.sid}`.execute(this.db);
    }
    await sql`
      update newsletters.contacts set address = ${address}, email = ${to} where sid = ${contact.sid}
    `.execute(this.db);
  }

  /** Removes all that is known of an address. */
  async forget(email: string): Promise<void> {
    const address = email.toLowerCase();
    await sql`
      delete from newsletters.confirmations
      where website = ${this.website} and address = ${address}
    `.execute(this.db);
    await sql`
      delete from newsletters.contacts where website = ${this.website} and address = ${address}
    `.execute(this.db);
  }

  async #find(condition: ReturnType<typeof sql>): Promise<Contact | null> {
    const { rows } = await sql<Contact>`
      select sid, email, contact_key as "contactKey" from newsletters.contacts
      where website = ${this.website} and ${condition}
    `.execute(this.db);
    return rows[0] ?? null;
  }

  async #add(
    kind: keyof typeof TABLES,
    sid: string,
    ids: readonly string[],
    source: string,
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    const column = sql.ref(COLUMNS[kind]);
    const { rows } = await sql<{ id: string }>`
      insert into ${sql.table(`newsletters.${TABLES[kind]}`)} (sid, ${column}, source, since)
      select ${sid}, jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb), ${source},
        ${this.#time()}::timestamptz
      on conflict do nothing
      returning ${column} as id
    `.execute(this.db);
    return rows.map(({ id }) => id);
  }

  async #remove(kind: keyof typeof TABLES, sid: string, ids: readonly string[]): Promise<void> {
    await sql`
      delete from ${sql.table(`newsletters.${TABLES[kind]}`)}
      where sid = ${sid} and ${sql.ref(COLUMNS[kind])} in
        (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    `.execute(this.db);
  }

  async #since(kind: keyof typeof TABLES, sid: string): Promise<Record<string, string>> {
    const { rows } = await sql<{ id: string; since: Date }>`
      select ${sql.ref(COLUMNS[kind])} as id, since
      from ${sql.table(`newsletters.${TABLES[kind]}`)} where sid = ${sid} order by 1
    `.execute(this.db);
    return Object.fromEntries(rows.map(({ id, since }) => [id, since.toISOString()]));
  }

  #time(): string {
    return new Date(this.now()).toISOString();
  }
}
