import { ask, type Question } from '../../ask';
import { asking, mustBe } from '../../asking';
import type { Attempt } from '../../attempt';
import type { Target } from '../../openTarget';
import { FORM } from './tokens';

/** Subscriptions that nobody pays for. */
export function payments(target: Target): Attempt[] {
  const { cookie } = target.readers.other;
  const form = 'plan=premium&interval=month&agree=yes&amount=0';
  const paid = JSON.stringify({
    id: 'evt_attack',
    type: 'invoice.paid',
    data: { object: { object: 'invoice', amount_paid: 0, subscription: 'sub_attack' } },
  });
  const post = (path: string, body: string, headers: Record<string, string>): Question => ({
    method: 'POST',
    path: `/gateway/subscriptions/${path}`,
    headers: { ...FORM, cookie, ...headers },
    body,
  });
  const refused = mustBe(400, 401, 403, 404, 410);
  return [
    ...['checkout', 'pay', 'test/x'].map((path) =>
      asking(
        target,
        `a form of another site at subscriptions/${path}`,
        post(path, form, { 'sec-fetch-site': 'cross-site' }),
        refused,
      ),
    ),
    asking(
      target,
      'pays without the token of the session',
      post('pay', form, { origin: target.url }),
      refused,
    ),
    ...['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'a'.repeat(64)}`].map((sign) =>
      asking(
        target,
        `tells of a payment, signed ${JSON.stringify(sign)}`,
        post('webhook', paid, { 'content-type': 'application/json', 'stripe-signature': sign }),
        refused,
      ),
    ),
    asking(
      target,
      'the payment page of nobody',
      { path: '/gateway/subscriptions/test/x' },
      mustBe(303, 404, 410),
    ),
    asking(
      target,
      'comes back from an order of nobody',
      { path: '/gateway/subscriptions/done?order=x', headers: { cookie } },
      ({ text }) => (/you subscribe|thank/i.test(text) ? 'is thanked for it' : null),
    ),
    {
      name: 'subscribes by none of these',
      run: async () => {
        const { text } = await ask(target, {
          path: '/gateway/readers/me',
          headers: { cookie },
        });
        return text.includes('"Logged In"') ? null : text.slice(0, 200);
      },
    },
  ];
}
