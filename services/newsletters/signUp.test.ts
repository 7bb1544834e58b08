import { engines, type TestDatabase } from '../content/testing/engines';
import { openSchema } from '../store/openSchema';
import { migrations } from './store/migrations';
import { openNewsletters, signedIn, type TestNewsletters } from './testing/openNewsletters';

const PATH = '/newsletters/subscribe';
const DAY_MS = 86_400_000;

describe.each(engines)('signing up on $name', (engine) => {
  let database: TestDatabase;
  let news: TestNewsletters;
  let count = 0;
  let email = '';
  let client: Record<string, string> = {};

  beforeAll(async () => {
    database = await engine.open();
    // As the tables were before there were contacts, with who had signed up.
    const { '001_subscriptions': first } = migrations;
    await openSchema(database.pool, 'newsletters', { '001_subscriptions': first! });
    await database.pool.query(`insert into newsletters.subscriptions values
      ('daily', 'CLOUT', 'Early@mail.example', now()),
      ('daily', 'CLOUT', 'early@mail.example', now()),
      ('daily', 'LETS-EAT', 'early@mail.example', now())`);
    news = await openNewsletters(database);
  });
  afterAll(async () => {
    await news.close();
    await database.close();
  });
  beforeEach(() => {
    count += 1;
    email = `reader-${count}@mail.example`;
    client = { 'x-client': `192.0.2.${count}` };
  });

  const send = (fields: Record<string, string | string[]> = {}, headers = {}) =>
    news.form(PATH, { newsletter: 'CLOUT', email, ...fields }, { ...client, ...headers });
  const listed = async (address = email): Promise<Record<string, string>> => {
    const { rows } = await database.pool.query<{ newsletter: string; source: string }>(
      `select newsletter, members.source from newsletters.members
       join newsletters.contacts using (sid) where address = $1 order by 1`,
      [address.toLowerCase()],
    );
    return Object.fromEntries(rows.map(({ newsletter, source }) => [newsletter, source]));
  };
  const lettersTo = async (address = email) =>
    (await news.mails()).filter(({ to }) => to.address === address);
  const linkIn = (text: string) => /https:\/\/daily\.example\/gateway(\S*)/.exec(text)?.[1] ?? '';
  const keyOf = async () => {
    const letters = await lettersTo();
    return linkIn(letters.at(-1)!.text).split('key=')[1] ?? '';
  };
  const confirm = (key: string, headers = {}) =>
    news.form('/newsletters/confirm', { key }, headers);

  it('is thanked for in a page with the way back, and counts for nothing before it is confirmed', async () => {
    const { statusCode, headers, body } = await send(
      {},
      {
        referer: 'https://daily.example/sports/?page=2',
      },
    );
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(body).toContain('<h1>Thanks for signing up!</h1>');
    expect(body).toContain('Open the email we sent you');
    expect(body).toContain('href="/sports/?page=2"');
    expect(body).not.toContain(email);
    expect(await listed()).toEqual({});
  });

  it('counts once the owner of the address has pressed the button behind the letter’s link', async () => {
    await send({ newsletter: ['CLOUT', 'LETS-EAT'], source: 'newsroom', zip: '19103' });
    const [letter] = await lettersTo();
    expect(letter?.subject).toBe("Confirm: Clout and Let's Eat");
    const path = linkIn(letter!.text);
    for (let time = 0; time < 2; time += 1) {
      const page = await news.get(path);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body).toContain('method="post" action="/gateway/newsletters/confirm"');
    }
    expect(await listed()).toEqual({});
    const { statusCode, body } = await confirm(await keyOf());
    expect([statusCode, body.includes('Let&#39;s Eat in your inbox')]).toEqual([200, true]);
    expect(await listed()).toEqual({ CLOUT: 'NWS', 'LETS-EAT': 'NWS' });
    const { rows } = await database.pool.query(
      'select tier from newsletters.contacts where address = $1',
      [email],
    );
    expect(rows).toEqual([{ tier: 'core' }]);
  });

  it('can be confirmed once: a link that is sent again signs nobody up', async () => {
    await send();
    const key = await keyOf();
    const answers = await Promise.all([confirm(key), confirm(key), confirm(key)]);
    const titles = answers.map(({ body }) => /<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? '').toSorted();
    expect(titles).toEqual([
      'Thanks for signing up!',
      'You are signed up already',
      'You are signed up already',
    ]);
    expect(await lettersTo()).toHaveLength(2);
    await news.app.inject({
      method: 'POST',
      url: new URL((await lettersTo()).at(-1)!.headers!['List-Unsubscribe']!.slice(1, -1)).pathname,
    });
    expect(await listed()).toEqual({});
    expect((await confirm(key)).statusCode).toBe(410);
    expect((await news.get(`/newsletters/confirm?key=${key}`)).statusCode).toBe(410);
    expect(await listed()).toEqual({});
  });

  it('says kindly that it is confirmed already, for as long as the reader is on the list', async () => {
    await send({ newsletter: ['CLOUT', 'LETS-EAT'] });
    const key = await keyOf();
    await confirm(key);
    // Others sign up meanwhile, which clears away what is too old.
    news.clock.now += 8 * DAY_MS;
    await send({ email: 'other@mail.example' });
    const page = await news.get(`/newsletters/confirm?key=${key}`);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain('<h1>You are signed up already</h1>');
    expect(page.body).toContain('You get Clout and Let&#39;s Eat by email.');
    expect(page.body).not.toContain('<form');
    expect(page.body).not.toContain(email);

    const { rows } = await database.pool.query<{ sid: string }>(
      'select sid from newsletters.contacts where address = $1',
      [email],
    );
    const leave = (newsletter: string) =>
      database.pool.query('delete from newsletters.members where sid = $1 and newsletter = $2', [
        rows[0]!.sid,
        newsletter,
      ]);
    await leave('CLOUT');
    expect((await confirm(key)).body).toContain('<p>You get Let&#39;s Eat by email.');
    await leave('LETS-EAT');
    expect((await confirm(key)).statusCode).toBe(410);
    expect((await news.get(`/newsletters/confirm?key=${key}`)).statusCode).toBe(410);
    expect(await listed()).toEqual({});
    // Then nothing of it is kept.
    await send({ email: 'other@mail.example' });
    const kept = await database.pool.query(
      'select 1 from newsletters.confirmations where address = $1',
      [email],
    );
    expect(kept.rows).toEqual([]);
  });

  it.each([
    ['made up', 'x'.repeat(43)],
    ['empty', ''],
    ['no text of the database', '\u0000'],
  ])('is not confirmed by a key that is %s', async (_name, key) => {
    expect((await confirm(key)).statusCode).toBe(410);
  });

  it('is not confirmed by another site, nor after seven days', async () => {
    await send();
    const key = await keyOf();
    expect((await confirm(key, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    news.clock.now += 7 * DAY_MS + 1;
    expect((await confirm(key)).statusCode).toBe(410);
    expect(await listed()).toEqual({});
  });

  it('sends one address three letters a day, whoever asks, and says the same', async () => {
    const bodies = new Set<string>();
    for (let time = 0; time < 5; time += 1) bodies.add((await send()).body);
    expect(bodies.size).toBe(1);
    expect(await lettersTo()).toHaveLength(3);
    news.clock.now += DAY_MS + 1;
    await send();
    expect(await lettersTo()).toHaveLength(4);
  });

  it('says the same of an address that is known and of one that is not', async () => {
    const known = await send({ email: 'early@mail.example' });
    const unknown = await send();
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await lettersTo('early@mail.example')).toHaveLength(1);
  });

  it('from before there were confirmations stays, once for an address', async () => {
    expect(await listed('early@mail.example')).toEqual({ CLOUT: 'WEB', 'LETS-EAT': 'WEB' });
    const { rows } = await database.pool.query(
      `select 1 from newsletters.contacts where address = 'early@mail.example'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('counts at once for who is signed in with that address', async () => {
    const { body } = await send({ email: email.toUpperCase() }, signedIn(email));
    expect(body).toContain('Look for Clout in your inbox.');
    expect(await listed()).toEqual({ CLOUT: 'WEB' });
    const [letter] = await lettersTo(email.toUpperCase().replace('MAIL.EXAMPLE', 'mail.example'));
    expect(letter?.subject).toBe('You are signed up: Clout');
  });

  it('of another address than one’s own is for its owner to confirm', async () => {
    const { body } = await send({}, signedIn('somebody@mail.example'));
    expect(body).toContain('Open the email we sent you');
    expect(await listed()).toEqual({});
  });

  it('is answered with JSON where a script asks', async () => {
    const accept = { accept: 'application/json' };
    const answers = await Promise.all([
      send({}, accept),
      send({}, { ...accept, ...signedIn(email) }),
      send({ email: 'a' }, accept),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.json<object>()])).toEqual([
      [200, { ok: true, isConfirmed: false }],
      [200, { ok: true, isConfirmed: true }],
      [400, { message: expect.stringContaining('email address') }],
    ]);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });

  it('says what to mend, and leads nowhere but to our own pages', async () => {
    const { statusCode, body } = await send(
      { newsletter: 'NONE' },
      { referer: 'https://evil.example/x' },
    );
    expect(statusCode).toBe(400);
    expect(body).toContain('<h1>You are not signed up yet</h1>');
    expect(body).toContain('choose at least one newsletter');
    expect(body).toContain('href="/newsletters/"');
    const slashes = await send({}, { referer: 'https://daily.example//evil.example/x' });
    expect(slashes.body).toContain('href="/evil.example/x"');
  });

  it.each([
    ['a line', 'a@b.example\r\nBcc: victim@b.example'],
    ['a second address', 'a@b.example, victim@b.example'],
    ['a name', '"Boss" <victim@b.example>'],
  ])('puts nothing into the headers of a mail: %s', async (_name, address) => {
    const before = (await news.mails()).length;
    expect((await send({ email: address })).statusCode).toBe(400);
    expect(await news.mails()).toHaveLength(before);
  });

  it('thanks a machine as it thanks a reader, and keeps nothing of it', async () => {
    const [machine, reader] = [await send({ homepage: 'x' }), await send()];
    expect([machine.statusCode, machine.body]).toEqual([200, reader.body]);
    expect(await lettersTo()).toHaveLength(1);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
  ])('takes no form from %s', async (_name, headers) => {
    expect((await send({}, headers)).statusCode).toBe(403);
    expect(await lettersTo()).toEqual([]);
  });

  it('takes 20 forms from one address in 10 minutes', async () => {
    const answers = [];
    for (let time = 0; time < 21; time += 1) answers.push(await send());
    const last = answers.at(-1)!;
    expect(answers.slice(0, 20).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect([last.statusCode, last.headers['retry-after']]).toEqual([429, '600']);
    expect(last.body).toContain('Wait 10 minutes');
  });

  it('refuses a body that is no form by its size', async () => {
    expect((await send({ email: 'a'.repeat(9000) })).statusCode).toBe(413);
  });

  it('says so while its database is away', async () => {
    const query = database.pool.connect;
    database.pool.connect = () => Promise.reject(new Error('connect ECONNREFUSED'));
    try {
      const page = await send();
      expect([page.statusCode, page.headers['content-type']]).toEqual([
        503,
        'text/html; charset=utf-8',
      ]);
      expect(page.body).toContain('Send the form again in a few minutes.');
      expect((await send({}, { accept: 'application/json' })).statusCode).toBe(500);
    } finally {
      database.pool.connect = query;
    }
  });
});
