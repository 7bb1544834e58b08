import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { engines, type TestDatabase } from '../content/testing/engines';
import { grantAccess } from './store/subscriptions';
import { nelly, openReaders, subscriber, TOKEN, type ReadersSite } from './testing/openReaders';

const QUERY = 'query($email: String!) { getSubscriberInfo(email: $email) { auth0Id } }';

describe.each(engines)('The subscriber calls on $name (platform §7)', (engine) => {
  let database: TestDatabase;
  let site: ReadersSite;
  let now = 0;
  let upstream: Server;
  /** What a hosted service answers, by path. */
  let answers: Record<string, { status: number; body: string }> = {};
  const asked: { path: string; authorization: string | undefined; body: string }[] = [];

  beforeAll(async () => {
    database = await engine.open();
    site = await openReaders(database, { now: () => Date.now() + now });
    upstream = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        const path = request.url ?? '';
        asked.push({ path, authorization: request.headers.authorization, body });
        const answer = answers[path.split('?')[0]!];
        response.writeHead(answer?.status ?? 404).end(answer?.body ?? '');
      });
    });
    await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  });
  afterAll(async () => {
    upstream.close();
    await site.app.close();
    await database.close();
  });
  afterEach(() => {
    now = 0;
    asked.length = 0;
  });

  const ask = async (variables: object, token = TOKEN, query = QUERY) => {
    const answer = await fetch(site.at('/gateway/v1/graphql/in-app-purchase'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const read = async (auth0Id: string, token = TOKEN) => {
    const answer = await fetch(
      site.at(`/gateway/auth/subscriber?${new URLSearchParams({ auth0Id })}`),
      { headers: { authorization: `Bearer ${token}` } },
    );
    return { status: answer.status, body: await answer.json() };
  };

  it('tell the id of an address, and what that may do', async () => {
    const { body } = await ask({ email: subscriber.email.toUpperCase() });
    const { auth0Id } = body.data.getSubscriberInfo;
    expect(await read(auth0Id)).toEqual({
      status: 200,
      body: {
        userPermissions: ['digital', 'e-edition'],
        sf_product_code: 'digital',
        hasAdsFreeReading: 1,
      },
    });
    expect(await ask({ email: nelly.email })).toEqual({
      status: 200,
      body: { data: { getSubscriberInfo: null } },
    });
    expect((await read('nobody')).status).toBe(404);
    expect(await ask({})).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'The variable email is missing.' }] },
    });
    expect(await ask({ email: subscriber.email }, TOKEN, 'query { getOffers { id } }')).toEqual({
      status: 400,
      body: { errors: [{ message: 'Ask for getSubscriberInfo(email).' }] },
    });
  });

  it.each(['', 'guessed', `${TOKEN}x`])(
    'answer to the deployment alone, not to "%s"',
    async (token) => {
      expect((await ask({ email: subscriber.email }, token)).status).toBe(401);
      expect((await read('x', token)).status).toBe(401);
    },
  );

  it('give nothing any more once a subscription has ended', async () => {
    const browser = await site.signIn(subscriber);
    expect(await site.me(browser)).toMatchObject({ state: 'Subscribed' });
    await site.pool.query('update readers.subscriptions set ends_at = $1', [
      new Date(Date.now() + 3_600_000),
    ]);
    expect(await site.me(browser)).toMatchObject({ state: 'Subscribed' });
    now = 7_200_000;
    expect(await site.me(browser)).toMatchObject({
      state: 'Logged In',
      userPermissions: [],
      hasAdsFreeReading: 0,
    });
    expect(browser.cookies.get('broadsheet_reader')?.value).toBe('in');
    await site.pool.query('update readers.subscriptions set ends_at = null');
  });

  const INFO = '/base/v1/graphql/in-app-purchase';
  const PERMISSIONS = '/base/auth/subscriber';
  const ok = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
  const id = ok({ data: { getSubscriberInfo: { auth0Id: 'auth0|7' } } });

  /** Someone who signs in while a hosted service answers so. */
  const hosted = async (given: typeof answers) => {
    answers = given;
    const { port } = upstream.address() as AddressInfo;
    const elsewhere = await openReaders(database, {
      subscribersBase: () => `http://127.0.0.1:${port}/base/`,
      now: () => Date.now() + now,
    });
    const browser = await elsewhere.signIn(nelly);
    const me = await elsewhere.me(browser);
    return { me, browser, elsewhere };
  };

  it('may be answered by a hosted service, which is asked with the token, at most every 10 minutes', async () => {
    const given = {
      [INFO]: id,
      [PERMISSIONS]: ok({
        userPermissions: ['all', 7, null],
        sf_product_code: 'D7',
        hasAdsFreeReading: 1,
      }),
    };
    const { me, browser, elsewhere } = await hosted(given);
    expect(me).toMatchObject({ state: 'Subscribed', auth0Id: 'auth0|7', sf_product_code: 'D7' });
    expect(me).toMatchObject({ userPermissions: ['all'] });
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatchObject({ path: INFO, authorization: `Bearer ${TOKEN}` });
    expect(JSON.parse(asked[0]!.body)).toMatchObject({
      query: expect.stringContaining('getSubscriberInfo'),
      variables: { email: nelly.email },
    });
    expect(asked[1]?.path).toBe(`${PERMISSIONS}?auth0Id=auth0%7C7`);
    now = 590_000;
    await elsewhere.me(browser);
    expect(asked).toHaveLength(2);
    now = 610_000;
    await elsewhere.me(browser);
    expect(asked).toHaveLength(4);
    await elsewhere.app.close();
  });

  const nothing = {
    state: 'Logged In',
    userPermissions: [],
    sf_product_code: null,
    hasAdsFreeReading: 0,
  };
  it.each([
    ['cannot be reached', { [INFO]: { status: 500, body: '' } }, nothing],
    ['answers no JSON', { [INFO]: { status: 200, body: '<html>' } }, nothing],
    ['answers something else', { [INFO]: ok({ data: [] }) }, nothing],
    [
      'does not know what they may do',
      { [INFO]: id, [PERMISSIONS]: { status: 503, body: '' } },
      { ...nothing, auth0Id: 'auth0|7' },
    ],
  ])(
    'let a reader in without permissions where the service %s, and log it',
    async (_how, given, expected) => {
      const { me, elsewhere } = await hosted(given);
      expect(me).toMatchObject(expected);
      expect(elsewhere.warnings).toHaveLength(1);
      expect(elsewhere.warnings[0]).toMatch(
        /^(A subscriber could not be looked up|The permissions of a subscriber could not be read)$/,
      );
      await elsewhere.app.close();
    },
  );

  it.each([[null], [undefined], ['']])(
    'are nobody’s where the service knows the id %j',
    async (auth0Id) => {
      const answer = ok({ data: { getSubscriberInfo: { auth0Id } } });
      const { me, elsewhere } = await hosted({ [INFO]: answer });
      expect(me).toMatchObject(nothing);
      expect(elsewhere.warnings).toEqual([]);
      await elsewhere.app.close();
    },
  );

  describe('after a subscription was sold on this site', () => {
    const sold = (more: object = {}) => ({
      source: crypto.randomUUID(),
      account: '',
      email: 'Sold@Readers.test',
      productCode: 'premium',
      permissions: ['digital', 'e-edition'],
      hasAdsFreeReading: true,
      startsAt: new Date(Date.now() - 1000),
      endsAt: new Date(Date.now() + 86_400_000),
      ...more,
    });
    const grant = (access: ReturnType<typeof sold>) =>
      site.readers.db.transaction().execute((transaction) => grantAccess(transaction, access));
    const subscriberAt = async (email: string) => {
      const { body } = await ask({ email });
      const { auth0Id } = body.data.getSubscriberInfo ?? {};
      return auth0Id ? { auth0Id, ...(await read(auth0Id)).body } : null;
    };

    it('answer with what it lets its reader do, until it ends', async () => {
      await grant(sold());
      expect(await subscriberAt('sold@readers.test')).toMatchObject({
        userPermissions: ['digital', 'e-edition'],
        sf_product_code: 'premium',
        hasAdsFreeReading: 1,
      });
      now = 2 * 86_400_000;
      expect(await subscriberAt('sold@readers.test')).toMatchObject({
        userPermissions: [],
        sf_product_code: null,
        hasAdsFreeReading: 0,
      });
    });

    it('answer with the changed plan in place of the old one', async () => {
      const access = sold({ email: 'changed@readers.test' });
      await grant(access);
      const before = await subscriberAt('changed@readers.test');
      await grant({ ...access, productCode: 'digital', permissions: ['digital'] });
      expect(await subscriberAt('changed@readers.test')).toMatchObject({
        auth0Id: before!.auth0Id,
        userPermissions: ['digital'],
        sf_product_code: 'digital',
      });
    });

    it('have one id for an address that subscribes again, and one that was known before', async () => {
      const email = 'again@readers.test';
      await grant(sold({ email, endsAt: new Date(Date.now() - 500) }));
      const before = await subscriberAt(email);
      await Promise.all([grant(sold({ email })), grant(sold({ email }))]);
      expect(await subscriberAt(email)).toMatchObject({
        auth0Id: before!.auth0Id,
        sf_product_code: 'premium',
      });
      const known = await subscriberAt(subscriber.email);
      await grant(sold({ email: subscriber.email }));
      expect((await subscriberAt(subscriber.email))!.auth0Id).toBe(known!.auth0Id);
    });

    it('know the reader at once, who was looked up a moment before, also by a new address', async () => {
      const browser = await site.signIn(nelly);
      expect(await site.me(browser)).toMatchObject({ state: 'Logged In' });
      const account = (await site.readers.readerOf({
        cookie: `broadsheet_session=${browser.cookies.get('broadsheet_session')!.value}`,
      }))!;
      await grant(sold({ account: account.id, email: 'former@readers.test' }));
      expect(await site.me(browser)).toMatchObject({
        state: 'Subscribed',
        isPremium: true,
        hasAdsFreeReading: 1,
        sf_product_code: 'premium',
      });
      expect(await subscriberAt('former@readers.test')).toBeNull();
      expect(browser.cookies.get('broadsheet_reader')!.value).toBe('subscribed.ads-free.premium');
    });

    it('go along to a new address of their reader, bought here or known before, and leave the old one', async () => {
      // What another account bought for this address stays with it: the test above did.
      await site.pool.query(`delete from readers.subscriptions where reader_id = ''`);
      const browser = await site.signIn(subscriber);
      const { auth0Id = '' } = await site.me(browser);
      const { rows } = await site.pool.query<{ subject: string }>(
        'select subject from readers.accounts where email = $1',
        [subscriber.email],
      );
      const id = rows[0]?.subject ?? '';
      const to = 'sue@new.test';
      await site.readers.takeOver({ id, name: 'Sue', email: to });
      expect(await site.me(browser)).toMatchObject({ email: to, state: 'Subscribed', auth0Id });
      expect(await subscriberAt(subscriber.email)).toBeNull();
      await site.readers.takeOver({ id, name: 'Sue', email: subscriber.email });
      expect(await site.me(browser)).toMatchObject({ state: 'Subscribed', isPremium: true });
    });
  });
});
