import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

import type { Edition, Sending } from '../types';

/** One that is to be prepared, and the edition it is of. */
export interface DueSending {
  id: string;
  editionId: string;
  attempts: number;
  /** Of the edition as it was when this began. */
  page: string;
  subject: string;
}

/** A page as it is sent. */
export interface Prepared {
  subject: string;
  html: string;
  text: string;
  /** Of what it says: the same for the same stories. */
  digest: string;
}

/** One that goes out to its readers. */
export interface OpenSending extends Omit<Prepared, 'digest'> {
  id: string;
  newsletter: string;
  fromName: string;
  /** Readers up to this one have got it. */
  lastSid: string;
}

/** ms for which who prepares one has it for itself. */
const LEASE_MS = 60_000;
/** Of one edition, in the list. */
const LISTED = 10;

/** Editions that are sent, each once for a time. */
export class SendingStore {
  constructor(
    private readonly db: Kysely<unknown>,
    private readonly website: string,
    private readonly now: () => number,
  ) {}

  within(transaction: Kysely<unknown>): SendingStore {
    return new SendingStore(transaction, this.website, this.now);
  }

  /**
   * Begins one of an edition as it is now, if it is at the revision that is named. Of several nodes that say so
   * of the same time one does.
   * @param reason why it is not to be sent after all; null for no reason
   * @returns whether the edition is at that revision
   */
  async begin(
    { id: editionId, revision }: Pick<Edition, 'id' | 'revision'>,
    dueAt: number,
    reason: string | null = null,
  ): Promise<boolean> {
    const due = new Date(dueAt).toISOString();
    const { rows } = await sql`
      with seen as (
        select * from newsletters.editions where id = ${editionId} and revision = ${revision}
        for update
      ), begun as (
        insert into newsletters.sendings
          (id, edition_id, due_at, state, reason, next_at, newsletter, from_name, page, subject)
        select ${randomUUID()}, id, ${due}::timestamptz,
          ${reason === null ? 'preparing' : 'skipped'}, ${reason}, ${this.#time()}::timestamptz,
          newsletter, from_name, page, subject
        from seen on conflict (edition_id, due_at) do nothing
      )
      select id from seen
    `.execute(this.db);
    if (rows.length === 0) return false;
    await sql`
      update newsletters.editions set planned_from = greatest(planned_from, ${due}::timestamptz)
      where id = ${editionId}
    `.execute(this.db);
    return true;
  }

  /** One to prepare, which no other node takes for a minute; null for none. */
  async takeDue(): Promise<DueSending | null> {
    const { rows } = await sql<DueSending>`
      update newsletters.sendings
      set attempts = attempts + 1, next_at = ${this.#time(LEASE_MS)}::timestamptz
      from newsletters.editions
      where editions.id = edition_id and sendings.id in (
        select sendings.id from newsletters.sendings
        join newsletters.editions on editions.id = edition_id and website = ${this.website}
        where state = 'preparing' and next_at <= ${this.#time()}::timestamptz
        order by next_at limit 1 for update of sendings skip locked
      )
      returning sendings.id, edition_id as "editionId", attempts,
        coalesce(sendings.page, editions.page) as page,
        case when sendings.page is null then editions.subject else sendings.subject end as subject
    `.execute(this.db);
    return rows[0] ?? null;
  }

  /** Puts off one that can't be prepared now. */
  async putOff(id: string, reason: string, ms: number): Promise<void> {
    await sql`
      update newsletters.sendings set reason = ${reason}, next_at = ${this.#time(ms)}::timestamptz
      where id = ${id} and state = 'preparing'
    `.execute(this.db);
  }

  async skip(id: string, reason: string): Promise<void> {
    await sql`
      update newsletters.sendings
      set state = 'skipped', reason = ${reason}, finished_at = ${this.#time()}::timestamptz
      where id = ${id} and state = 'preparing'
    `.execute(this.db);
  }

  /**
   * Has one go out with what its page says, unless that was sent before. Within a transaction: of two
   * that say the same at once, one goes out.
   * @returns whether it goes out
   */
  async open({ id, editionId }: DueSending, prepared: Prepared): Promise<boolean> {
    await sql`select 1 from newsletters.editions where id = ${editionId} for update`.execute(
      this.db,
    );
    const { rows } = await sql<{ digest: string | null }>`
      select digest from newsletters.sendings
      where edition_id = ${editionId} and state in ('sending', 'done')
      order by due_at desc limit 1
    `.execute(this.db);
    if (rows[0]?.digest === prepared.digest) return false;
    const { subject, html, text, digest } = prepared;
    await sql`
      update newsletters.sendings set state = 'sending', reason = null, subject = ${subject},
        html = ${html}, text = ${text}, digest = ${digest}
      where id = ${id} and state = 'preparing'
    `.execute(this.db);
    return true;
  }

