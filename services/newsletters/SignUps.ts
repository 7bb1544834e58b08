import type { Kysely } from 'kysely';

import { confirmationLetter } from './letters/confirmationLetter';
import { welcomeLetter } from './letters/welcomeLetter';
import type { NewsletterServiceOptions } from './options';
import { ALL, unsubscribePath } from './rules/unsubscribeLinks';
import { Confirmations } from './store/Confirmations';
import { Subscribers, type Wish } from './store/Subscribers';

/**
 * What a key of a letter leads to: a sign-up to confirm, one that is confirmed now, or one that was before and
 * still counts. `titles`: of what it is about.
 */
export type Confirmed<Kind extends string> =
  | { kind: Kind; email: string; titles: string[] }
  | { kind: 'before'; titles: string[] }
  | null;

/** How sign-ups come to count: at once where the address is proved, else when its owner confirms (double opt-in). */
export class SignUps {
  readonly subscribers: Subscribers;
  readonly #confirmations: Confirmations;

  /** @param base absolute address of the service, for links in mails */
  constructor(
    private readonly db: Kysely<unknown>,
    private readonly options: NewsletterServiceOptions,
    private readonly base: () => string,
  ) {
    const { website, now = Date.now } = options;
    this.subscribers = new Subscribers(db, website, now);
    this.#confirmations = new Confirmations(website, now);
  }

  /** Of who has proved that the address is theirs. */
  async take(wish: Wish): Promise<void> {
    await this.db.transaction().execute((transaction) => this.#count(wish, transaction));
  }

  /** Of anybody: the address gets a letter, unless it got some today. */
  async ask(wish: Wish): Promise<void> {
    const { mailer, pages } = this.options;
    await this.db.transaction().execute(async (transaction) => {
      const key = await this.#confirmations.add(transaction, wish);
      if (key === null) return;
      const url = `${this.base()}/newsletters/confirm?key=${key}`;
      const titles = this.titlesOf(wish);
      await mailer.post(
        confirmationLetter(pages.look, { address: wish.email, titles, url }),
        transaction,
      );
    });
  }

  /** What a key of a letter would confirm. Null for one that is made up, too old, or whose reader has left. */
  async look(key: string): Promise<Confirmed<'open'>> {
    const asked = await this.#confirmations.look(this.db, key);
    if (!asked) return null;
    const { wish, isUsed } = asked;
    if (!isUsed) return { kind: 'open', email: wish.email, titles: this.titlesOf(wish) };
    const titles = await this.#titlesLeft(wish);
    return titles.length > 0 ? { kind: 'before', titles } : null;
  }

  /** Confirms, once. Null as `look`. */
  async confirm(key: string): Promise<Confirmed<'now'>> {
    const wish = await this.db.transaction().execute(async (transaction) => {
      const used = await this.#confirmations.use(transaction, key);
      if (used) await this.#count(used, transaction);
      return used;
    });
    if (wish) return { kind: 'now', email: wish.email, titles: this.titlesOf(wish) };
    const known = await this.look(key);
    return known?.kind === 'before' ? known : null;
  }

  /** Titles of what a wish asked for that its reader gets still. */
  async #titlesLeft(wish: Wish): Promise<string[]> {
    const contact = await this.subscribers.byAddress(wish.email);
    if (!contact) return [];
    const gets = await this.subscribers.choicesOf(contact.sid);
    return this.titlesOf({
      newsletters: wish.newsletters.filter((id) => id in gets.newsletters),
      consents: wish.consents.filter((name) => name in gets.consents),
    });
  }

  titlesOf({ newsletters, consents }: Pick<Wish, 'newsletters' | 'consents'>): string[] {
    return [
      ...this.options.newsletters.filter(({ id }) => newsletters.includes(id)),
      ...this.options.consents.filter(({ name }) => consents.includes(name)),
    ].map(({ title }) => title);
  }

  async #count(wish: Wish, transaction: Kysely<unknown>): Promise<void> {
    const subscribers = this.subscribers.within(transaction);
    const { sid } = await subscribers.open(wish.email, wish.tier);
    const on = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, true]));
    const added = await subscribers.change(sid, {
      newsletters: on(wish.newsletters),
      consents: on(wish.consents),
      source: wish.source,
    });
    if (added.length > 0) await this.#welcome(wish.email, sid, added, transaction);
  }

  async #welcome(
    address: string,
    sid: string,
    ids: readonly string[],
    transaction: Kysely<unknown>,
  ): Promise<void> {
    const { mailer, pages, newsletters, origin, accountPath } = this.options;
    const leave = (newsletter: string) => this.leaveUrl(sid, newsletter);
    const [only = ALL, ...others] = ids;
    await mailer.post(
      welcomeLetter(pages.look, {
        address,
        newsletters: newsletters.filter(({ id }) => ids.includes(id)),
        leaveUrl: leave(others.length === 0 ? only : ALL),
        leaveAllUrl: leave(ALL),
        manageUrl: origin() + accountPath,
      }),
      transaction,
    );
  }

  /** Where a contact leaves a newsletter, or all of them (`ALL`). */
  leaveUrl(sid: string, newsletter: string): string {
    const { website, secrets } = this.options;
    return this.base() + unsubscribePath({ website, sid, newsletter }, secrets[0] ?? '');
  }
}
