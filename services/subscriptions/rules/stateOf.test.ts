import fc from 'fast-check';

import type { Fact } from '../payments/PaymentProvider';
import { GRACE_MS, paymentsIn, stateOf, type Told } from './stateOf';

const DAY = 86_400_000;
const START = Date.parse('2026-11-24T17:00:00Z');
const MONTH = 30 * DAY;

/** Facts of a monthly subscription, by day. */
const told = (...list: [day: number, fact: Fact][]): Told[] =>
  list.map(([day, fact], index) => ({ id: `e${index}`, at: START + day * DAY, fact }));
const paid = (day: number, plan = 'digital', days = 30): Fact => ({
  kind: 'paid',
  invoice: `in-${day}-${plan}`,
  choice: { plan, interval: 'month' },
  cents: 1200,
  from: START + day * DAY,
  until: START + (day + days) * DAY,
});
const failed = (day: number, of: number): [number, Fact] => [
  day,
  { kind: 'failed', invoice: `in-${of}-digital`, cents: 1200, retriesAt: null },
];
const renewal = (isOn: boolean): Fact => ({ kind: 'renewal', isOn });
const ended: Fact = { kind: 'ended' };

describe('the state of a subscription', () => {
  it.each<[string, Told[], number, string]>([
    ['nothing was paid', [], 0, 'pending'],
    ['the first payment was refused', told(failed(0, 0)), 0, 'pending'],
    ['a month was paid', told([0, paid(0)]), 29, 'active'],
    ['the next payment is on its way', told([0, paid(0)]), 31, 'active'],
    ['nothing more came', told([0, paid(0)]), 37, 'ended'],
    ['the next payment was refused', told([0, paid(0)], failed(30, 30)), 31, 'past-due'],
    ['and came after all', told([0, paid(0)], failed(30, 30), [32, paid(30)]), 33, 'active'],
    ['and did not', told([0, paid(0)], failed(30, 30)), 38, 'ended'],
    ['it was canceled', told([0, paid(0)], [3, renewal(false)]), 29, 'canceled'],
    ['and its period is over', told([0, paid(0)], [3, renewal(false)]), 30, 'ended'],
    [
      'and taken up again',
      told([0, paid(0)], [3, renewal(false)], [4, renewal(true)]),
      29,
      'active',
    ],
    ['it was ended', told([0, paid(0)], [3, ended]), 4, 'ended'],
    ['nothing begins again', told([0, paid(0)], [3, ended], [30, paid(30)]), 31, 'ended'],
  ])('when %s', (_what, facts, day, status) => {
    expect(stateOf(facts, START + day * DAY).status).toBe(status);
  });

  it('has the plan that was paid for last, also where an older payment is told later', () => {
    const facts = told([10, paid(10, 'premium', 20)], [11, paid(0)]);
    expect(stateOf(facts, START + 12 * DAY).paid).toEqual({
      choice: { plan: 'premium', interval: 'month' },
      since: START,
      until: START + MONTH,
      accessUntil: START + MONTH + GRACE_MS,
    });
  });

  it('lists a payment once, however often it is told', () => {
    const facts = told([0, paid(0)], [1, paid(0)], [30, paid(30)]);
    expect(paymentsIn(facts).map(({ at }) => (at - START) / DAY)).toEqual([30, 1]);
  });
});

/** Facts in any mixture, of a few invoices and plans. */
const anyTold = fc.array(
  fc.record({
    id: fc.uuid(),
    at: fc.integer({ min: 0, max: 120 }).map((day) => START + day * DAY),
    fact: fc.oneof(
      fc
        .tuple(fc.constantFrom(0, 30, 60, 90), fc.constantFrom('digital', 'premium'))
        .map(([day, plan]) => paid(day, plan)),
      fc.constantFrom(0, 30, 60, 90).map((day) => failed(day, day)[1]),
      fc.boolean().map(renewal),
      fc.constant(ended),
    ),
  }),
  { maxLength: 12 },
);
const anyNow = fc.integer({ min: -1, max: 150 }).map((day) => START + day * DAY);
/** The same facts in another order, some of them again. */
const asTheyCome = anyTold.chain((facts) =>
  fc
    .tuple(
      fc.shuffledSubarray(facts, { minLength: facts.length }),
      fc.shuffledSubarray(facts, { minLength: 0 }),
    )
    .map(([all, again]) => ({ facts, come: [...all, ...again] })),
);

describe('whatever is told, in whatever order and however often', () => {
  it('the state is the same', () => {
    fc.assert(
      fc.property(asTheyCome, anyNow, ({ facts, come }, now) => {
        expect(stateOf(come, now)).toEqual(stateOf(facts, now));
        expect(paymentsIn(come)).toHaveLength(paymentsIn(facts).length);
      }),
    );
  });

  it('nobody has access to what no payment was for, nor for longer', () => {
    fc.assert(
      fc.property(asTheyCome, anyNow, ({ come }, now) => {
        const { paid: has } = stateOf(come, now);
        const payments = come.map(({ fact }) => fact).filter(({ kind }) => kind === 'paid');
        if (!has) return expect(payments).toEqual([]);
        const isPaid = payments.some(
          (fact) =>
            fact.kind === 'paid' &&
            fact.choice.plan === has.choice.plan &&
            fact.until === has.until &&
            has.accessUntil <= fact.until + GRACE_MS,
        );
        return expect(isPaid).toBe(true);
      }),
    );
  });

  it('what is ended gives no access after its end', () => {
    fc.assert(
      fc.property(asTheyCome, anyNow, ({ come }, now) => {
        const ends = come.filter(({ fact }) => fact.kind === 'ended').map(({ at }) => at);
        const { paid: has, status } = stateOf(come, now);
        if (ends.length === 0 || !has) return;
        expect(status).toBe('ended');
        expect(has.accessUntil).toBeLessThanOrEqual(Math.min(...ends));
      }),
    );
  });
});
