import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Pool } from 'pg';

import { openSchema } from '../../../store/openSchema';
import { planOf, type Interval, type Plan, type PlanChoice } from '../../Plan';
import { endOfPeriod } from '../../rules/endOfPeriod';
import { migrations } from '../../store/migrations';
import type { Database } from '../../store/subscriptions';
import {
  PaymentDown,
  WebhookRefused,
  type ChangePreview,
  type Fact,
  type Order,
  type PaymentEvent,
  type PaymentProvider,
  type PlanChange,
  type SoldSubscription,
} from '../PaymentProvider';
import type { CardKind } from './cards';
import { prorate } from './prorate';

const DAY_MS = 86_400_000;
/** ms between two tries of a payment that was refused, and how many there are. */
const RETRY_MS = 2 * DAY_MS;
const TRIES = 3;

interface Row {
  id: string;
  plan: string;
  often: Interval;
  cents: number;
  done_url: string;
  back_url: string;
  is_closed: boolean;
  card: CardKind | null;
  period_from: Date | null;
  period_until: Date | null;
  renews: boolean;
  refused: number;
  ended_at: Date | null;
}

/** A checkout as its page shows it. */
export interface TestCheckout {
  id: string;
  choice: PlanChoice;
  /** US cents. */
  cents: number;
  doneUrl: string;
  backUrl: string;
}

interface Options {
  pool: Pool;
  plans: readonly Plan[];
  /** Where its checkout is, on our own site. */
  checkoutUrl: (id: string) => string;
  /** ms since 1970. */
  now?: () => number;
}

/**
 * Plays whoever is paid, with cards of its own, so that the whole way can be walked where no money flows. Only for
 * machines on which one develops.
 */
export class TestProvider implements PaymentProvider {
  readonly name = 'test';
  readonly signatureHeader = null;
  readonly origins = [];
  readonly #db: Database;
  readonly #options: Options;
  readonly #now: () => number;
  #last = 0;

