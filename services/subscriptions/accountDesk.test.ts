import { engines, type TestDatabase } from '../content/testing/engines';
import { accountDesk } from './accountDesk';
import { PaymentDown } from './payments/PaymentProvider';
import { openSubscriptions, someone } from './testing/openSubscriptions';

const PATHS = { plansPath: '/subscribe_loggedin/', accountPath: '/account/subscription/' };

describe.each(engines)('the page of a subscription on $name', (engine) => {
  let database: TestDatabase;
  const clock = { now: 0 };
  let open: Awaited<ReturnType<typeof openSubscriptions>>;
  let desk: ReturnType<typeof accountDesk>;

  beforeAll(async () => {
    database = await engine.open();
    open = await openSubscriptions(database, clock, 'test');
    desk = accountDesk(open.subscriptions, PATHS);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    clock.now = Date.parse('2026-11-24T17:00:00Z');
  });
  afterEach(() => jest.restoreAllMocks());

  const owner = (id: string) => ({ id, isSubscribed: true, token: 'token' });
  const buyer = async (card: 'pays' | 'pays-once' = 'pays') => {
    const reader = someone();
    const choice = { plan: 'digital', interval: 'month' } as const;
    const begun = await open.subscriptions.begin(reader, choice);
    const order = begun.kind === 'pay' ? begun.url.split('/').at(-1)! : '';
    await open.test.pay(order, card);
    await open.subscriptions.comeBack(reader.id, order);
    return owner(reader.id);
  };
  const change = (seen: string, plan = 'premium') => {
    return { action: 'change', plan, interval: 'month', seen };
  };

  it('tells the plan, the next payment and what was paid, and has a button to cancel', async () => {
    const { text } = await desk.page(await buyer());
    for (const words of ['Digital', 'Active', '$12 on Dec. 24, 2026', '$12 a month'])
      expect(text).toContain(words);
    expect(text).toMatch(/Nov\. 24, 2026<\/span>\s*<b>\$1<\/b>/);
    expect(text).toContain('Cancel subscription');
    expect(text).not.toContain('Resume subscription');
  });

  it('changes a plan for the amount that was seen, and no other', async () => {
    const reader = await buyer();
    const page = await desk.changePage(reader, { plan: 'premium', interval: 'month' });
    expect(page!.text).toContain('name="seen" value="1200"');
    expect(await desk.apply(reader, change('1'))).toEqual({
      problem: 'The price has changed by the hour. Look at it once more.',
    });
    expect(open.mayOf(reader.id)).toEqual(['digital']);
    expect(await desk.apply(reader, change('1200'))).toEqual({ done: 'changed' });
    expect(open.mayOf(reader.id)).toEqual(['digital', 'e-edition']);
  });

  it('says why a plan was not changed, and that it is as it was', async () => {
    const poor = await buyer('pays-once');
    expect(await desk.apply(poor, change('1200'))).toEqual({
      problem: 'Your card was declined. Your plan is as it was.',
    });
    expect(await desk.apply(poor, change('0', 'digital'))).toEqual({
      problem: 'You have this plan, or none that can be changed.',
    });
    const other = { problem: 'You have no subscription that this could change.' };
    expect(await desk.apply(owner('somebody else'), { action: 'cancel' })).toEqual(other);
    expect(await desk.apply(poor, { action: 'portal' })).toEqual(other);
    await expect(desk.apply(poor, { action: 'free' })).rejects.toThrow('Choose what to do');
    await expect(desk.apply(poor, change('0', 'gold'))).rejects.toThrow('There is no such plan.');
  });

  it('says that payments are down, and changes nothing', async () => {
    const reader = await buyer();
    jest.spyOn(open.test, 'cancel').mockRejectedValue(new PaymentDown('away'));
    expect(await desk.apply(reader, { action: 'cancel' })).toEqual({
      problem: expect.stringContaining('Nothing was changed') as string,
    });
    expect((await open.subscriptions.of(reader.id))?.state.status).toBe('active');
  });

  it('says so where a payment failed, and when it is tried again', async () => {
    const reader = await buyer('pays-once');
    clock.now = Date.parse('2026-12-24T17:00:00Z');
    for (const event of await open.test.renewDue()) await open.subscriptions.take(event);
    const { text } = await desk.page(reader);
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Your payment of $12 did not go through. You can read until Dec. 31, 2026. We will try again on Dec. 26, 2026.',
    );
    expect(text).not.toContain('Change your plan');
  });

  it('leads who has none to the plans, and who subscribed elsewhere to customer service', async () => {
    const nobody = { ...owner('nobody'), isSubscribed: false };
    expect((await desk.page(nobody)).text).toContain('href="/subscribe_loggedin/"');
    const elsewhere = (await desk.page(owner('elsewhere'))).text;
    expect(elsewhere).toContain('Our customer service looks after your plan');
    expect(elsewhere).not.toContain('<form');
  });
});
