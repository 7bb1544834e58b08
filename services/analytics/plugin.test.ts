import Fastify, { type FastifyInstance } from 'fastify';

import { engines, type TestDatabase } from '../content/testing/engines';
import { analyticsService } from './plugin';

const READER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1';
const MINUTE = 60_000;

const STORIES: Record<string, string[]> = {
  '/eagles/win.html': ['/eagles'],
  '/sports/box.html': ['/sports'],
  '/news/fire.html': ['/news'],
};

/** A content API that knows three stories. */
function openContent(): FastifyInstance {
  const app = Fastify();
  app.get('/site/v3/navigation/broadsheet', () => ({
    _id: '/',
    children: [{ _id: '/sports', children: [{ _id: '/eagles', children: [] }] }, { _id: '/news' }],
  }));
  app.post<{ Body: string[] }>('/content/v4/urls', ({ body }) => ({
    content_elements: body
      .filter((path) => path in STORIES)
      .map((path) => ({
        canonical_url: path,
        headlines: { basic: `Title of ${path}` },
        taxonomy: { sections: STORIES[path]?.map((_id) => ({ _id })) },
      })),
  }));
  return app;
}

interface Page {
  path: string;
  title: string;
  sections: string[];
  stats: { people: number; type?: string };
}

describe.each(engines)('the analytics service on $name', (engine) => {
  let database: TestDatabase;
  let content: FastifyInstance;
  let app: FastifyInstance;
  let base = '';
  let now = Date.parse('2026-11-21T18:00:00Z');
  let reader = 0;

  beforeAll(async () => {
    database = await engine.open();
    content = openContent();
    const contentBase = await content.listen({ host: '127.0.0.1', port: 0 });
    app = Fastify();
    await app.register(analyticsService, {
      prefix: '/gateway',
      pool: database.pool,
      website: 'broadsheet',
      contentBase: () => contentBase,
      contentToken: '',
      clientHeader: 'x-client',
      flushMs: 5,
      now: () => now,
    });
    base = `${await app.listen({ host: '127.0.0.1', port: 0 })}/gateway`;
  });
  afterAll(async () => {
    await app.close();
    await content.close();
    await database.close();
  });

  const view = (path: string, headers: Record<string, string> = {}) => {
    reader += 1;
    return fetch(`${base}/analytics/page-views`, {
      method: 'POST',
      body: path,
      headers: {
        'user-agent': READER,
        'x-client': `203.0.${reader >> 8}.${reader & 255}`,
        ...headers,
      },
    });
  };
  const top = async (query = ''): Promise<Page[]> => {
    const answer = await fetch(`${base}/live/toppages/v4?types=1&${query}`);
    return ((await answer.json()) as { pages: Page[] }).pages;
  };
  /** The people of one page, once everything that was sent is stored. */
  const peopleOf = async (path: string): Promise<number> => {
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    return (await top()).find((page) => page.path === path)?.stats.people ?? 0;
  };

  const comesTo = async (path: string, people: number): Promise<void> => {
    const end = Date.now() + 20_000;
    while ((await peopleOf(path)) !== people && Date.now() < end);
    expect(await peopleOf(path)).toBe(people);
  };

  it('gives the stories that are read most first, with type and sections', async () => {
    await Promise.all([
      view('/sports/box.html'),
      view('/eagles/win.html'),
      view('/eagles/win.html'),
    ]);
    await comesTo('/eagles/win.html', 2);
    expect(await top()).toEqual([
      {
        path: '/eagles/win.html',
        title: 'Title of /eagles/win.html',
        sections: ['eagles', 'sports'],
        stats: { people: 2, type: 'Article' },
      },
      {
        path: '/sports/box.html',
        title: 'Title of /sports/box.html',
        sections: ['sports'],
        stats: { people: 1, type: 'Article' },
      },
    ]);
  });

  it('gives no type to who asks for none', async () => {
    const answer = await fetch(`${base}/live/toppages/v4?limit=100`);
    const { pages } = (await answer.json()) as { pages: Page[] };
    expect(pages.find(({ path }) => path === '/eagles/win.html')?.stats).toEqual({ people: 2 });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=10');
  });

  it('keeps to a section and those below it, to a limit, and puts the host in front', async () => {
    await view('/news/fire.html');
    await comesTo('/news/fire.html', 1);
    const paths = async (query: string) => (await top(query)).map(({ path }) => path);
    expect(await paths('section=sports')).toEqual(['/eagles/win.html', '/sports/box.html']);
    expect(await paths('section=/Eagles/')).toEqual(['/eagles/win.html']);
    expect(await paths('section=news&host=www.x.example')).toEqual([
      'www.x.example/news/fire.html',
    ]);
    expect(await paths('limit=1')).toEqual(['/eagles/win.html']);
    for (const query of ['limit=-1', 'limit=many', 'section=a&section=b', 'section=%00']) {
      expect((await fetch(`${base}/live/toppages/v4?${query}`)).status).toBe(400);
    }
  });

  it.each([
    ['who opted out of sale and sharing', { 'sec-gpc': '1' }],
    ['who asks not to be tracked', { dnt: '1' }],
    ['that is a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
    ['on a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['from another origin', { origin: 'https://evil.example' }],
  ])('does not count a reader %s', async (_name, headers) => {
    const before = await peopleOf('/news/fire.html');
    const answer = await view('/news/fire.html', headers);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await peopleOf('/news/fire.html')).toBe(before);
  });

  it.each(['/news/none.html', '/news/', 'https://x.example/news/fire.html', ''])(
    'does not keep %j, which is no story of the site',
    async (path) => {
      await view(path);
      expect(await peopleOf(path)).toBe(0);
    },
  );

  it('refuses a body that is no path by its size', async () => {
    expect((await view(`/${'a'.repeat(2000)}.html`)).status).toBe(413);
  });

  it('counts 300 views a minute of one client, whatever it says of itself in front of what the CDN tells', async () => {
    for (let n = 0; n < 310; n += 1)
      await view('/news/fire.html', { 'x-client': `198.51.100.${n % 256}, 192.0.2.7` });
    await comesTo('/news/fire.html', 301);
  });

  it('is kept by no cache', async () => {
    const { status, headers } = await view('/sports/box.html');
    expect([status, headers.get('cache-control')]).toEqual([204, 'no-store']);
  });

  it('sets no cookie', async () => {
    expect((await view('/news/fire.html')).headers.get('set-cookie')).toBeNull();
  });

  it('halves what is 30 minutes old, and forgets what is 12 hours old', async () => {
    const before = await peopleOf('/eagles/win.html');
    now += 30 * MINUTE;
    expect(await peopleOf('/eagles/win.html')).toBe(before / 2);
    now += 12 * 60 * MINUTE;
    expect(await top()).toEqual([]);
  });
});
