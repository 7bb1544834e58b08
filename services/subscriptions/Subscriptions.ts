import { randomUUID } from 'node:crypto';

import { openSchema } from '../store/openSchema';
import { letterAbout } from './letters';
import type { SubscriptionsOptions } from './options';
import {
  PaymentDown,
  type ChangePreview,
  type PaymentEvent,
  type PaymentProvider,
} from './payments/PaymentProvider';
import { isSameChoice, planOf, type PlanChoice } from './Plan';
import { firstCents, titleOf } from './rules/money';
import { paymentsIn, stateOf, type SubscriptionState } from './rules/stateOf';
import { migrations } from './store/migrations';
import * as store from './store/subscriptions';

/** A reader who wants to pay. */
interface Buyer {
  /** Of the account. */
  id: string;
  email: string;
}

/** A subscription with its state. */
export interface Subscription {
  row: store.SubscriptionRow;
  state: SubscriptionState;
  /** What was paid, the newest first: moments in ms since 1970, US cents. */
  payments: { at: number; cents: number }[];
}

/** Where a reader who wants to subscribe goes on: to pay, or nowhere, as they subscribe already. */
export type Begun = { kind: 'pay'; url: string } | { kind: 'subscribed' };

export type Changed = 'changed' | 'declined' | 'same' | 'none';

/** ms for which a checkout can be paid: a little less than its provider keeps it. */
const CHECKOUT_MS = 20 * 3_600_000;
/** Where a reader comes back to, below the site’s origin. */
const SERVICE = '/gateway/subscriptions';

/**
 * What readers subscribe to: who pays for which plan, from the first payment to the end. All that is known comes as
 * events of the provider, which are kept as facts; the state is made of them (`stateOf`), and with each new one
 * whoever keeps permissions is told, in the same transaction.
 */
export class Subscriptions {
  readonly now: () => number;

  private constructor(
    private readonly db: store.Database,
    readonly options: SubscriptionsOptions,
  ) {
    this.now = options.now ?? Date.now;
  }

  /** @throws when the tables can't be brought up to date */
  static async open(options: SubscriptionsOptions): Promise<Subscriptions> {
    const db = await openSchema<unknown>(options.pool, 'subscriptions', migrations);
    return new Subscriptions(db, options);
  }

