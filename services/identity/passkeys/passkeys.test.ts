import { engines, type TestDatabase } from '../../content/testing/engines';
import { createAccount, setAccountState } from '../accounts/accounts';
import { openDatabase } from '../store/openDatabase';
import type { Database } from '../store/tables';
import { Browser } from '../testing/Browser';
import { openNode, type IdentityNode } from '../testing/openIdentity';
import { Reader } from '../testing/Reader';
import { SoftwarePasskey } from '../testing/SoftwarePasskey';
import { CHALLENGE_MS } from './challenges';

const unescape = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** An id that the database refuses. */
const NUL_ID = JSON.stringify({ id: '\0', response: {} });

/** What a page asks of a passkey. */
function questionIn(markup: string) {
  const [, options = '{}'] = /data-options="([^"]*)"/.exec(markup) ?? [];
  const [, token = ''] = /name="token" value="([^"]*)"/.exec(markup) ?? [];
  const asked = JSON.parse(unescape(options)) as {
    challenge: string;
    rp?: { id: string };
    rpId?: string;
    excludeCredentials?: { id: string }[];
  };
  return { asked, token };
}

describe.each(engines)('passkeys, on $name', (engine) => {
  let database: TestDatabase;
  let node: IdentityNode;
  let db: Database;
  let made = 0;

  beforeAll(async () => {
    database = await engine.open();
    node = await openNode(database.pool);
    db = await openDatabase(database.pool);
  });
  afterAll(async () => {
    await node.close();
    await database.close();
  });

  /** A reader who is signed in. */
  const owner = async () => {
    const email = `keys-${(made += 1)}@daily.example`;
    const account = await createAccount(db, { email, name: 'Nelly Bly', password: null });
    const reader = await Reader.at(node);
    await reader.prove('sign-in', email);
    await reader.who();
    const page = `${node.issuer}/passkeys`;
    const open = async () => questionIn(await (await reader.browser.ask(page)).text());
    const submit = (fields: Record<string, string>, headers?: Record<string, string>) =>
      reader.browser.submit(page, fields, headers);
    return { account, reader, page, open, submit };
  };

  /** A reader with a passkey. */
  const keyOwner = async () => {
    const one = await owner();
    const key = new SoftwarePasskey(node.origin);
    const { asked, token } = await one.open();
    const added = await one.submit({ token, answer: key.create(asked), name: 'My phone' });
    expect(added.status).toBe(200);
    return { ...one, key, markup: await added.text() };
  };

  /** A sign-in page, and how to answer it. */
  const arrive = async () => {
    const reader = await Reader.at(node);
    const page = await reader.arrive();
    const question = questionIn(await (await reader.browser.ask(page)).text());
    const answer = (text: string, token = question.token) =>
      reader.browser.submit(page.replace('?', '/passkey?'), { token, answer: text });
    return { reader, page, ...question, answer };
  };
  const follow = async (reader: Reader, answer: Response) => {
    await reader.browser.follow(answer.headers.get('location') ?? '', (url) =>
      url.includes('/readers/callback'),
    );
    return reader.who();
  };

  it('are added by who is signed in, and sign in by themselves', async () => {
    const { account, key, markup } = await keyOwner();
    expect(markup).toContain('<h2>My phone</h2>');
    const { asked, reader, answer } = await arrive();
    expect(asked).toMatchObject({ rpId: '127.0.0.1' });
    const answered = await answer(key.get(asked));
    expect(answered.status).toBe(303);
    expect(await follow(reader, answered)).toMatchObject({ sub: account.id });
    const again = await arrive();
    expect((await again.answer(key.get(again.asked))).status).toBe(303);
  });

  it('are named, and removed: then they sign nobody in', async () => {
    const { submit, key, open } = await keyOwner();
    const id = key.id.toString('base64url');
    expect((await open()).asked.excludeCredentials).toEqual([
      { id, type: 'public-key', transports: ['hybrid', 'internal'] },
    ]);
    const named = await submit({ do: 'rename', id, name: ' <b>Desk</b>\n ' });
    expect(await named.text()).toContain('<h2>&lt;b&gt;Desk&lt;/b&gt;</h2>');
    const foreign = await owner();
    await foreign.submit({ do: 'rename', id, name: 'Stolen' });
    await foreign.submit({ do: 'remove', id });
    const removals = async () =>
      (
        await database.pool.query<{ n: number }>(
          "select count(*)::int as n from identity.audit where event = 'passkey-removed'",
        )
      ).rows[0]?.n;
    const removed = await removals();
    for (const change of ['rename', 'remove'])
      expect((await submit({ do: change, id: '\0', name: '\0' })).status).toBe(200);
    const before = await arrive();
    expect((await before.answer(key.get(before.asked))).status).toBe(303);
    expect(await (await submit({ do: 'remove', id })).text()).toContain('You have no passkeys yet');
    // Who tried to remove another's is not said to have.
    expect([removed, await removals()]).toEqual([0, 1]);
    const { asked, answer } = await arrive();
    expect((await answer(key.get(asked))).status).toBe(400);
  });

  it('are 20 at most: one more is not taken', async () => {
    const { account, submit, open } = await owner();
    await database.pool.query(
      `insert into identity.passkeys
       select $1 || n, $1, 'Key ' || n, '', 0, '', now() from generate_series(1, 19) as n`,
      [account.id],
    );
    const add = async (): Promise<number> => {
      const { asked, token } = await open();
      const answer = new SoftwarePasskey(node.origin).create(asked);
      await submit({ token, answer, name: 'One more' });
      return (await open()).asked.excludeCredentials?.length ?? 0;
    };
    expect([await add(), await add()]).toEqual([20, 20]);
  });

  it('are shown to nobody who is not signed in', async () => {
    const browser = new Browser();
    const answer = await browser.ask(`${node.issuer}/passkeys`);
    const start = `${node.origin}/gateway/readers/sign-in?to=%2Fgateway%2Fidentity%2Fpasskeys`;
    expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining(start)]);
    expect((await browser.submit(`${node.issuer}/passkeys`, { do: 'remove' })).status).toBe(401);
    const { account, submit } = await keyOwner();
    await setAccountState(db, account.id, 'disabled');
    expect((await submit({ do: 'remove', id: 'x' })).status).toBe(401);
  });

  it('take no form of another site', async () => {
    const { submit, key } = await keyOwner();
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const id = key.id.toString('base64url');
    expect((await submit({ do: 'remove', id }, foreign)).status).toBe(403);
    const { asked, answer } = await arrive();
    expect((await answer(key.get(asked))).status).toBe(303);
  });

  it('answer a challenge once, at the page that asked, and within 10 minutes', async () => {
    const { key, open, submit } = await keyOwner();
    const first = await arrive();
    const answered = key.get(first.asked);
    expect((await first.answer(answered)).status).toBe(303);
    expect((await first.answer(answered)).status).toBe(400);
    // With a counter that went up, too.
    expect((await first.answer(key.get(first.asked))).status).toBe(400);

    const [mine, other] = [await arrive(), await arrive()];
    expect((await other.answer(key.get(mine.asked), mine.token)).status).toBe(400);
    expect((await other.answer(key.get(other.asked), 'forged.token.here')).status).toBe(400);
    const adding = await open();
    expect((await other.answer(key.get(adding.asked), adding.token)).status).toBe(400);
    expect((await mine.answer(key.get(mine.asked))).status).toBe(303);

    const another = new SoftwarePasskey(node.origin);
    const answer = another.create(adding.asked);
    expect((await submit({ token: adding.token, answer })).status).toBe(200);
    expect((await submit({ token: adding.token, answer })).status).toBe(400);

    const late = await arrive();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + CHALLENGE_MS + 1000);
    expect((await late.answer(key.get(late.asked))).status).toBe(400);
    clock.mockRestore();
  });

  it('are good for this site only, with a person there, and as long as none was copied', async () => {
    const { key } = await keyOwner();
    for (const forged of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: Buffer.from('another').toString('base64url') },
      { flags: 0x01 },
      { flags: 0x00 },
    ]) {
      const { asked, answer } = await arrive();
      expect((await answer(key.get(asked, forged))).status).toBe(400);
    }
    const good = await arrive();
    expect((await good.answer(key.get(good.asked))).status).toBe(303);
    key.counter = 0;
    const copied = await arrive();
    const answer = await copied.answer(key.get(copied.asked));
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('This passkey does not sign you in here.'),
    ]);
    for (const text of ['', 'null', '{}', '{"id":"x","response":{}}', '[1]', NUL_ID]) {
      const { answer: send } = await arrive();
      expect((await send(text)).status).toBe(400);
    }
  });

  it('are refused where the device answers for another site, or made none', async () => {
    const { open, submit } = await owner();
    for (const forged of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }]) {
      const { asked, token } = await open();
      const answer = new SoftwarePasskey(node.origin).create(asked, forged);
      expect((await submit({ token, answer })).status).toBe(400);
    }
    const { token } = await open();
    const none = await submit({ token, answer: '' });
    expect([none.status, await none.text()]).toEqual([
      400,
      expect.stringContaining('The passkey was not added.'),
    ]);
  });

  it('sign in to no closed account', async () => {
    const { account, key } = await keyOwner();
    await setAccountState(db, account.id, 'disabled');
    const { asked, answer } = await arrive();
    expect((await answer(key.get(asked))).status).toBe(400);
  });
});
