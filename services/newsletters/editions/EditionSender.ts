import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';

import type { NewsletterServiceOptions } from '../options';
import { editionMail } from './editionMail';
import type { EditionSettings } from './EditionSettings';
import { readPage } from './readPage';
import { lastTime } from './schedule';
import type { EditionStore } from './store/EditionStore';
import type { DueSending, SendingStore } from './store/SendingStore';

/** Readers to whom mails are handed over in one transaction. */
const BATCH = 200;
/** Mails of one sending that wait in the queue at most before more are handed over: who leaves meanwhile gets none. */
const MOST_WAITING = 200;
/** ms: what was due longer ago, as nothing ran, is not sent any more. */
const LATEST_MS = 2 * 3_600_000;
/** How often a page is asked for that gives no answer, and ms between two times. */
const ATTEMPTS = 5;
const AGAIN_MS = 60_000;
/** ms: so long it is known who got what. */
const KEPT_MS = 90 * 86_400_000;
const TIDY_EVERY_MS = 3_600_000;

export interface EditionSenderParts {
  db: Kysely<unknown>;
  editions: EditionStore;
  sendings: SendingStore;
  options: Pick<NewsletterServiceOptions, 'mailer'> & EditionSettings;
  leaveUrl: (sid: string, newsletter: string) => string;
  now: () => number;
}

/** Sends editions when their times come. Any number of nodes do so at once; each time is one sending. */
export class EditionSender {
  /** ms since 1970. */
  #tidiedAt = 0;

  constructor(private readonly parts: EditionSenderParts) {}

  /** Does all that can be done now. @returns whether readers wait for more */
  async run(): Promise<boolean> {
    await this.#plan();
    for (;;) {
      const due = await this.parts.sendings.takeDue();
      if (!due) break;
      await this.#prepare(due);
    }
    for (const id of await this.parts.sendings.listOpen()) {
      let hasMore = true;
      while (hasMore) hasMore = await this.handOver(id);
    }
    await this.#tidy();
    return (await this.parts.sendings.listOpen()).length > 0;
  }

  /** Forgets who got what, once an hour. */
  async #tidy(): Promise<void> {
    const now = this.parts.now();
    if (now - this.#tidiedAt < TIDY_EVERY_MS) return;
    await this.parts.sendings.forgetBefore(now - KEPT_MS);
    this.#tidiedAt = now;
  }

  /** Begins what the schedules say. */
  async #plan(): Promise<void> {
    const { editions, sendings } = this.parts;
    const now = this.parts.now();
    for (const edition of await editions.list()) {
      const { isOn, schedule, plannedFrom } = edition;
      const time = isOn ? lastTime(schedule, plannedFrom.getTime(), now) : null;
      if (time === null) continue;
      const isLate = now - time > LATEST_MS;
      // One that is changed just now is looked at again.
      await sendings.begin(edition, time, isLate ? 'The site was not running at that time.' : null);
    }
  }

  /** Asks for the page and keeps it: all readers get the same. */
  async #prepare(due: DueSending): Promise<void> {
    const { db, sendings, options } = this.parts;
    const answer = await readPage(due.page, options);
    if (answer.kind === 'problem') {
      const { reason, isPassing } = answer;
      if (isPassing && due.attempts < ATTEMPTS) await sendings.putOff(due.id, reason, AGAIN_MS);
      else await sendings.skip(due.id, reason);
      return;
    }
    const { html, text, headline } = answer.page;
    const subject = due.subject || headline;
    if (subject === '') {
      await sendings.skip(
        due.id,
        'It has no subject, and the page no story whose headline could be it.',
      );
      return;
    }
    const digest = createHash('sha256').update(text).digest('base64url');
    const isOpen = await db
      .transaction()
      .execute((transaction) =>
        sendings.within(transaction).open(due, { subject, html, text, digest }),
      );
    if (!isOpen) await sendings.skip(due.id, 'The page has not changed since it was last sent.');
  }

  /**
   * Hands the mails of some readers over to the queue: they, and that these readers have the edition, are one
   * transaction, so that a process that is killed leaves nobody out and nobody gets it twice.
   * @returns whether more can be handed over now
   */
  async handOver(id: string): Promise<boolean> {
    const { db, sendings, options, leaveUrl } = this.parts;
    const { mailer, unsubscribeTag } = options;
    return db.transaction().execute(async (transaction) => {
      const own = sendings.within(transaction);
      const sending = await own.lock(id);
      if (!sending) return false;
      const waiting = (await mailer.waiting([id], transaction)).get(id) ?? 0;
      if (waiting >= MOST_WAITING) return false;
      const { readers, isLast } = await own.nextReaders(sending, BATCH);
      for (const { sid, email } of readers) {
        const mail = editionMail({
          ...sending,
          address: email,
          leaveUrl: leaveUrl(sid, sending.newsletter),
          unsubscribeTag,
        });
        await mailer.post(mail, transaction, { batch: id });
      }
      return !isLast;
    });
  }
}
