import fc from 'fast-check';

import { engines, type TestDatabase } from '../content/testing/engines';
import type { PaymentEvent } from './payments/PaymentProvider';
import { GRACE_MS } from './rules/stateOf';
import type { FakeStripe } from './testing/FakeStripe';
import { DAY, openStripe, openSubscriptions, someone } from './testing/openSubscriptions';

const START = Date.parse('2026-11-24T17:00:00Z');
const DIGITAL = { plan: 'digital', interval: 'month' } as const;
const PREMIUM = { plan: 'premium', interval: 'month' } as const;

describe.each(engines)('subscriptions on $name', (engine) => {
  let database: TestDatabase;
  const clock = { now: START };
  let stripe: FakeStripe;
  let withStripe: Awaited<ReturnType<typeof openSubscriptions>>;
  let withTest: Awaited<ReturnType<typeof openSubscriptions>>;

  beforeAll(async () => {
    database = await engine.open();
    const opened = await openStripe(clock);
    stripe = opened.stripe;
    withStripe = await openSubscriptions(database, clock, opened.provider);
    withTest = await openSubscriptions(database, clock, 'test');
  });
  afterAll(async () => {
    await stripe.close();
    await database.close();
  });
  beforeEach(() => {
    clock.now = START;
    stripe.isDeclining = false;
    withStripe.mails.length = 0;
    withTest.mails.length = 0;
  });

  /** A reader who has paid by the test provider. */
  const sell = async (
    choice: typeof DIGITAL | typeof PREMIUM = DIGITAL,
    card: 'pays' | 'pays-once' = 'pays',
  ) => {
    const { subscriptions, test } = withTest;
    const reader = someone();
    const begun = await subscriptions.begin(reader, choice);
    const order = begun.kind === 'pay' ? begun.url.split('/').at(-1)! : '';
    await test.pay(order, card);
    expect(await subscriptions.comeBack(reader.id, order)).toBe('active');
    return { ...reader, order };
  };
  const statusOf = async (account: string) =>
    (await withTest.subscriptions.of(account))?.state.status ?? null;
  const renew = async () => {
    for (const event of await withTest.test.renewDue()) await withTest.subscriptions.take(event);
  };

  it('give nothing before a payment, and what was paid for after it', async () => {
    const { subscriptions, mayOf, granted, subjects, mails } = withTest;
    const reader = someone();
    await subscriptions.begin(reader, DIGITAL);
    expect(granted.has(reader.id)).toBe(false);
    expect(await subscriptions.of(reader.id)).toBeNull();
    const paid = await sell(PREMIUM);
    expect(mayOf(paid.id)).toEqual(['digital', 'e-edition']);
    expect(granted.get(paid.id)).toMatchObject({
      source: paid.order,
      email: paid.email,
      productCode: 'premium',
      hasAdsFreeReading: true,
      startsAt: new Date(START),
      endsAt: new Date(Date.parse('2026-12-24T17:00:00Z') + GRACE_MS),
    });
    expect(subjects()).toEqual(['You subscribe to The Daily']);
    expect(mails[0]!.to.address).toBe(paid.email);
    expect(mails[0]!.text).toContain(
      'It renews automatically on Dec. 24, 2026 at $24 a month, until you cancel.',
    );
    expect(mails[0]!.text).toContain('https://daily.test/account/subscription/');
  });

  it('are not sold to who has one, and one checkout of a reader can be paid at a time', async () => {
    const { subscriptions, test } = withTest;
    const paid = await sell();
    expect(await subscriptions.begin(paid, PREMIUM)).toEqual({ kind: 'subscribed' });
    const reader = someone();
    const first = await subscriptions.begin(reader, DIGITAL);
    expect(await subscriptions.begin(reader, DIGITAL)).toEqual(first);
    const second = await subscriptions.begin(reader, PREMIUM);
    const orders = [first, second].map((begun) =>
      (begun.kind === 'pay' ? begun.url : '').split('/').at(-1)!,
    );
    expect(orders[0]).not.toBe(orders[1]);
    expect(await test.open(orders[0]!)).toBeNull();
    expect(await test.pay(orders[0]!, 'pays')).toEqual([]);
    expect(await test.open(orders[1]!)).toMatchObject({ cents: 2400 });
  });

  it('know a checkout that was paid while another plan was chosen', async () => {
    const { subscriptions, test } = withTest;
    const reader = someone();
    const begun = await subscriptions.begin(reader, DIGITAL);
    await test.pay(begun.kind === 'pay' ? begun.url.split('/').at(-1)! : '', 'pays');
    expect(await subscriptions.begin(reader, PREMIUM)).toEqual({ kind: 'subscribed' });
  });

  it('open one checkout for two windows that ask at once', async () => {
    const { subscriptions, test } = withTest;
    const reader = someone();
    const begun = await Promise.allSettled([
      subscriptions.begin(reader, DIGITAL),
      subscriptions.begin(reader, PREMIUM),
    ]);
    const orders = begun.flatMap((one) =>
      one.status === 'fulfilled' && one.value.kind === 'pay'
        ? [one.value.url.split('/').at(-1)!]
        : [],
    );
    const open = await Promise.all(orders.map((order) => test.open(order)));
    expect(open.filter(Boolean)).toHaveLength(1);
  });

  it('cost who comes back the regular price', async () => {
    const { subscriptions } = withTest;
    const former = await sell();
    expect(await subscriptions.firstPriceOf(DIGITAL, null)).toBe(100);
    expect(await subscriptions.firstPriceOf(DIGITAL, former.id)).toBe(1200);
  });

  it('end with the period that was paid for, once canceled, and go on when resumed', async () => {
    const { subscriptions, mayOf, subjects } = withTest;
    const { id } = await sell();
    await subscriptions.cancel(id);
    expect(await statusOf(id)).toBe('canceled');
    clock.now = Date.parse('2026-12-24T16:59:00Z');
    expect(mayOf(id)).toEqual(['digital']);
    await subscriptions.resume(id);
    expect(await statusOf(id)).toBe('active');
    await subscriptions.cancel(id);
    clock.now = Date.parse('2026-12-24T17:00:00Z');
    expect(mayOf(id)).toEqual([]);
    await renew();
    expect(await statusOf(id)).toBeNull();
    expect(subjects()).toEqual([
      'You subscribe to The Daily',
      'You canceled your subscription',
      'You canceled your subscription',
    ]);
    expect((await subscriptions.begin({ id, email: 'a@b.test' }, DIGITAL)).kind).toBe('pay');
  });

  it('renew by themselves, for a month each, at the regular price', async () => {
    const { id } = await sell();
    for (const [day, until] of [
      ['2026-12-24', '2027-01-24'],
      ['2027-01-24', '2027-02-24'],
    ]) {
      clock.now = Date.parse(`${day}T17:00:00Z`);
      await renew();
      const now = await withTest.subscriptions.of(id);
      expect(now?.state.paid?.until).toBe(Date.parse(`${until}T17:00:00Z`));
      expect(now?.payments[0]?.cents).toBe(1200);
    }
    expect(withTest.subjects()).toEqual(['You subscribe to The Daily']);
  });

  it('say that a payment failed, once, and end when no try goes through', async () => {
    const { subjects, mayOf, mails } = withTest;
    const { id } = await sell(DIGITAL, 'pays-once');
    clock.now = Date.parse('2026-12-24T17:00:00Z');
    await renew();
    expect(await statusOf(id)).toBe('past-due');
    expect(mayOf(id)).toEqual(['digital']);
    expect(mails.at(-1)!.text).toContain('We could not charge $12');
    for (let day = 0; day < 7; day += 1) {
      clock.now += DAY;
      await renew();
    }
    expect(await statusOf(id)).toBeNull();
    expect(mayOf(id)).toEqual([]);
    expect(subjects()).toEqual([
      'You subscribe to The Daily',
      'Your payment did not go through',
      'Your subscription has ended',
    ]);
  });

  it('change to another plan at once, and say so; a card that fails changes nothing', async () => {
    const { subscriptions, mayOf, granted, subjects } = withTest;
    const { id } = await sell();
    clock.now = Date.parse('2026-12-09T17:00:00Z');
    expect(await subscriptions.preview(id, PREMIUM)).toEqual({
      cents: 600,
      renewsAt: Date.parse('2026-12-24T17:00:00Z'),
    });
    expect(await subscriptions.change(id, PREMIUM)).toBe('changed');
    expect(mayOf(id)).toEqual(['digital', 'e-edition']);
    expect(granted.get(id)?.productCode).toBe('premium');
    expect(subjects().at(-1)).toBe('Your plan is now Premium');
    expect(await subscriptions.change(id, PREMIUM)).toBe('same');
    const poor = await sell(DIGITAL, 'pays-once');
    expect(await subscriptions.change(poor.id, PREMIUM)).toBe('declined');
    expect(mayOf(poor.id)).toEqual(['digital']);
    expect(await subscriptions.change(someone().id, PREMIUM)).toBe('none');
  });

  it('do nothing for another reader', async () => {
    const { subscriptions } = withTest;
    const { id, order } = await sell();
    const other = someone();
    expect(await subscriptions.isOf(other.id, order)).toBe(false);
    expect(await subscriptions.comeBack(other.id, order)).toBeNull();
    expect(await subscriptions.comeBack(other.id, 'nonsense')).toBeNull();
    expect(await subscriptions.cancel(other.id)).toBe(false);
    expect(await subscriptions.preview(other.id, PREMIUM)).toBeNull();
    expect(await subscriptions.portal(other.id, '/')).toBeNull();
    expect(await statusOf(id)).toBe('active');
  });

  it('write to the new address of an account', async () => {
    const { subscriptions, mails } = withTest;
    const { id } = await sell();
    await subscriptions.move(id, 'new@readers.test');
    await subscriptions.cancel(id);
    expect(mails.at(-1)?.to).toEqual({ address: 'new@readers.test' });
  });

  it('are ended and forgotten with the account', async () => {
    const { subscriptions, test, mayOf } = withTest;
    const { id, order } = await sell();
    expect(await subscriptions.everythingOf(id)).toEqual([
      expect.objectContaining({ plan: 'digital', state: expect.anything() as object }),
    ]);
    await subscriptions.forget(id);
    expect(await subscriptions.everythingOf(id)).toEqual([]);
    const events = await test.look({ id: order });
    expect(events.map(({ fact }) => fact.kind)).toEqual(['paid', 'ended']);
    clock.now = Date.parse('2026-12-24T17:00:00Z');
    expect((await test.renewDue()).filter(({ subscription }) => subscription === order)).toEqual(
      [],
    );
    for (const event of events) expect(await subscriptions.take(event)).toBe(false);
    expect(mayOf(id)).toEqual(['digital']); // what was granted is the account's to delete
  });

  describe('with what Stripe tells', () => {
    const begin = async (choice: typeof DIGITAL | typeof PREMIUM = DIGITAL) => {
      const reader = someone();
      const begun = await withStripe.subscriptions.begin(reader, choice);
      const session = begun.kind === 'pay' ? begun.url.split('/').at(-1)! : '';
      return { ...reader, session };
    };
    const read = async (event: object): Promise<PaymentEvent[]> => {
      const body = JSON.stringify(event);
      const { provider } = withStripe.subscriptions.options;
      const told = await provider!.readWebhook(stripe.sign(body), Buffer.from(body));
      return told ? [told] : [];
    };

    it('are the same in whatever order, and however often, and at once; one letter goes out', async () => {
      await fc.assert(
        fc.asyncProperty(fc.infiniteStream(fc.nat()), fc.boolean(), async (seeds, isAtOnce) => {
          clock.now = START;
          withStripe.mails.length = 0;
          const { id, session } = await begin(PREMIUM);
          const events = (await Promise.all(stripe.pay(session).map(read))).flat();
          const { subscription } = events[0]!.provider;
          clock.now += 30 * DAY;
          events.push(...(await read(stripe.renew(subscription))));
          clock.now += DAY;
          events.push(...(await read(stripe.tell('customer.subscription.updated', subscription))));
          const twice = [...events, ...events].map((event) => ({ event, at: seeds.next().value }));
          const come = twice.toSorted((a, b) => a.at - b.at).map(({ event }) => event);
          const { take } = withStripe.subscriptions;
          if (isAtOnce)
            await Promise.all(come.map((event) => take.call(withStripe.subscriptions, event)));
          else for (const event of come) await withStripe.subscriptions.take(event);
          const now = await withStripe.subscriptions.of(id);
          expect(now?.state).toMatchObject({
            status: 'active',
            paid: { choice: PREMIUM, since: START, until: START + 60 * DAY },
          });
          expect(withStripe.granted.get(id)?.endsAt).toEqual(new Date(START + 60 * DAY + GRACE_MS));
          expect(now?.payments).toHaveLength(2);
          expect(withStripe.subjects()).toEqual(['You subscribe to The Daily']);
        }),
        { numRuns: 12 },
      );
    });

    it('are found by Stripe’s own id, where an event does not repeat ours', async () => {
      const { id, session } = await begin();
      const [paid] = (await Promise.all(stripe.pay(session).map(read))).flat();
      await withStripe.subscriptions.take(paid!);
      const told = await read(stripe.renew(paid!.provider.subscription));
      expect(await withStripe.subscriptions.take({ ...told[0]!, subscription: null })).toBe(true);
      expect((await withStripe.subscriptions.of(id))?.payments).toHaveLength(2);
      const foreign = { ...told[0]!, id: 'x', subscription: 'not ours' };
      const unknown = { subscription: 'sub_of_another_shop', customer: null };
      expect(await withStripe.subscriptions.take({ ...foreign, provider: unknown })).toBe(false);
    });

    it('are known at once to who comes back before a webhook', async () => {
      const { id, session } = await begin();
      const { row } = await withStripe.subscriptions
        .everythingOf(id)
        .then(([first]) => ({ row: first as { id: string } }));
      expect(await withStripe.subscriptions.comeBack(id, row.id)).toBe('pending');
      stripe.pay(session);
      expect(await withStripe.subscriptions.comeBack(id, row.id)).toBe('active');
      expect(await withStripe.subscriptions.cancel(id)).toBe(true);
      expect((await withStripe.subscriptions.of(id))?.state.status).toBe('canceled');
      expect(await withStripe.subscriptions.portal(id, 'https://daily.test/')).toMatch(
        /^https:\/\/billing\.stripe\.com\/cus_/,
      );
    });

    it('let nobody pay a checkout that was left for another plan', async () => {
      const first = await begin();
      const second = await withStripe.subscriptions.begin(first, PREMIUM);
      expect(second.kind).toBe('pay');
      expect(() => stripe.pay(first.session)).toThrow('can’t be paid');
    });
  });
});