  private constructor(db: Database, options: Options) {
    this.#db = db;
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** @throws when the tables can't be brought up to date */
  static async open(options: Options): Promise<TestProvider> {
    return new TestProvider(await openSchema(options.pool, 'subscriptions', migrations), options);
  }

  async checkout({ id, choice, cents, doneUrl, backUrl }: Order) {
    await sql`
      insert into subscriptions.test_payments (id, plan, often, cents, done_url, back_url)
      values (${id}::uuid, ${choice.plan}, ${choice.interval}, ${cents}, ${doneUrl}, ${backUrl})
      on conflict do nothing
    `.execute(this.#db);
    return { id, url: this.#options.checkoutUrl(id) };
  }

  /** What is to be paid; null where nothing is. */
  async open(id: string): Promise<TestCheckout | null> {
    const row = await this.#row(id);
    if (!row || row.is_closed || row.card !== null) return null;
    return {
      id: row.id,
      choice: choiceIn(row),
      cents: row.cents,
      doneUrl: row.done_url,
      backUrl: row.back_url,
    };
  }

  /** Pays a checkout with a card that pays; once. @returns what is to be told */
  async pay(id: string, card: 'pays' | 'pays-once'): Promise<PaymentEvent[]> {
    const row = await this.#row(id);
    if (!row) return [];
    const from = this.#now();
    const until = endOfPeriod(from, row.often);
    const { rows } = await sql`
      update subscriptions.test_payments
      set card = ${card}, period_from = ${iso(from)}::timestamptz,
        period_until = ${iso(until)}::timestamptz
      where id = ${id}::uuid and card is null and not is_closed
      returning id
    `.execute(this.#db);
    return rows.length === 0 ? [] : this.look({ id });
  }

  async abandon(checkout: string): Promise<void> {
    await sql`
      update subscriptions.test_payments set is_closed = true
      where id = ${checkout}::uuid and card is null
    `.execute(this.#db);
  }

  async look({ id }: Pick<SoldSubscription, 'id'>): Promise<PaymentEvent[]> {
    const row = await this.#row(id);
    if (!row?.period_from || !row.period_until) return [];
    const period = { from: row.period_from.getTime(), until: row.period_until.getTime() };
    const paid = this.#paid(row, { ...period, cents: row.cents });
    return row.ended_at === null
      ? [paid]
      : [paid, eventOf(row, `${id}:ended`, row.ended_at.getTime(), { kind: 'ended' })];
  }

  async cancel({ id }: SoldSubscription): Promise<PaymentEvent[]> {
    return this.#setRenews(id, false);
  }

  async resume({ id }: SoldSubscription): Promise<PaymentEvent[]> {
    return this.#setRenews(id, true);
  }

  async preview({ id }: SoldSubscription, { choice }: PlanChange): Promise<ChangePreview> {
    const row = await this.#row(id);
    if (!row?.period_from || !row.period_until) throw new PaymentDown('This was never paid.');
    const old = {
      cents: this.#priceOf(choiceIn(row)),
      from: row.period_from.getTime(),
      until: row.period_until.getTime(),
      interval: row.often,
    };
    // By the hour, so that a change costs what its page said.
    const hour = Math.floor(this.#now() / 3_600_000) * 3_600_000;
    const cents = this.#priceOf(choice);
    return prorate(old, { cents, interval: choice.interval }, Math.max(hour, old.from));
  }

  async change(sold: SoldSubscription, change: PlanChange): Promise<PaymentEvent[] | 'declined'> {
    const { cents, renewsAt } = await this.preview(sold, change);
    const { plan, interval } = change.choice;
    // Each period begins later than the one before, by which its invoice is named.
    const before = (await this.#row(sold.id))?.period_from?.getTime() ?? 0;
    const from = Math.max(this.#now(), before + 1);
    const { rows } = await sql<Row>`
      update subscriptions.test_payments
      set plan = ${plan}, often = ${interval}, cents = ${cents},
        period_from = ${iso(from)}::timestamptz, period_until = ${iso(renewsAt)}::timestamptz
      where id = ${sold.id}::uuid and ended_at is null and (card = 'pays' or ${cents} <= 0)
      returning *
    `.execute(this.#db);
    const [row] = rows;
    return row ? [this.#paid(row, { from, until: renewsAt, cents })] : 'declined';
  }

  async end({ id }: Pick<SoldSubscription, 'id'>): Promise<PaymentEvent[]> {
    const at = this.#now();
    await sql`
      update subscriptions.test_payments set ended_at = ${iso(at)}::timestamptz
      where id = ${id}::uuid and ended_at is null
    `.execute(this.#db);
    return this.look({ id });
  }

  async portal(): Promise<null> {
    return null;
  }

  async readWebhook(): Promise<never> {
    throw new WebhookRefused('The test provider sends no messages.');
  }

  /** Takes what is due by now. @returns what is to be told, in its order */
  async renewDue(): Promise<PaymentEvent[]> {
    const now = this.#now();
    const { rows } = await sql<Row>`
      select * from subscriptions.test_payments
      where ended_at is null and period_until <= ${iso(now)}::timestamptz
    `.execute(this.#db);
    const told: PaymentEvent[] = [];
    for (const row of rows) told.push(...(await this.#renew(row, now)));
    return told;
  }

  async #renew(row: Row, now: number): Promise<PaymentEvent[]> {
    if (!row.period_until) return [];
    const due = row.period_until.getTime();
    const tryAt = due + row.refused * RETRY_MS;
    if (!row.renews || row.refused >= TRIES) return this.end(row);
    if (tryAt > now) return [];
    const cents = this.#priceOf(choiceIn(row));
    if (row.card !== 'pays') {
      const refused = row.refused + 1;
      await sql`
        update subscriptions.test_payments set refused = ${refused} where id = ${row.id}::uuid
      `.execute(this.#db);
      const retriesAt = refused < TRIES ? due + refused * RETRY_MS : null;
      const fact: Fact = { kind: 'failed', invoice: invoiceOf(row.id, due), cents, retriesAt };
      return [eventOf(row, `${fact.invoice}:failed:${refused}`, now, fact)];
    }
    const until = endOfPeriod(due, row.often);
    await sql`
      update subscriptions.test_payments
      set refused = 0, cents = ${cents}, period_from = ${iso(due)}::timestamptz,
        period_until = ${iso(until)}::timestamptz
      where id = ${row.id}::uuid
    `.execute(this.#db);
    return [this.#paid(row, { from: due, until, cents })];
  }

  async #setRenews(id: string, isOn: boolean): Promise<PaymentEvent[]> {
    const { rows } = await sql<Row>`
      update subscriptions.test_payments set renews = ${isOn}
      where id = ${id}::uuid and ended_at is null
      returning *
    `.execute(this.#db);
    const fact: Fact = { kind: 'renewal', isOn };
    // What is chosen later is later, also within a millisecond.
    this.#last = Math.max(this.#now(), this.#last + 1);
    return rows.map((row) => eventOf(row, randomUUID(), this.#last, fact));
  }

  #paid(row: Row, period: { from: number; until: number; cents: number }): PaymentEvent {
    const invoice = invoiceOf(row.id, period.from);
    const fact: Fact = { kind: 'paid', invoice, choice: choiceIn(row), ...period };
    return eventOf(row, `${invoice}:paid`, period.from, fact);
  }

  #priceOf({ plan, interval }: PlanChoice): number {
    return planOf(this.#options.plans, plan).prices[interval].cents;
  }

  async #row(id: string): Promise<Row | null> {
    const { rows } = await sql<Row>`
      select * from subscriptions.test_payments where id = ${id}::uuid
    `.execute(this.#db);
    return rows[0] ?? null;
  }
}

const choiceIn = ({ plan, often }: Row): PlanChoice => ({ plan, interval: often });

const invoiceOf = (id: string, from: number): string => `test-${id}-${from}`;

const eventOf = (row: Row, id: string, at: number, fact: Fact): PaymentEvent => ({
  id,
  at,
  subscription: row.id,
  provider: { subscription: row.id, customer: null },
  fact,
});

const iso = (at: number): string => new Date(at).toISOString();
