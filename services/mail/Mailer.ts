import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';

import { seal, unseal } from '../secrets/seal';
import { openSchema } from '../store/openSchema';
import {
  MailRefused,
  type Bulk,
  type MailMessage,
  type MailTransport,
  type Refusal,
} from './MailMessage';
import { senderNamed } from './senderNamed';
import { GIVEN_UP_AFTER_MS, LEASE_MS, REFUSALS_KEPT_MS, waitAfter } from './rules';
import { migrations } from './store/migrations';

export interface MailerOptions {
  /** The database; stays the caller's to close. */
  pool: Pool;
  transport: MailTransport;
  /** `The Daily <news@daily.example>` */
  from: string;
  /** The first seals mails that wait, the others still open them. */
  secrets: readonly string[];
  log: { error: (about: object, words: string) => void };
  /** Told of a mail that will never arrive. */
  onRefused?: (refusal: Refusal) => Promise<void>;
  /** ms since 1970. */
  now?: () => number;
}

interface WaitingMail {
  id: string;
  name: string;
  sealed: string;
  attempts: number;
  created_at: Date;
  batch: string | null;
}

/** Mails taken at once, and sent at the same time. */
const BATCH = 10;
/** ms between two looks at what is due: mails of other nodes, and those that were not taken. */
const LOOK_EVERY_MS = 5000;

/**
 * Sends mails from a queue in the database, so that none is lost with a process or while the mail server is
 * away, and a mail that was written in a transaction is sent if that commits. What waits is sealed: links with
 * which one signs in are read by nobody who reads the table. Any number of nodes share the queue.
 */
export class Mailer {
  readonly #options: MailerOptions;
  readonly #db: Kysely<unknown>;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();
  #isOpen = false;

  private constructor(db: Kysely<unknown>, options: MailerOptions) {
    this.#db = db;
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** @throws when the tables can't be brought up to date */
  static async open(options: MailerOptions): Promise<Mailer> {
    return new Mailer(await openSchema(options.pool, 'mail', migrations), options);
  }

  /**
   * Puts a mail into the queue; it is sent soon after.
   * @param transaction of the caller's, on the same database: the mail is sent when it commits
   * @param bulk for one of many: letters to one reader go before it
   */
  async post(
    message: MailMessage,
    transaction: Pick<Kysely<unknown>, 'getExecutor'> = this.#db,
    bulk: Bulk | null = null,
  ): Promise<void> {
    const name = randomUUID();
    const sealed = seal(JSON.stringify(message), name, this.#options.secrets[0] ?? '', 'mail');
    const now = new Date(this.#now()).toISOString();
    await sql`
      insert into mail.messages (name, sealed, created_at, next_at, is_bulk, batch)
      values (${name}, ${sealed}, ${now}::timestamptz, ${now}::timestamptz, ${bulk !== null},
        ${bulk?.batch ?? null})
    `.execute(transaction);
    this.#lookIn(0);
  }

  /** How many mails of each batch wait to be sent; batches of which none waits are not among them. */
  async waiting(
    batches: readonly string[],
    transaction: Pick<Kysely<unknown>, 'getExecutor'> = this.#db,
  ): Promise<ReadonlyMap<string, number>> {
    const { rows } = await sql<{ batch: string; count: number }>`
      select batch, count(*)::integer as count from mail.messages
      where next_at is not null
        and batch in (select jsonb_array_elements_text(${JSON.stringify(batches)}::jsonb))
      group by batch
    `.execute(transaction);
    return new Map(rows.map(({ batch, count }) => [batch, count]));
  }

  /** Begins to send. */
  start(): void {
    this.#isOpen = true;
    this.#lookIn(0);
  }

  /** Ends when the mails that are on their way have been sent. */
  async stop(): Promise<void> {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    await this.#sending;
    this.#options.transport.close();
  }

  /** Sends all that is due now. @returns how many mails were sent */
  async sendDue(): Promise<number> {
    let sent = 0;
    for (;;) {
      const due = await this.#takeDue();
      const results = await Promise.all(due.map((mail) => this.#send(mail)));
      sent += results.filter(Boolean).length;
      if (due.length < BATCH) return sent;
    }
  }

  #lookIn(ms: number): void {
    if (!this.#isOpen) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#sending = this.#sending
        .then(() => this.sendDue())
        .catch((error: unknown) => {
          this.#options.log.error({ err: error }, 'Mails wait to be sent');
        })
        .then(() => this.#lookIn(LOOK_EVERY_MS));
    }, ms).unref();
  }

  /** Mails that are due; nobody else takes them for a while. */
  async #takeDue(): Promise<WaitingMail[]> {
    const now = this.#now();
    const { rows } = await sql<WaitingMail>`
      update mail.messages set attempts = attempts + 1, next_at = ${iso(now + LEASE_MS)}::timestamptz
      where id in (
        select id from mail.messages where next_at <= ${iso(now)}::timestamptz
        order by is_bulk, next_at, id limit ${BATCH} for update skip locked
      )
      returning id, name, sealed, attempts, created_at, batch
    `.execute(this.#db);
    return rows;
  }

  /** Whether it was sent. */
  async #send({
    id,
    name,
    sealed,
    attempts,
    created_at: createdAt,
    batch,
  }: WaitingMail): Promise<boolean> {
    const { transport, from, secrets, log } = this.#options;
    const opened = unseal(sealed, name, secrets, 'mail');
    if (!opened) {
      const reason = 'It was sealed with a secret that is not known any more.';
      await this.#giveUp(id, { address: null, reason, isAddressGone: false, batch });
      return false;
    }
    const message = JSON.parse(opened.toString()) as MailMessage;
    try {
      const sender = senderNamed(from, message.fromName);
      await transport.send({ message, from: sender, messageId: `<${name}@${hostOf(from)}>` });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isLate = this.#now() - createdAt.getTime() > GIVEN_UP_AFTER_MS;
      if (error instanceof MailRefused || isLate) {
        const isAddressGone = error instanceof MailRefused && error.isAddressGone;
        const { address } = message.to;
        await this.#giveUp(id, { address, reason, isAddressGone, batch });
      } else {
        log.error({ err: error, attempts }, 'A mail was not taken; it is sent again later');
        await sql`
          update mail.messages set next_at = ${iso(this.#now() + waitAfter(attempts))}::timestamptz
          where id = ${id}
        `.execute(this.#db);
      }
      return false;
    }
    await sql`delete from mail.messages where id = ${id}`.execute(this.#db);
    return true;
  }

  /** Keeps that a mail was refused, not the mail. */
  async #giveUp(
    id: string,
    { address, reason, ...more }: Omit<Refusal, 'address'> & { address: string | null },
  ): Promise<void> {
    this.#options.log.error({ reason }, 'A mail will not arrive');
    const now = this.#now();
    await sql`
      update mail.messages
      set sealed = null, next_at = null, refused_at = ${iso(now)}::timestamptz, reason = ${reason}
      where id = ${id}
    `.execute(this.#db);
    await sql`
      delete from mail.messages where refused_at < ${iso(now - REFUSALS_KEPT_MS)}::timestamptz
    `.execute(this.#db);
    if (address !== null) await this.#options.onRefused?.({ address, reason, ...more });
  }
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** `daily.example` of `The Daily <news@daily.example>`. */
const hostOf = (from: string): string =>
  from.slice(from.lastIndexOf('@') + 1).replace('>', '') || 'localhost';