  /** Ids of those that go out, the oldest first. */
  async listOpen(): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select sendings.id from newsletters.sendings
      join newsletters.editions on editions.id = edition_id and website = ${this.website}
      where state = 'sending' order by due_at
    `.execute(this.db);
    return rows.map(({ id }) => id);
  }

  /**
   * One that goes out, to the readers it began with whatever its edition says by now. Locked for the transaction;
   * null where another node has it, or it is done.
   */
  async lock(id: string): Promise<OpenSending | null> {
    const { rows } = await sql<OpenSending>`
      select sendings.id, coalesce(sendings.newsletter, editions.newsletter) as newsletter,
        coalesce(sendings.from_name, editions.from_name) as "fromName", sendings.subject, html, text,
        last_sid as "lastSid"
      from newsletters.sendings join newsletters.editions on editions.id = edition_id
      where sendings.id = ${id} and state = 'sending' for update of sendings skip locked
    `.execute(this.db);
    return rows[0] ?? null;
  }

  /**
   * The next readers of one, who are its readers from here on: each once. Who has left is none.
   * @param most asked for at once
   */
  async nextReaders(
    { id, newsletter, lastSid }: OpenSending,
    most: number,
  ): Promise<{ readers: { sid: string; email: string }[]; isLast: boolean }> {
    const { rows } = await sql<{ sid: string; email: string }>`
      select members.sid, email from newsletters.members
      join newsletters.contacts on contacts.sid = members.sid and website = ${this.website}
      where newsletter = ${newsletter} and members.sid > ${lastSid}
      order by members.sid limit ${most}
    `.execute(this.db);
    const sids = JSON.stringify(rows.map(({ sid }) => sid));
    const { rows: fresh } = await sql<{ sid: string }>`
      insert into newsletters.deliveries (sending_id, sid, posted_at)
      select ${id}, jsonb_array_elements_text(${sids}::jsonb), ${this.#time()}::timestamptz
      on conflict do nothing returning sid
    `.execute(this.db);
    const isNew = new Set(fresh.map(({ sid }) => sid));
    const readers = rows.filter(({ sid }) => isNew.has(sid));
    const isLast = rows.length < most;
    await sql`
      update newsletters.sendings set last_sid = ${rows.at(-1)?.sid ?? lastSid},
        posted = posted + ${readers.length}, state = ${isLast ? 'done' : 'sending'},
        finished_at = ${isLast ? this.#time() : null}::timestamptz
      where id = ${id}
    `.execute(this.db);
    return { readers, isLast };
  }

  /** Forgets who got what was sent before a time, and what it said; its counts stay. */
  async forgetBefore(ms: number): Promise<void> {
    const before = new Date(ms).toISOString();
    await sql`
      delete from newsletters.deliveries where sending_id in (
        select sendings.id from newsletters.sendings
        join newsletters.editions on editions.id = edition_id and website = ${this.website}
        where finished_at < ${before}::timestamptz and html is not null)
    `.execute(this.db);
    await sql`
      update newsletters.sendings set html = null, text = null
      where finished_at < ${before}::timestamptz and html is not null
    `.execute(this.db);
  }

  /** The latest of each edition, the newest first. */
  async list(editions: readonly Pick<Edition, 'id'>[]): Promise<Sending[]> {
    const ids = JSON.stringify(editions.map(({ id }) => id));
    const { rows } = await sql<Sending>`
      select id, edition_id as "editionId", due_at as "dueAt", state, reason, subject, posted,
        refused, complained, opted_out as "optedOut", finished_at as "finishedAt"
      from (
        select *, row_number() over (partition by edition_id order by due_at desc) as place
        from newsletters.sendings
        where edition_id in (select jsonb_array_elements_text(${ids}::jsonb))
      ) as placed
      where place <= ${LISTED} order by due_at desc
    `.execute(this.db);
    return rows;
  }

  #time(later = 0): string {
    return new Date(this.now() + later).toISOString();
  }
}
