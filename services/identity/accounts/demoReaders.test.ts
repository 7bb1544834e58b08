import { engines, type TestDatabase } from '../../content/testing/engines';
import { Browser } from '../testing/Browser';
import { editorOf } from '../testing/editorOf';
import { openNode, type IdentityNode } from '../testing/openIdentity';
import { Reader } from '../testing/Reader';

const READERS = [
  { label: 'Subscribed', email: 'subscriber@readers.example', name: 'Sam Subscriber' },
  { label: 'Staff', email: 'staff@daily.example', name: 'Stella Staff' },
];

describe.each(engines)('readers of the demo, on $name', (engine) => {
  let database: TestDatabase;
  let node: IdentityNode;
  let plain: IdentityNode;

  beforeAll(async () => {
    database = await engine.open();
    node = await openNode(database.pool, { demoReaders: READERS });
    plain = await openNode(database.pool);
  });
  afterAll(async () => {
    await node.close();
    await plain.close();
    await database.close();
  });

  it('are signed in as with one click', async () => {
    const reader = await Reader.at(node);
    const page = await reader.arrive();
    const markup = await (await reader.browser.ask(page)).text();
    for (const { email, label } of READERS)
      expect(markup).toContain(`name="demo" value="${email}">${label}</button>`);
    const answer = await reader.browser.submit(page, { demo: READERS[0]?.email ?? '' });
    const next = answer.headers.get('location') ?? '';
    await reader.browser.follow(next, (url) => url.includes('/readers/callback'));
    expect(await reader.who()).toMatchObject({ email: 'subscriber@readers.example' });
  });

  it('are there once, however often the service starts', async () => {
    await (await openNode(database.pool, { demoReaders: READERS })).close();
    const { rows } = await database.pool.query('select email, password from identity.accounts');
    expect(rows).toHaveLength(READERS.length);
    expect(rows.every(({ password }) => password === null)).toBe(true);
  });

  it('are not there where they can’t be made, which the service says as it starts', async () => {
    const reader = { label: 'Wrong', email: 'no address', name: 'Nobody' };
    await expect(openNode(database.pool, { demoReaders: [reader] })).rejects.toThrow(
      'Enter an email address',
    );
  });

  it('are refused where they are not enabled, for another email, for staff, and from another site', async () => {
    const demo = READERS[0]?.email ?? '';
    const elsewhere = await Reader.at(plain);
    const page = await elsewhere.arrive();
    expect(await (await elsewhere.browser.ask(page)).text()).not.toContain('Try it as');
    expect((await elsewhere.browser.submit(page, { demo })).status).toBe(403);
    expect(await elsewhere.who()).toBeNull();

    const reader = await Reader.at(node);
    const own = await reader.arrive();
    expect((await reader.browser.submit(own, { demo: 'boss@daily.example' })).status).toBe(403);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await reader.browser.submit(own, { demo }, foreign)).status).toBe(403);

    const editor = await editorOf(node.issuer);
    const browser = new Browser();
    const staff = await editor.open(browser, await editor.begin());
    expect((await browser.submit(staff, { demo })).status).toBe(403);
  });
});
