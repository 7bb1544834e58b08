import Fastify, { type FastifyInstance } from 'fastify';

import { engines, type TestDatabase } from '../content/testing/engines';
import { Gifts } from './Gifts';
import type { GivingReader } from './options';
import { shareService } from './plugin';
import { giftsIn } from './rules/giftCookie';
import { linkedStory } from './rules/linkedStory';

const ORIGIN = 'https://news.example';
const LINK = `${ORIGIN}/news/fire.html`;

/** A content API that knows one story, by two addresses. */
function openContent(): FastifyInstance {
  const app = Fastify();
  app.post<{ Body: string[] }>('/content/v4/urls', ({ body }, reply) => {
    if (body.includes('/news/broken.html')) return reply.code(500).send({});
    return {
      content_elements: body
        .filter((path) => ['/news/fire.html', '/eagles/fire.html'].includes(path))
        .map(() => ({ canonical_url: '/news/fire.html', headlines: { basic: 'A fire' } })),
    };
  });
  return app;
}

describe.each(engines)('the share service on $name', (engine) => {
  let database: TestDatabase;
  let content: FastifyInstance;
  let app: FastifyInstance;
  let gifts: Gifts;
  let clock = 0;
  let readers = 0;
  /** Sessions by the value of the session's cookie. */
  const sessions = new Map<string, GivingReader>();

  beforeAll(async () => {
    database = await engine.open();
    content = openContent();
    const contentBase = await content.listen({ host: '127.0.0.1', port: 0 });
    gifts = await Gifts.open({
      pool: database.pool,
      website: 'broadsheet',
      secrets: ['a secret of the site'],
      origin: () => ORIGIN,
      tagLink: (link) => link,
      timeZone: 'America/New_York',
      limits: { perMonth: 1, days: 14 },
      now: () => clock,
    });
    app = Fastify();
    await app.register(shareService, {
      prefix: '/gateway',
      gifts,
      website: 'broadsheet',
      origins: () => [ORIGIN, 'http://localhost:3000'],
      contentBase: () => contentBase,
      contentToken: '',
      readerOf: async ({ cookie = '' }) =>
        sessions.get(/broadsheet_session=(\w+)/.exec(cookie)?.[1] ?? '') ?? null,
      clientHeader: 'x-client',
      now: () => clock,
    });
  });
  afterAll(async () => {
    await app.close();
    await content.close();
    await database.close();
  });
  beforeEach(() => {
    clock = Date.parse('2026-11-21T18:00:00Z');
    sessions.clear();
  });

  const signIn = (state = 'Subscribed'): Record<string, string> => {
    const session = `session${(readers += 1)}`;
    const pmnCookie = `token-of-${session}`;
    sessions.set(session, { id: `account${readers}`, state, pmnCookie });
    return {
      cookie: `broadsheet_session=${session}`,
      'pmn-cookie': pmnCookie,
      'sec-fetch-site': 'same-origin',
    };
  };
  const create = (headers: Record<string, string>, originalLink: unknown = LINK) =>
    app.inject({
      method: 'POST',
      url: '/gateway/share/create',
      headers: { host: 'news.example', ...headers },
      payload: { originalLink },
    });
  const opened = (body: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/gateway/share/opened',
      headers: { host: 'news.example', 'sec-fetch-site': 'same-origin', ...headers },
      payload: body,
    });
  const keyFrom = (link: string): string => new URL(link).searchParams.get('gift') ?? '';
  /** What each refusal tells people. */
  const WORDS: Record<string, string> = {
    'other-site': 'Gift links are made on our own pages only.',
    'signed-out': 'Sign in to give this story.',
    'other-session': 'The header pmn-cookie is not that of this session.',
    'subscribers-only': 'Gift links are exclusive to subscribers.',
    'too-often': 'Too many links at once. Wait 10 minutes.',
    'no-story': 'The link leads to no story of this site.',
    'no-content': 'Stories can’t be looked up now. Try again in a minute.',
  };
  const code = async (answer: ReturnType<typeof create>) => {
    const { statusCode, json } = await answer;
    const told = json<{ code: string; message: string }>();
    expect(told.message).toBe(WORDS[told.code]);
    return [statusCode, told.code];
  };

  it('gives a subscriber a link, and the same one again (platform §7)', async () => {
    const reader = signIn();
    const answer = await create(reader);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({
      shareLink: expect.stringContaining(`${LINK}?gift=`) as string,
      endsAt: '2026-12-05T18:00:00.000Z',
      allowance: { left: 0, perMonth: 1, renewsAt: '2026-12-01T05:00:00.000Z' },
    });
    expect((await create(reader)).json()).toEqual(answer.json());
  });

  it('takes each address of a story for the story', async () => {
    const reader = signIn();
    const { shareLink } = (await create(reader)).json<{ shareLink: string }>();
    for (const link of [
      `${ORIGIN}/eagles/fire.html`,
      `${LINK}?utm_source=x#part`,
      `${LINK}/card-1a2b`,
      'http://localhost:3000/news/fire.html',
    ])
      expect((await create(reader, link)).json()).toMatchObject({ shareLink });
  });

  it('says what is used up, and when there is more', async () => {
    const reader = signIn();
    await gifts.give(`account${readers}`, { path: '/news/flood.html', title: 'A flood' });
    const answer = await create(reader);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      {
        code: 'used-up',
        message: 'All gifts of this month are used.',
        allowance: { left: 0, perMonth: 1, renewsAt: '2026-12-01T05:00:00.000Z' },
      },
    ]);
  });

  it.each([
    [
      'who is signed out',
      { 'sec-fetch-site': 'same-origin', 'pmn-cookie': 'x' },
      401,
      'signed-out',
    ],
    ['a session that was made up', { cookie: 'broadsheet_session=x' }, 401, 'signed-out'],
  ])('refuses %s', async (_name, headers, status, expected) => {
    expect(await code(create(headers))).toEqual([status, expected]);
  });

  it.each(['Logged In', 'Logged Out', 'subscribed', ''])(
    'refuses whoever is no subscriber: %s',
    async (state) => {
      expect(await code(create(signIn(state)))).toEqual([403, 'subscribers-only']);
    },
  );

  it('refuses the token of another account, a part of it, and none (replay)', async () => {
    const [one, other] = [signIn(), signIn()];
    const { 'pmn-cookie': token = '', ...cookies } = one;
    expect(await code(create({ ...cookies, 'pmn-cookie': other['pmn-cookie'] ?? '' }))).toEqual([
      403,
      'other-session',
    ]);
    expect(await code(create({ ...cookies, 'pmn-cookie': token.slice(0, -1) }))).toEqual([
      403,
      'other-session',
    ]);
    expect(await code(create({ ...cookies, 'pmn-cookie': '' }))).toEqual([403, 'other-session']);
    expect(await code(create(cookies))).toEqual([403, 'other-session']);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister of the site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses a call from %s (CSRF)', async (_name, headers) => {
    expect(await code(create({ ...signIn(), ...headers }))).toEqual([403, 'other-site']);
  });

  it('refuses a call from another origin by a browser that says no more (CSRF)', async () => {
    const { 'sec-fetch-site': _, ...reader } = signIn();
    expect(await code(create({ ...reader, origin: 'https://evil.example' }))).toEqual([
      403,
      'other-site',
    ]);
  });

  it.each([
    'https://evil.example/news/fire.html',
    'https://news.example.evil.example/news/fire.html',
    'https://news.example@evil.example/news/fire.html',
    'https://reader:secret@news.example/news/fire.html',
    'http://news.example/news/fire.html',
    '//evil.example/news/fire.html',
    '/news/fire.html',
    'javascript:alert(1)//news/fire.html',
    `${ORIGIN}//evil.example/news/fire.html`,
    `${ORIGIN}/news/`,
    `${ORIGIN}/news/none.html`,
    `${ORIGIN}/pf/api/v3/content`,
    `${LINK}${'?'.padEnd(2100, 'a')}`,
    '',
    null,
    42,
    ['https://news.example/news/fire.html'],
  ])('gives nothing but stories of the site: %j', async (link) => {
    expect(await code(create(signIn(), link))).toEqual([404, 'no-story']);
  });

  it('says so while stories can’t be looked up, and takes nothing of the allowance', async () => {
    const reader = signIn();
    expect(await code(create(reader, `${ORIGIN}/news/broken.html`))).toEqual([503, 'no-content']);
    expect(await gifts.allowanceOf(`account${readers}`)).toMatchObject({ left: 1 });
  });

  it('answers 60 calls of an account in 10 minutes', async () => {
    const reader = signIn();
    for (let call = 0; call < 60; call += 1) expect((await create(reader)).statusCode).toBe(200);
    expect(await code(create(reader))).toEqual([429, 'too-often']);
  });

  describe('a gift that is opened', () => {
    const give = async () => {
      const reader = signIn();
      const { shareLink } = (await create(reader)).json<{ shareLink: string }>();
      return { key: keyFrom(shareLink), account: `account${readers}` };
    };
    const countOf = async (account: string) => (await gifts.giftsOf(account))[0]?.opened;

    it('is remembered by a cookie that no script reads, for as long as it lives', async () => {
      const { key } = await give();
      clock += 60_000;
      const answer = await opened({ key, path: '/news/fire.html' });
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      expect(answer.headers['set-cookie']).toBe(
        `broadsheet_gifts=${key}; Path=/; Max-Age=${14 * 86_400 - 60}; HttpOnly; SameSite=Lax; Secure`,
      );
    });

    it('counts once for each browser', async () => {
      const { key, account } = await give();
      const body = { key, path: '/news/fire.html' };
      await opened(body);
      await opened(body);
      await opened(body, { cookie: `a=b; broadsheet_gifts=${key}; c=d` });
      expect(await countOf(account)).toBe(2);
    });

    it('stands before those that were opened earlier, twelve at most', async () => {
      const { key } = await give();
      const known = Array.from({ length: 14 }, (_, n) => `${n}`.padStart(43, 'k'));
      const cookie = `broadsheet_gifts=${[...known, key].join('.')}`;
      const answer = await opened({ key, path: '/news/fire.html' }, { cookie });
      const set = String(answer.headers['set-cookie']).split(';')[0];
      expect(giftsIn({ cookie: set })).toEqual([key, ...known.slice(0, 11)]);
    });

    it.each([
      ['a forged key', { key: 'A'.repeat(43), path: '/news/fire.html' }],
      ['no key', { path: '/news/fire.html' }],
      ['a key that is none', { key: { $ne: 1 }, path: '/news/fire.html' }],
      ['no path', { key: 'A'.repeat(43) }],
    ])('is answered alike with %s, and leaves no cookie', async (_name, body) => {
      const answer = await opened(body);
      expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([
        204,
        '',
        undefined,
      ]);
    });

    it('leaves no cookie for another story, after its life, or when another site says so', async () => {
      const { key, account } = await give();
      const body = { key, path: '/news/fire.html' };
      const answers = [
        await opened({ ...body, path: '/news/flood.html' }),
        await opened(body, { 'sec-fetch-site': 'cross-site' }),
      ];
      clock += 14 * 86_400_000;
      answers.push(await opened(body));
      for (const { statusCode, headers } of answers)
        expect([statusCode, headers['set-cookie']]).toEqual([204, undefined]);
      expect(await countOf(account)).toBe(0);
    });
  });
});

it('reads no story out of a link to another site, whatever it looks like', () => {
  expect(linkedStory(`${ORIGIN}/a/b.html`, [ORIGIN])).toBe('/a/b.html');
  expect(linkedStory('blob:https://news.example/a/b.html', [ORIGIN])).toBeNull();
  expect(linkedStory('data:text/html,/a/b.html', ['null'])).toBeNull();
});