  /** Where somebody pays for a plan. @throws PaymentDown */
  async begin(buyer: Buyer, choice: PlanChoice): Promise<Begun> {
    const owner = this.#ownerOf(buyer.id);
    const before = await this.#all(buyer.id);
    if (before.some(isInForce)) return { kind: 'subscribed' };
    const [open] = before.filter(({ row }) => row.is_open);
    if (open) {
      const { row } = open;
      const age = this.now() - row.created_at.getTime();
      const isSame = isSameChoice({ plan: row.plan, interval: row.often }, choice);
      if (isSame && row.url !== null && age < CHECKOUT_MS) return { kind: 'pay', url: row.url };
      if (await this.#giveUp(row)) return { kind: 'subscribed' };
    }
    const id = randomUUID();
    const { name } = this.#provider;
    await this.db.transaction().execute(async (db) => {
      await store.lockAccount(db, owner);
      // Another window of theirs may have been faster; its checkout has no address yet, and never gets one.
      for (const row of await store.listOf(db, owner))
        if (row.is_open) await store.closeCheckout(db, row.id);
      await store.addSubscription(db, {
        ...owner,
        ...choice,
        id,
        email: buyer.email,
        provider: name,
        now: this.now(),
      });
    });
    const checkout = await this.#provider.checkout(this.#orderOf(id, buyer, choice, before));
    if (await store.setCheckout(this.db, id, checkout)) return { kind: 'pay', url: checkout.url };
    await this.#provider.abandon(checkout.id);
    throw new PaymentDown('Another checkout was opened at the same moment.');
  }

  /** US cents that a plan costs a reader today, without whom it is for as for somebody new. */
  async firstPriceOf(choice: PlanChoice, account: string | null): Promise<number> {
    const before = account === null ? [] : await this.#all(account);
    const plan = planOf(this.options.plans, choice.plan);
    return firstCents(plan, choice.interval, isNew(before));
  }

  /** The subscription of a reader that is in force; else null. */
  async of(account: string): Promise<Subscription | null> {
    return (await this.#all(account)).find(isInForce) ?? null;
  }

  /** The last one that is over; else null. */
  async formerOf(account: string): Promise<Subscription | null> {
    return (await this.#all(account)).find(({ state }) => state.paid !== null) ?? null;
  }

  /** Whether an order is a reader's own. */
  async isOf(account: string, id: string): Promise<boolean> {
    return (await store.rowOf(this.db, this.#ownerOf(account), id)) !== null;
  }

  /** Asks the provider what became of a reader's checkout. @throws PaymentDown */
  async comeBack(account: string, id: string): Promise<SubscriptionState['status'] | null> {
    const row = await store.rowOf(this.db, this.#ownerOf(account), id);
    if (!row) return null;
    for (const event of await this.#provider.look(row)) await this.take(event);
    return stateOf(await store.factsOf(this.db, id), this.now()).status;
  }

  /** Ends a reader's subscription with the period that is paid for. @throws PaymentDown */
  async cancel(account: string): Promise<boolean> {
    return this.#apply(account, 'cancel');
  }

  /** Lets it go on after all. @throws PaymentDown */
  async resume(account: string): Promise<boolean> {
    return this.#apply(account, 'resume');
  }

  /** What changing to a plan costs a reader; null where it can't be changed. @throws PaymentDown */
  async preview(account: string, choice: PlanChoice): Promise<ChangePreview | null> {
    const current = await this.of(account);
    if (!isChangeable(current, choice)) return null;
    return this.#provider.preview(current.row, this.#changeTo(choice));
  }

  /** Changes a reader's plan. @throws PaymentDown */
  async change(account: string, choice: PlanChoice): Promise<Changed> {
    const current = await this.of(account);
    if (!current) return 'none';
    if (!isChangeable(current, choice)) return 'same';
    const events = await this.#provider.change(current.row, this.#changeTo(choice));
    if (events === 'declined') return 'declined';
    for (const event of events) await this.take(event);
    return 'changed';
  }

  /** Where a reader changes the card and finds receipts; null where there is no such place. @throws PaymentDown */
  async portal(account: string, returnTo: string): Promise<string | null> {
    const current = (await this.of(account)) ?? (await this.formerOf(account));
    return current && this.#provider.portal(current.row, returnTo);
  }

  /**
   * Takes what a provider tells. The same event changes nothing a second time.
   * @returns false where it is about no subscription of ours
   */
  async take(event: PaymentEvent): Promise<boolean> {
    const { name } = this.#provider;
    return this.db.transaction().execute(async (db) => {
      const row = await store.lockByEvent(db, name, event);
      if (!row) return false;
      const before = await store.factsOf(db, row.id);
      if (!(await store.addFact(db, name, row.id, event))) return true;
      await store.noteProvider(db, row.id, event.provider);
      const now = this.now();
      const [was, is] = [before, await store.factsOf(db, row.id)].map((all) => stateOf(all, now));
      if (!was || !is) return true;
      if (row.is_open && (is.paid || is.status === 'ended')) await store.closeCheckout(db, row.id);
      await this.#tell(db, row, { was, is });
      return true;
    });
  }

  /** All that is kept of a reader. */
  async everythingOf(account: string): Promise<object[]> {
    const all = await this.#all(account);
    return Promise.all(
      all.map(async ({ row: { url: _url, ...row }, state }) => ({
        ...row,
        state,
        facts: await store.factsOf(this.db, row.id),
      })),
    );
  }

  /** Letters about what a reader pays for go to their new address. The payment provider keeps the one it was given. */
  async move(account: string, email: string): Promise<void> {
    await store.setAddress(this.db, { website: this.options.website, account }, email);
  }

  /** Ends what a reader pays for, and forgets it. @throws PaymentDown: then nothing is forgotten */
  async forget(account: string): Promise<void> {
    for (const { row, state } of await this.#all(account)) {
      if (row.is_open && row.checkout !== null) await this.#provider.abandon(row.checkout);
      if (row.subscription !== null && state.status !== 'ended') await this.#provider.end(row);
    }
    await store.removeAllOf(this.db, this.#ownerOf(account));
  }

  async #apply(account: string, what: 'cancel' | 'resume'): Promise<boolean> {
    const current = await this.of(account);
    if (!current) return false;
    for (const event of await this.#provider[what](current.row)) await this.take(event);
    return true;
  }

  /** Closes a checkout. @returns whether it was paid before */
  async #giveUp(row: store.SubscriptionRow): Promise<boolean> {
    if (row.checkout !== null) {
      await this.#provider.abandon(row.checkout);
      for (const event of await this.#provider.look(row)) await this.take(event);
    }
    await store.closeCheckout(this.db, row.id);
    return stateOf(await store.factsOf(this.db, row.id), this.now()).paid !== null;
  }

  /** Tells whoever keeps permissions what was paid for, and the reader what happened. */
  async #tell(
    db: store.Database,
    row: store.SubscriptionRow,
    { was, is }: { was: SubscriptionState; is: SubscriptionState },
  ): Promise<void> {
    const { plans, grant, mailer, pages, origin, timeZone } = this.options;
    if (is.paid) {
      const plan = planOf(plans, is.paid.choice.plan);
      await grant(
        {
          source: row.id,
          account: row.account,
          email: row.email,
          productCode: plan.productCode,
          permissions: plan.permissions,
          hasAdsFreeReading: plan.hasAdsFreeReading,
          startsAt: new Date(is.paid.since),
          endsAt: new Date(is.paid.accessUntil),
        },
        db,
      );
    }
    const letter = letterAbout({ was, is, plans, look: pages.look, origin: origin(), timeZone });
    if (letter) await mailer.post({ to: { address: row.email }, ...letter }, db);
  }

  async #all(account: string): Promise<Subscription[]> {
    const rows = await store.listOf(this.db, this.#ownerOf(account));
    return Promise.all(
      rows.map(async (row) => {
        const told = await store.factsOf(this.db, row.id);
        return { row, state: stateOf(told, this.now()), payments: paymentsIn(told) };
      }),
    );
  }

  #orderOf(id: string, { email }: Buyer, choice: PlanChoice, before: Subscription[]) {
    const plan = planOf(this.options.plans, choice.plan);
    const cents = firstCents(plan, choice.interval, isNew(before));
    const back = new URLSearchParams({ ...choice });
    const base = this.options.origin() + SERVICE;
    return {
      id,
      choice,
      title: titleOf(plan, choice),
      cents,
      isIntro: cents !== plan.prices[choice.interval].cents,
      email,
      customer: before.find(({ row }) => row.customer !== null)?.row.customer ?? null,
      doneUrl: `${base}/done?order=${id}`,
      backUrl: `${base}/checkout?${back}`,
    };
  }

  #changeTo(choice: PlanChoice) {
    return { choice, title: titleOf(planOf(this.options.plans, choice.plan), choice) };
  }

  #ownerOf(account: string) {
    return { website: this.options.website, account };
  }

  get #provider(): PaymentProvider {
    if (!this.options.provider) throw new PaymentDown('Nothing is sold on this site.');
    return this.options.provider;
  }
}

const isInForce = ({ state }: Subscription): boolean =>
  state.paid !== null && state.status !== 'ended';

/** Whether nobody paid before: intro prices are for them. */
const isNew = (before: readonly Subscription[]): boolean =>
  before.every(({ state }) => state.paid === null);

/** What is on its way out, or not paid, is not changed. */
const isChangeable = (current: Subscription | null, choice: PlanChoice): current is Subscription =>
  current?.state.status === 'active' &&
  current.state.paid !== null &&
  !isSameChoice(current.state.paid.choice, choice);
