import { engines, type TestDatabase } from '../content/testing/engines';
import { reference, story } from '../content/testing/documents';
import { Browser } from '../identity/testing/Browser';
import { MAX_FOLLOWS } from './store/follows';
import { MAX_SAVED } from './store/saved';
import { nelly, openReaders, paul, TOKEN, type ReadersSite } from './testing/openReaders';

const HOUR = 3_600_000;
const STORY = { title: 'Council debates the budget', url: '/news/council.html' };

describe.each(engines)('What readers keep, on $name', (engine) => {
  let database: TestDatabase;
  let site: ReadersSite;
  let reader: Browser;
  let other: Browser;
  let now = 0;

  beforeAll(async () => {
    database = await engine.open();
    site = await openReaders(database, { now: () => Date.now() + now });
    reader = await site.signIn(nelly);
    other = await site.signIn(paul);
  });
  afterAll(async () => {
    await site.app.close();
    await database.close();
  });
  afterEach(async () => {
    now = 0;
    await site.pool.query('delete from readers.follows');
    await site.pool.query('delete from readers.saved');
  });

  const follow = (browser: Browser, kind: string, id: string, title: string) =>
    site.call(browser, 'PUT', `/follows/${kind}/${encodeURIComponent(id)}`, { body: { title } });
  const idsOf = async (browser: Browser) =>
    ((await site.call(browser, 'GET', '/follows')).body['follows'] as { id: string }[]).map(
      ({ id }) => id,
    );

  it('is authors, topics, teams and sections that they follow; each is theirs alone', async () => {
    for (const [kind, id, title] of [
      ['author', 'tom', 'Tom Paine'],
      ['topic', 'nfl-draft', 'NFL Draft'],
      ['team', 'eagles', 'Eagles'],
      ['section', '/news/politics', 'Politics'],
    ] as const)
      expect(await follow(reader, kind, id, title)).toEqual({
        status: 200,
        body: { isFollowed: true },
      });
    expect((await idsOf(reader)).toSorted()).toEqual([
      '/news/politics',
      'eagles',
      'nfl-draft',
      'tom',
    ]);
    expect(await idsOf(other)).toEqual([]);
    const section = '/follows/section/%2Fnews%2Fpolitics';
    expect((await site.call(reader, 'GET', section)).body).toEqual({ isFollowed: true });
    expect((await site.call(other, 'GET', section)).body).toEqual({ isFollowed: false });
    await site.call(other, 'DELETE', section);
    expect((await site.call(reader, 'GET', section)).body).toEqual({ isFollowed: true });
    await site.call(reader, 'DELETE', section);
    expect((await site.call(reader, 'GET', section)).body).toEqual({ isFollowed: false });
  });

  it('is stories that they saved; each is theirs alone', async () => {
    expect(await site.call(reader, 'PUT', '/saved/council', { body: STORY })).toEqual({
      status: 200,
      body: { isSaved: true },
    });
    expect((await site.call(reader, 'GET', '/saved')).body).toEqual({
      saved: [{ kind: 'story', id: 'council', ...STORY, since: expect.stringMatching(/^20/) }],
    });
    expect((await site.call(other, 'GET', '/saved')).body).toEqual({ saved: [] });
    await site.call(other, 'DELETE', '/saved/council');
    expect((await site.call(reader, 'GET', '/saved/council')).body).toEqual({ isSaved: true });
    await site.call(reader, 'DELETE', '/saved/council');
    expect((await site.call(reader, 'GET', '/saved/council')).body).toEqual({ isSaved: false });
  });

  it('is places too; what is saved once more takes its kind over', async () => {
    const kinds = async () => {
      const { saved } = (await site.call(reader, 'GET', '/saved')).body as {
        saved: { kind: string; id: string }[];
      };
      return saved.map(({ kind, id }) => `${kind} ${id}`);
    };
    await site.call(reader, 'PUT', '/saved/velour', { body: STORY });
    expect(await kinds()).toEqual(['story velour']);
    await site.call(reader, 'PUT', '/saved/velour', { body: { ...STORY, kind: 'place' } });
    expect(await kinds()).toEqual(['place velour']);
  });

  it.each([
    ['saved of no known kind', 'PUT', '/saved/x', { title: 'X', url: '/x', kind: 'person' }],
    [
      'saved of a kind that is no word',
      'PUT',
      '/saved/x',
      { title: 'X', url: '/x', kind: ['place'] },
    ],
    ['of no known kind', 'PUT', '/follows/person/tom', { title: 'Tom' }],
    ['of a strange id', 'PUT', '/follows/author/%3Cb%3E', { title: 'Tom' }],
    ['without a title', 'PUT', '/follows/author/tom', {}],
    ['as a list', 'PUT', '/follows/author/tom', ['Tom']],
    ['of another site', 'PUT', '/saved/x', { title: 'X', url: 'https://evil.test/' }],
    ['of a host in disguise', 'PUT', '/saved/x', { title: 'X', url: '//evil.test/' }],
    ['of a script', 'PUT', '/saved/x', { title: 'X', url: 'javascript:alert(1)' }],
  ])('is nothing %s', async (_what, method, path, body) => {
    const answer = await site.call(reader, method, path, { body });
    expect([answer.status, typeof answer.body['message']]).toEqual([400, 'string']);
  });

  it('is refused where it is too long', async () => {
    const body = { title: 'x'.repeat(9000) };
    expect((await site.call(reader, 'PUT', '/follows/topic/x', { body })).status).toBe(413);
  });

  it.each([
    ['without the token', { 'x-csrf-token': '' }],
    ['with another’s token', { 'x-csrf-token': 'C'.repeat(43) }],
    ['from a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['from another origin', { 'sec-fetch-site': 'same-site', origin: 'https://evil.test' }],
  ])('is not changed %s', async (_how, headers) => {
    await follow(reader, 'topic', 'kept', 'Kept');
    for (const [method, path, body] of [
      ['PUT', '/follows/topic/x', { title: 'X' }],
      ['DELETE', '/follows/topic/kept', undefined],
      ['PUT', '/saved/x', { title: 'X', url: '/x' }],
      ['DELETE', '/saved/x', undefined],
      ['POST', '/notifications/read', undefined],
    ] as const)
      expect((await site.call(reader, method, path, { body, headers })).status).toBe(403);
    expect(await idsOf(reader)).toEqual(['kept']);
  });

  it('is not changed with the token of another session', async () => {
    const { pmnCookie = '' } = await site.me(other);
    const headers = { 'x-csrf-token': pmnCookie };
    const body = { title: 'X' };
    expect((await site.call(reader, 'PUT', '/follows/topic/x', { body, headers })).status).toBe(
      403,
    );
  });

  it('is told to nobody who is signed out', async () => {
    for (const path of ['/follows', '/saved', '/notifications', '/follows/topic/x', '/saved/x'])
      expect((await site.call(new Browser(), 'GET', path)).status).toBe(401);
  });

  it(`ends at ${MAX_FOLLOWS} follows and ${MAX_SAVED} stories`, async () => {
    await follow(reader, 'topic', 'first', 'First');
    await site.call(reader, 'PUT', '/saved/first', { body: STORY });
    await site.pool.query(
      `insert into readers.follows
       select account_id, 'topic', 't' || n, 'T', now() from readers.follows, generate_series(2, $1::int) n`,
      [MAX_FOLLOWS],
    );
    await site.pool.query(
      `insert into readers.saved
       select account_id, 's' || n, '/', 'S', now() from readers.saved, generate_series(2, $1::int) n`,
      [MAX_SAVED],
    );
    const refused = await follow(reader, 'topic', 'more', 'More');
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      `You follow ${MAX_FOLLOWS} things already: unfollow some first.`,
    ]);
    expect((await site.call(reader, 'PUT', '/saved/more', { body: STORY })).status).toBe(409);
    // What is there may be named anew.
    expect((await follow(reader, 'topic', 'first', 'First of all')).status).toBe(200);
    expect((await site.call(reader, 'PUT', '/saved/first', { body: STORY })).status).toBe(200);
  });

  describe('without script', () => {
    const submit = (browser: Browser, what: string, fields: Record<string, string>, more = {}) =>
      browser.submit(site.at(`/gateway/readers/${what}`), fields, {
        referer: site.at('/news/council.html?page=2'),
        ...more,
      });

    it('is followed and saved by forms of any page, which lead back to it', async () => {
      const team = { kind: 'team', id: 'eagles', title: 'Eagles' };
      const answer = await submit(reader, 'follow', team);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/news/council.html?page=2',
      ]);
      await submit(reader, 'save', { id: 'council', ...STORY });
      expect(await idsOf(reader)).toEqual(['eagles']);
      expect((await site.call(reader, 'GET', '/saved/council')).body).toEqual({ isSaved: true });
      await submit(reader, 'follow', { ...team, on: '0' });
      await submit(reader, 'save', { id: 'council', on: '0' });
      expect(await idsOf(reader)).toEqual([]);
      expect((await site.call(reader, 'GET', '/saved/council')).body).toEqual({ isSaved: false });
    });

    it('leads who is signed out to where they sign in, and back', async () => {
      const answer = await submit(new Browser(), 'follow', { kind: 'team', id: 'a', title: 'A' });
      expect(answer.headers.get('location')).toBe(
        '/gateway/readers/sign-in?to=%2Fnews%2Fcouncil.html%3Fpage%3D2',
      );
    });

    it('is done for who is signed out once they have signed in, and said where the page says so', async () => {
      const browser = new Browser();
      const at = 'followed-team-eagles';
      const fields = { kind: 'team', id: 'eagles', title: 'Eagles', at };
      const begun = (await submit(browser, 'follow', fields)).headers.get('location') ?? '';
      expect(browser.cookies.has('broadsheet_reader_wish')).toBe(true);
      const done = await browser.ask(await site.comeBack(browser, begun));
      expect(done.headers.get('location')).toBe(`/news/council.html?page=2#${at}`);
      expect(await idsOf(browser)).toEqual(['eagles']);
      // Once: whoever signs in next in this browser follows nothing.
      expect(browser.cookies.has('broadsheet_reader_wish')).toBe(false);
    });

    it('is forgotten where the sign-in leads elsewhere, or what is kept is none', async () => {
      const browser = new Browser();
      await submit(browser, 'follow', { kind: 'team', id: 'eagles', title: 'Eagles' });
      await browser.ask(await site.comeBack(browser, '/gateway/readers/sign-in?to=/news/'));
      expect(await idsOf(browser)).toEqual([]);
      for (const value of ['{', Buffer.from('{"what":"follow"}').toString('base64url')]) {
        const other = new Browser();
        other.cookies.set('broadsheet_reader_wish', { value, path: '/', attributes: '' });
        const answer = await other.ask(await site.comeBack(other));
        expect(answer.headers.get('location')).toBe('/');
      }
    });

    it.each(['followed team', 'a#b', 'x'.repeat(200), '"><script>'])(
      'leads to no part of the page that is none: %s',
      async (at) => {
        const fields = { kind: 'team', id: 'eagles', title: 'Eagles', at };
        const answer = await submit(reader, 'follow', fields);
        expect(answer.headers.get('location')).toBe('/news/council.html?page=2');
      },
    );

    it('says what it lacks to who is signed out, too', async () => {
      const answer = await submit(new Browser(), 'follow', { kind: 'person', id: 'x', title: 'X' });
      expect(answer.status).toBe(400);
    });

    it.each([
      ['another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
      ['another origin of ours', { 'sec-fetch-site': 'same-site' }],
    ])('is taken from no page of %s', async (_which, headers) => {
      const fields = { kind: 'team', id: 'eagles', title: 'Eagles' };
      expect((await submit(reader, 'follow', fields, headers)).status).toBe(403);
      expect(await idsOf(reader)).toEqual([]);
    });

    it('leads to no other site, whatever the browser says of where it was', async () => {
      const fields = { kind: 'team', id: 'eagles', title: 'Eagles' };
      for (const [referer, back] of [
        ['https://evil.test/x', '/'],
        [site.at('//evil.test/x'), '/'],
      ] as const) {
        const answer = await submit(reader, 'follow', fields, { referer });
        expect(answer.headers.get('location')).toBe(back);
      }
    });
  });

  describe('and new stories about it', () => {
    /** A story of so many hours ago. */
    const put = async (id: string, hours: number, properties: object) => {
      const date = new Date(Date.now() - hours * HOUR).toISOString();
      const documents = [story(id, { display_date: date, ...properties })];
      const answer = await fetch(site.at('/gateway/content/v4/ingest'), {
        method: 'PUT',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ documents }),
      });
      expect(await answer.json()).toMatchObject({ rejected: [] });
    };
    const heard = async () => {
      const { body } = await site.call(reader, 'GET', '/notifications');
      return body as unknown as {
        notifications: { id: string; isUnread: boolean; why: { title: string } }[];
        unread: number;
      };
    };

    it('are told once each, the newest first, with what they are about, unread until they are read', async () => {
      await put('old', 5, { credits: { by: [reference('author', 'ann')] } });
      await follow(reader, 'author', 'ann', 'Ann Paine');
      await follow(reader, 'topic', 'transit', 'Transit');
      await follow(reader, 'section', '/news', 'News');
      await put('fresh', 0, {
        headlines: { basic: 'A new line & more' },
        credits: { by: [reference('author', 'ann')] },
        taxonomy: {
          tags: [{ slug: 'transit', text: 'Transit' }],
          sections: [reference('section', '/news')],
        },
      });
      await put('other', 1, { taxonomy: { tags: [{ slug: 'food', text: 'Food' }] } });
      now = HOUR;
      const { notifications, unread } = await heard();
      expect(unread).toBe(1);
      expect(notifications).toMatchObject([
        { id: 'fresh', title: 'A new line & more', url: '/news/fresh.html', isUnread: true },
        { id: 'old', isUnread: false, why: { kind: 'author', id: 'ann', title: 'Ann Paine' } },
      ]);
      expect((await site.call(reader, 'POST', '/notifications/read')).body).toEqual({ unread: 0 });
      expect((await heard()).unread).toBe(0);
    });

    it('are asked for once a minute for all readers, however many follow', async () => {
      const asked = jest.spyOn(globalThis, 'fetch');
      const searches = () =>
        asked.mock.calls.filter(
          ([url]) => typeof url === 'string' && url.includes('/search/published'),
        ).length;
      await follow(reader, 'team', 'flyers', 'Flyers');
      await follow(other, 'team', 'flyers', 'Flyers');
      for (const browser of [reader, other, reader])
        await site.call(browser, 'GET', '/notifications');
      expect(searches()).toBe(1);
      asked.mockRestore();
    });

    it('are none while the content API is away, which is logged, and not asked at once again', async () => {
      const away = await openReaders(database, { contentBase: () => 'http://127.0.0.1:9' });
      const browser = await away.signIn(nelly);
      for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await follow(reader, 'topic', id, id);
      const { status, body } = await away.call(browser, 'GET', '/notifications');
      expect([status, body]).toEqual([200, { notifications: [], unread: 0 }]);
      const logged = away.warnings.length;
      expect(away.warnings).toContain('The newest stories could not be read');
      expect(logged).toBeLessThan(6);
      await away.call(browser, 'GET', '/notifications');
      expect(away.warnings).toHaveLength(logged);
      await away.app.close();
    });
  });
});
