import { engines, type TestDatabase } from '../content/testing/engines';
import { MailRefused } from '../mail/MailMessage';
import type { Editions } from './editions/Editions';
import type { EditionDraft } from './editions/types';
import { bearer, openNewsletters, signedIn, type TestNewsletters } from './testing/openNewsletters';
import { openPageServer, TAG, type PageServer } from './testing/pageServer';

jest.setTimeout(120_000);

const zone = 'America/New_York';
/** The clock of the tests begins at noon UTC: 7 a.m. in the zone. */
const DRAFT: EditionDraft = {
  newsletter: 'CLOUT',
  page: '/newsletters/editions/clout/',
  subject: '',
  fromName: 'Clout',
  schedule: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7], time: '08:00', zone },
  isOn: true,
};
const HOUR = 3_600_000;

describe.each(engines)('editions on $name', (engine) => {
  let database: TestDatabase;
  let site: PageServer;
  let news: TestNewsletters;
  /** Addresses that the mail server refuses for ever, and why. */
  const gone = new Map<string, MailRefused>();
  let isAway = false;

  beforeAll(async () => {
    site = await openPageServer();
    database = await engine.open();
  });
  afterAll(async () => {
    await site.close();
    await database.close();
  });
  beforeEach(async () => {
    gone.clear();
    isAway = false;
    Object.assign(site.page, { status: 200, type: 'text/html', stories: ['The vote'] });
    site.asked.length = 0;
    news = await open();
    await database.pool.query(
      'truncate newsletters.contacts, newsletters.editions, newsletters.confirmations, mail.messages cascade',
    );
  });
  afterEach(() => news.close());
  const open = () =>
    openNewsletters(database, {
      editions: site.settings,
      send: async ({ message }) => {
        const refusal = gone.get(message.to.address);
        if (refusal) throw refusal;
        if (isAway) throw new Error('451 try again');
      },
    });

  /** Readers of a newsletter, as the database would have them after they confirmed. */
  const addReaders = async (count: number, newsletter = 'CLOUT', name = 'reader') => {
    await database.pool.query(
      `with made as (
         insert into newsletters.contacts (sid, website, address, email, contact_key, created_at)
         select md5($2 || n), 'daily', $2 || n || '@mail.example', $2 || n || '@mail.example',
           md5('key' || $2 || n), now()
         from generate_series(1, $1::integer) as n returning sid
       )
       insert into newsletters.members (sid, newsletter, source, since)
       select sid, $3, 'WEB', now() from made`,
      [count, name, newsletter],
    );
  };
  const run = (editions: Editions = news.editions()) => editions.sender.run();
  /** Mails of editions that went out: letters to one reader are not among them. */
  const received = async () =>
    (await news.mails()).filter(({ fromName }) => fromName === 'Clout').map(({ to }) => to.address);
  const sendings = async (id: string) =>
    (await news.editions().list()).editions.find((edition) => edition.id === id)!.sendings;
  const leave = async (address: string) => {
    const mail = (await news.mails()).findLast(({ to }) => to.address === address)!;
    const url = mail.headers!['List-Unsubscribe']!.slice(1, -1);
    return news.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  };

  it('go out when their time comes, to the readers of their newsletter alone', async () => {
    await addReaders(3);
    await addReaders(2, 'LETS-EAT', 'eater');
    const { id } = await news.editions().create(DRAFT);
    await run();
    expect(await received()).toEqual([]);
    news.clock.now += HOUR;
    await run();
    expect((await received()).toSorted()).toEqual(
      [1, 2, 3].map((number) => `reader${number}@mail.example`),
    );
    expect(site.asked).toEqual(['/newsletters/editions/clout/?outputType=mail']);
    expect(await sendings(id)).toMatchObject([
      { state: 'done', posted: 3, waiting: 0, refused: 0, subject: 'The vote' },
    ]);
  });

  it('do not come to who has not confirmed', async () => {
    await news.form('/newsletters/subscribe', { newsletter: 'CLOUT', email: 'maybe@mail.example' });
    const { id } = await news.editions().create(DRAFT);
    await news.editions().sendNow(id);
    await run();
    expect(await received()).toEqual([]);
    expect(await sendings(id)).toMatchObject([{ state: 'done', posted: 0 }]);
  });

  it('are one mail for each reader, with their own way to leave in its headers, markup and text', async () => {
    await addReaders(2);
    const { id } = await news.editions().create({ ...DRAFT, subject: 'Who owes whom' });
    await news.editions().sendNow(id);
    await run();
    const [one, other] = (await news.mails()).filter(({ fromName }) => fromName);
    const urlOf = ({ headers = {} } = one!) => headers['List-Unsubscribe']!.slice(1, -1);
    expect(one?.subject).toBe('Who owes whom');
    expect(one?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(urlOf(one)).not.toBe(urlOf(other));
    expect(one?.html).toContain(`href="${urlOf(one)}"`);
    expect(one?.text).toContain(`Unsubscribe: ${urlOf(one)}`);
    expect(`${one?.html}${one?.text}`).not.toContain(TAG);
    expect(urlOf(one)).not.toContain(one!.to.address);
  });

  it('go out once however many nodes look at once', async () => {
    await addReaders(30);
    const { id } = await news.editions().create(DRAFT);
    const other = await open();
    other.clock.now += HOUR;
    news.clock.now += HOUR;
    await Promise.all([run(), run(other.editions()), run(), run(other.editions())]);
    const all = [...(await received()), ...(await other.mails()).map(({ to }) => to.address)];
    expect(all).toHaveLength(30);
    expect(new Set(all).size).toBe(30);
    expect(await sendings(id)).toHaveLength(1);
    await other.close();
  });

  it('are gone on with where a process was killed: nobody is left out, nobody gets it twice', async () => {
    await addReaders(450);
    const { id } = await news.editions().create(DRAFT);
    await news.editions().sendNow(id);
    // The queue is full after two batches, and the second one is lost with its process.
    const first = news.mailer.post.bind(news.mailer);
    let posts = 0;
    const killed = jest.spyOn(news.mailer, 'post').mockImplementation(async (...given) => {
      posts += 1;
      if (posts === 270) throw new Error('killed');
      return first(...given);
    });
    await run();
    await received();
    await expect(run()).rejects.toThrow('killed');
    killed.mockRestore();
    await news.close();
    news = await open();
    const all: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      await run();
      all.push(...(await news.mails()).splice(0).map(({ to }) => to.address));
    }
    // Two hundred went out before.
    expect(all).toHaveLength(250);
    expect(new Set(all).size).toBe(250);
    const { rows } = await database.pool.query(
      'select count(*)::integer as all, count(distinct sid)::integer as once from newsletters.deliveries',
    );
    expect(rows).toEqual([{ all: 450, once: 450 }]);
    expect(await sendings(id)).toMatchObject([{ state: 'done', posted: 450 }]);
  });

  it('do not come to who leaves between two batches', async () => {
    await addReaders(450);
    const { id } = await news.editions().create(DRAFT);
    await news.editions().sendNow(id);
    await run();
    expect(await received()).toHaveLength(200);
    const { rows } = await database.pool.query<{ contact_key: string; email: string }>(
      'select contact_key, email from newsletters.contacts order by sid offset 420',
    );
    for (const { contact_key: contactId } of rows)
      await news.json(
        '/salesforce/newsletter',
        { contactId, referenceIds: ['pref-clout'], isOptIn: false },
        bearer,
      );
    await run();
    await received();
    await run();
    const all = await received();
    expect(all).toHaveLength(420);
    expect(all).not.toContain(rows[0]!.email);
  });

  it('wait where the mail server is away: no more than a batch is handed over', async () => {
    await addReaders(450);
    isAway = true;
    const { id } = await news.editions().create(DRAFT);
    await news.editions().sendNow(id);
    expect(await run()).toBe(true);
    await news.mails();
    expect(await run()).toBe(true);
    expect(await sendings(id)).toMatchObject([{ state: 'sending', posted: 200, waiting: 200 }]);
  });

  it('never delay a letter to one reader', async () => {
    await addReaders(100);
    const { id } = await news.editions().create(DRAFT);
    await news.editions().sendNow(id);
    await run();
    await news.mailer.post({
      to: { address: 'a@b.example' },
      subject: 'Password',
      html: '',
      text: '',
    });
    const order = (await news.mails()).map(({ to }) => to.address);
    expect(order).toHaveLength(101);
    expect(order.indexOf('a@b.example')).toBeLessThan(10);
  });

  it.each([
    ['is empty', { stories: [] as string[] }, 'No block of the page shows anything as mail.'],
    ['is not there', { status: 404 }, 'The page answers 404 where it is asked for as mail.'],
    ['has no such form', { type: 'text/plain' }, 'The page has no form as mail.'],
  ])('are not sent where the page %s, and that is said', async (_name, page, reason) => {
    await addReaders(1);
    Object.assign(site.page, page);
    const { id } = await news.editions().create(DRAFT);
    await expect(news.editions().sendNow(id)).rejects.toThrow(reason);
    expect(await news.editions().preview(id)).toMatchObject({ page: null, problem: reason });
    news.clock.now += HOUR;
    await run();
    expect(await received()).toEqual([]);
    expect(await sendings(id)).toMatchObject([{ state: 'skipped', reason, posted: 0 }]);
  });

  it('are tried again for minutes where the page answers that it can’t now', async () => {
    await addReaders(1);
    const { id } = await news.editions().create(DRAFT);
    news.clock.now += HOUR;
    site.page.status = 503;
    await run();
    expect(await sendings(id)).toMatchObject([
      { state: 'preparing', reason: expect.stringMatching('503') },
    ]);
    site.page.status = 200;
    await run();
    expect(await received()).toEqual([]);
    news.clock.now += 61_000;
    await run();
    expect(await received()).toHaveLength(1);
  });

  it('are given up after five tries', async () => {
    const { id } = await news.editions().create(DRAFT);
    news.clock.now += HOUR;
    site.page.status = 503;
    for (let round = 0; round < 7; round += 1) {
      await run();
      news.clock.now += 61_000;
    }
    expect(site.asked).toHaveLength(5);
    expect(await sendings(id)).toMatchObject([{ state: 'skipped' }]);
  });

  it('are not sent where the page says the same as when it was sent last', async () => {
    await addReaders(1);
    const { id } = await news.editions().create(DRAFT);
    news.clock.now += HOUR;
    await run();
    news.clock.now += 24 * HOUR;
    await run();
    expect(await received()).toHaveLength(1);
    site.page.stories = ['The count'];
    news.clock.now += 24 * HOUR;
    await run();
    expect(await received()).toHaveLength(2);
    expect((await sendings(id)).map(({ state }) => state)).toEqual(['done', 'skipped', 'done']);
  });

  it('of times at which nothing ran are not made up for hours later', async () => {
    await addReaders(1);
    const { id } = await news.editions().create(DRAFT);
    news.clock.now += 6 * HOUR;
    await run();
    await run();
    expect(await received()).toEqual([]);
    expect(await sendings(id)).toMatchObject([
      { state: 'skipped', reason: 'Nothing ran at that time.' },
    ]);
  });

  it('that are off, or sent by hand, have no times', async () => {
    await addReaders(1);
    await news.editions().create({ ...DRAFT, isOn: false });
    await news.editions().create({ ...DRAFT, schedule: { kind: 'hand' } });
    news.clock.now += 48 * HOUR;
    await run();
    expect(await received()).toEqual([]);
  });

  it('that are turned on begin with the next time', async () => {
    await addReaders(1);
    const { id } = await news.editions().create({ ...DRAFT, isOn: false });
    news.clock.now += 1.5 * HOUR;
    await news.editions().save(id, DRAFT);
    await run();
    expect(await received()).toEqual([]);
    news.clock.now += 24 * HOUR;
    await run();
    expect(await received()).toHaveLength(1);
  });

  it('end the subscription of an address that nothing reaches; of one whose server dislikes us they don’t', async () => {
    await addReaders(3);
    gone.set('reader1@mail.example', new MailRefused('550 no such mailbox', true));
    gone.set('reader2@mail.example', new MailRefused('550 5.7.1 blocked', false));
    const { id } = await news.editions().create(DRAFT);
    await news.editions().sendNow(id);
    await run();
    expect(await received()).toEqual(['reader3@mail.example']);
    expect(await sendings(id)).toMatchObject([{ posted: 3, refused: 2 }]);
    expect((await news.editions().list()).lists).toContainEqual({
      id: 'CLOUT',
      title: 'Clout',
      subscribers: 2,
    });
  });

  it('count who leaves by them, once, and do not come to them again', async () => {
    await addReaders(2);
    const { id } = await news.editions().create(DRAFT);
    await news.editions().sendNow(id);
    await run();
    await received();
    for (const _ of [1, 2]) expect((await leave('reader1@mail.example')).statusCode).toBe(200);
    expect(await sendings(id)).toMatchObject([{ posted: 2, optedOut: 1 }]);
    site.page.stories = ['The count'];
    news.clock.now += 1000;
    await news.editions().sendNow(id);
    await run();
    expect((await received()).filter((address) => address === 'reader1@mail.example')).toHaveLength(
      1,
    );
  });

  it('can be tested with one address, which is nobody’s subscription', async () => {
    await addReaders(2);
    const { id } = await news.editions().create({ ...DRAFT, subject: 'Who owes whom' });
    await news.editions().test(id, 'editor@daily.example');
    const mails = await news.mails();
    expect(mails).toMatchObject([
      { to: { address: 'editor@daily.example' }, subject: 'Test: Who owes whom', headers: {} },
    ]);
    expect(mails[0]?.html).toContain('href="https://daily.example/account/newsletters/"');
    expect(await sendings(id)).toEqual([]);
  });

  it.each([
    [{ newsletter: 'NONE' }, /no newsletter "NONE"/],
    [{ page: 'https://evil.example/' }, /by its path/],
    [{ page: '//evil.example/' }, /by its path/],
    [{ page: '/\\evil.example/' }, /by its path/],
    [{ page: '/a?outputType=x' }, /by its path/],
    [{ schedule: { kind: 'once' as const, at: '2026-11-01T06:30', zone } }, /This time is over/],
  ])('%j is refused in words', async (part, words) => {
    await expect(news.editions().create({ ...DRAFT, ...part })).rejects.toThrow(words);
  });

  it('that are not there can’t be saved, tested or sent', async () => {
    const editions = news.editions();
    for (const trial of [
      () => editions.save('none', DRAFT),
      () => editions.test('none', 'a@b.example'),
      () => editions.sendNow('none'),
      () => editions.remove('none'),
    ])
      await expect(trial()).rejects.toMatchObject({ statusCode: 404 });
  });

  it('that are deleted are not sent any more, though they were on their way', async () => {
    await addReaders(450);
    const { id } = await news.editions().create(DRAFT);
    await news.editions().sendNow(id);
    await run();
    await received();
    await news.editions().remove(id);
    await run();
    expect(await received()).toHaveLength(200);
    expect((await news.editions().list()).editions).toEqual([]);
  });

  it('forget who got them after 90 days; their counts stay', async () => {
    await addReaders(2);
    const { id } = await news.editions().create({ ...DRAFT, schedule: { kind: 'hand' } });
    await news.editions().sendNow(id);
    await run();
    news.clock.now += 91 * 24 * HOUR;
    await run();
    const { rows } = await database.pool.query('select * from newsletters.deliveries');
    expect(rows).toEqual([]);
    expect(await sendings(id)).toMatchObject([{ posted: 2 }]);
  });

  describe('what a mail server tells later', () => {
    const tell = (body: object, headers: Record<string, string> = bearer) =>
      news.json('/newsletters/bounces', body, headers);

    it.each([
      ['bounce', { refused: 1, complained: 0 }],
      ['complaint', { refused: 0, complained: 1 }],
    ])('as a %s ends all mail to that address, and counts once', async (kind, counts) => {
      await addReaders(2);
      const { id } = await news.editions().create(DRAFT);
      await news.editions().sendNow(id);
      await run();
      await received();
      for (const _ of [1, 2]) {
        const answer = await tell({ address: 'Reader1@mail.example', kind });
        expect(answer.json()).toEqual({ ok: true, isKnown: true });
      }
      expect(await sendings(id)).toMatchObject([{ posted: 2, ...counts }]);
      const [list] = (await news.editions().list()).lists;
      expect(list).toMatchObject({ id: 'CLOUT', subscribers: 1 });
    });

    it('of an address that nobody has is no fault', async () => {
      const answer = await tell({ address: 'nobody@mail.example', kind: 'bounce' });
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, isKnown: false }]);
    });

    it.each([
      [401, {}],
      [401, { authorization: 'Bearer wrong' }],
      [403, signedIn('reader1@mail.example')],
    ])('is taken with the deployment’s token alone: %i', async (status, headers) => {
      await addReaders(1);
      const answer = await tell({ address: 'reader1@mail.example', kind: 'bounce' }, headers);
      expect(answer.statusCode).toBe(status);
      expect((await news.editions().list()).lists[0]).toMatchObject({ subscribers: 1 });
    });

    it.each([
      [{ address: 'a@b.example', kind: 'other' }],
      [{ address: 'nonsense', kind: 'bounce' }],
      [{ kind: 'bounce' }],
    ])('%j is refused', async (body) => {
      expect((await tell(body)).statusCode).toBe(400);
    });
  });
});
