import { engines } from '../../content/testing/engines';
import type { PayingReader } from '../options';
import { openRoutes } from '../testing/openRoutes';

describe.each(engines)('payments on $name', (engine) => {
  const { clock, stripe, parts, signIn, ask, pay } = openRoutes(engine);
  const pathOf = (url: string | null): string => new URL(url ?? '').pathname;

  describe('the test provider', () => {
    const checkoutOf = async (reader: PayingReader & { cookie: string }) =>
      pathOf((await pay(reader)).to);

    it('declines one card, knows another as expired, takes a third, and then nothing more', async () => {
      const reader = signIn();
      const path = await checkoutOf(reader);
      const with_ = (card: string) =>
        ask(path, { cookie: reader.cookie, form: { csrf: reader.token, card } });
      const declined = await with_('4000 0000 0000 0002');
      expect([declined.status, /declined/.test(declined.text)]).toEqual([402, true]);
      const expired = await with_('4000000000000069');
      expect([expired.status, /has expired/.test(expired.text)]).toEqual([402, true]);
      expect((await with_('5555 5555 5555 4444')).status).toBe(402);
      const paid = await with_('4242 4242 4242 4242');
      expect(paid.status).toBe(303);
      expect((await with_('4242 4242 4242 4242')).status).toBe(404);
      const done = new URL(paid.to!);
      const { to } = await ask(done.pathname + done.search, { cookie: reader.cookie });
      expect(to).toBe('/account/subscription/?done=subscribed');
      expect(parts().test.mayOf(reader.id)).toEqual(['digital']);
    });

    it('shows and takes the order of its reader alone', async () => {
      const path = await checkoutOf(signIn());
      const other = signIn();
      expect((await ask(path, { cookie: other.cookie })).status).toBe(404);
      const form = { csrf: other.token, card: '4242424242424242' };
      expect((await ask(path, { cookie: other.cookie, form })).status).toBe(404);
      expect((await ask(path)).to).toMatch(/sign-in/);
    });

    it('takes no payment that another page sends', async () => {
      const reader = signIn();
      const path = await checkoutOf(reader);
      const form = { csrf: reader.token, card: '4242424242424242' };
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect((await ask(path, { cookie: reader.cookie, form, headers })).status).toBe(403);
      expect(
        (await ask(path, { cookie: reader.cookie, form: { ...form, csrf: 'x' } })).status,
      ).toBe(403);
    });

    it('is not there for who comes by a public name', async () => {
      const reader = signIn();
      const path = await checkoutOf(reader);
      const { hostname, port } = new URL(parts().test.origin);
      const http = await import('node:http');
      const status = await new Promise((resolve, reject) => {
        const headers = { host: 'www.daily.example', cookie: reader.cookie };
        http
          .get({ hostname, port, path, headers }, (answer) => resolve(answer.statusCode))
          .on('error', reject);
      });
      expect(status).toBe(404);
    });

    it('is not mounted beside Stripe', async () => {
      expect(
        (await ask(await checkoutOf(signIn()), { on: 'stripe', cookie: signIn().cookie })).status,
      ).toBe(404);
    });
  });

  describe('what Stripe sends', () => {
    const send = async (body: string, headers: Record<string, string>) => {
      const response = await fetch(`${parts().stripe.origin}/gateway/subscriptions/webhook`, {
        method: 'POST',
        body,
        headers,
      });
      return { status: response.status, body: (await response.json()) as object };
    };
    const bought = async () => {
      const reader = signIn();
      const { to } = await pay(reader, 'stripe');
      const events = stripe().pay(to!.split('/').at(-1)!);
      return { reader, body: JSON.stringify(events.at(-1)) };
    };

    it('counts with its signature, and once however often it comes', async () => {
      const { reader, body } = await bought();
      for (let times = 0; times < 3; times += 1)
        expect(await send(body, stripe().sign(body))).toEqual({
          status: 200,
          body: { isTaken: true },
        });
      expect(parts().stripe.mayOf(reader.id)).toEqual(['digital']);
      expect(parts().stripe.mails.filter(({ to }) => to.address === reader.email)).toHaveLength(1);
    });

    it('counts for nothing where it is forged, changed on its way, or old', async () => {
      const { reader, body } = await bought();
      const old = stripe().sign(body, { at: clock.now - 3_600_000 });
      const premium = body.replaceAll('price_dm', 'price_pm');
      for (const [text, headers] of [
        [body, { 'content-type': 'application/json' }],
        [body, stripe().sign(body, { secret: 'guess' })],
        [premium, stripe().sign(body)],
        [body, old],
      ] as const)
        expect([400, 401]).toContain((await send(text, { ...headers })).status);
      expect(parts().stripe.mayOf(reader.id)).toEqual([]);
    });

    it('is answered with an error where it could not be kept, so that it comes again', async () => {
      const { reader, body } = await bought();
      const unknown = body.replaceAll('price_dm', 'price_of_nobody');
      expect((await send(unknown, stripe().sign(unknown))).status).toBe(500);
      expect(parts().stripe.mayOf(reader.id)).toEqual([]);
    });

    it('is answered, and left, where it is about nothing of ours', async () => {
      const body = JSON.stringify(stripe().event('customer.created', { id: 'cus_1' }));
      expect(await send(body, stripe().sign(body))).toEqual({
        status: 200,
        body: { isTaken: false },
      });
    });
  });
});
