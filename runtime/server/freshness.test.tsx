import { createServer as createUpstream, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createContentClient } from '../content/fetchContent';
import { useContent } from '../fusion/content';
import { useAppContext } from '../fusion/context';
import type { FeatureNode, PageDocument } from '../document/document';
import { until } from '../store/testing/until';
import { createServer } from './createServer';
import { createTestPack } from './testing/createTestPack';

// The clock alone is ours.
jest.useFakeTimers({
  now: 1_000_000,
  doNotFake: [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
    'nextTick',
    'queueMicrotask',
    'hrtime',
    'performance',
  ],
});
const pass = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

/** What the content API says, by path; a number is a status. */
let says: Record<string, string | number>;
let base: string;
/** What it waits for before it says what it said. */
let held: Promise<void>;
let questions = 0;
const upstream: Server = createUpstream((request, response) => {
  const said = says[request.url ?? ''] ?? 404;
  questions += 1;
  void held.then(() => {
    const status = typeof said === 'number' ? said : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof said === 'number' ? '{}' : said);
  });
});

const Story = () => <p>{(useAppContext().globalContent as { title?: string } | null)?.title}</p>;
const Note = () => <p>{useContent<string>({ source: 'note', query: {} }) ?? 'no note'}</p>;
const List = () => <p>{JSON.stringify(useContent({ source: 'list', query: {} }))}</p>;
let note: unknown = 'a note';
let noteFails = false;
const pack = createTestPack(
  {
    'test-block/story': { view: () => <Story /> },
    'test-block/note': { view: () => <Note /> },
    'test-block/list': { view: () => <List /> },
  },
  {
    story: { ttl: 60, params: { id: 'text' }, resolve: ({ id }) => `/story/${String(id)}` },
    list: { ttl: 60, params: {}, resolve: () => '/list' },
    note: {
      ttl: 60,
      params: {},
      fetch: async () => {
        if (noteFails) throw new Error('down');
        return note;
      },
    },
    scores: { ttl: 60, params: {}, followsContent: false, fetch: async () => [1] },
  },
);
const feature = (name: string): FeatureNode => ({
  kind: 'feature',
  id: name,
  type: `test-block/${name}`,
  fields: {},
});
const documentOf = (id: string, ...names: string[]): PageDocument => ({
  id,
  kind: 'page',
  name: id,
  layout: 'page',
  meta: {},
  sections: { main: names.map(feature) },
});
const site = createServer({
  pack: () => pack,
  content: createContentClient({
    sources: () => pack.sources,
    upstream: { contentBase: () => base, accessToken: () => '' },
  }),
  website: 'site',
  route: (uri) => {
    const [, kind = '', id = ''] = uri.split('/');
    if (kind !== 'story')
      return { kind: 'page', document: documentOf(kind, kind), contentConfig: null };
    const contentConfig = { source: 'story', query: { id } };
    return { kind: 'template', document: documentOf('article', 'story'), contentConfig };
  },
  inlineScripts: [],
  isReady: async () => true,
  logLevel: 'silent',
});
const get = (url: string) => site.app.inject({ url });
const cacheOf = async (url: string) => String((await get(url)).headers['cache-control']);
const tagsOf = async (url: string) => String((await get(url)).headers['cache-tag']).split(',');

beforeAll(async () => {
  await new Promise<void>((ready) => upstream.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
});
beforeEach(() => {
  // Longer than any answer of an earlier test may be given.
  pass(80 * 3600);
  site.clearCaches();
  note = 'a note';
  noteFails = false;
  held = Promise.resolve();
  says = {
    '/story/a': '{"_id":"a","type":"story","title":"Story A"}',
    '/list': '[{"_id":"a"},{"_id":"b"}]',
  };
});
afterAll(async () => {
  await site.app.close();
  upstream.close();
});

describe('an upstream that gives nothing for a page', () => {
  it.each([
    ['null', 'null'],
    ['no text at all', ''],
    ['what is no JSON', '<html>'],
  ])(
    'is at fault: %s is 503 and not kept, and the page is there as soon as it is',
    async (_, text) => {
      says['/story/a'] = text;
      const { statusCode, headers } = await get('/story/a');
      expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
      says['/story/a'] = '{"_id":"a","title":"Back"}';
      expect((await get('/story/a')).body).toContain('Back');
    },
  );

  it('has readers served with the last page, for a moment only', async () => {
    await get('/story/a');
    says['/story/a'] = 'null';
    // The page and its answer have run out, and may not be served again as they are.
    pass(3600);
    const { statusCode, body, headers } = await get('/story/a');
    expect([statusCode, body.includes('Story A')]).toEqual([200, true]);
    expect(headers['cache-control']).toMatch(/s-maxage=5, stale-while-revalidate=5,/);
  });

  it('that says 404 is believed', async () => {
    await get('/story/a');
    says['/story/a'] = 404;
    pass(3600);
    expect((await get('/story/a')).statusCode).toBe(404);
  });

  it('is at fault in a list of the content API, too: the last one stays', async () => {
    await get('/list');
    says['/list'] = 'null';
    pass(3600);
    expect((await get('/list')).body).toContain('_id');
  });

  it('but blocks may be told nothing by other upstreams, and the page is a whole one', async () => {
    note = null;
    const { body, headers } = await get('/note');
    expect(body).toContain('no note');
    expect(headers['cache-control']).toMatch(/s-maxage=60,/);
  });
});

describe('a page made from an answer that had run out', () => {
  it('is kept for seconds while its upstream fails', async () => {
    await get('/note');
    noteFails = true;
    pass(3600);
    expect(await cacheOf('/note')).toMatch(/s-maxage=5, stale-while-revalidate=5,/);
  });

  it('is kept for seconds while the answer is asked for', async () => {
    await get('/note');
    site.clearPages();
    pass(61);
    expect(await cacheOf('/note')).toMatch(/s-maxage=5, stale-while-revalidate=5,/);
    expect((await get('/pf/api/v3/content/fetch/note')).statusCode).toBe(200);
    pass(6);
    await get('/note');
    await new Promise(setImmediate);
    expect(await cacheOf('/note')).toMatch(/s-maxage=60,/);
  });

  it('as a fragment, too', async () => {
    const url = '/pf/api/v3/fragment/note/note?uri=/note';
    expect(await cacheOf(url)).toMatch(/s-maxage=60$/);
    noteFails = true;
    site.expireContent({ ids: ['x'], gone: [] });
    pass(2);
    expect(await cacheOf(url)).toMatch(/s-maxage=[34]$/);
  });
});

describe('what is served while a new one is made', () => {
  it('is kept by no CDN: a page', async () => {
    await get('/list');
    site.expireContent({ ids: ['c'], gone: [] });
    const { headers } = await get('/list');
    expect([headers['x-broadsheet-cache'], headers['cache-control']]).toEqual([
      'stale',
      expect.stringMatching(/s-maxage=1, stale-while-revalidate=1,/),
    ]);
  });

  it('is kept by no CDN: data', async () => {
    const url = '/pf/api/v3/content/fetch/note';
    expect(await cacheOf(url)).toMatch(/max-age=0, s-maxage=60, stale-while-revalidate=60,/);
    pass(61);
    expect(await cacheOf(url)).toMatch(/max-age=0, s-maxage=0, stale-while-revalidate=1,/);
  });

  it('is kept by browsers where no change of documents can concern it', async () => {
    expect(await cacheOf('/pf/api/v3/content/fetch/scores')).toMatch(/max-age=60, s-maxage=60,/);
  });
});

describe('what CDNs are told by tags', () => {
  it.each([
    ['a page', '/story/a', ['site:site', 'document:article', 'content:a']],
    ['a list', '/list', ['site:site', 'document:list', 'content', 'content:a', 'content:b']],
    [
      'a fragment',
      '/pf/api/v3/fragment/list/list?uri=/list',
      ['site:site', 'document:list', 'content', 'content:a', 'content:b'],
    ],
    ['data', '/pf/api/v3/content/fetch/story?query={"id":"a"}', ['site:site', 'content:a']],
    [
      'a list of data',
      '/pf/api/v3/content/fetch/list',
      ['site:site', 'content', 'content:a', 'content:b'],
    ],
    ['data of other upstreams', '/pf/api/v3/content/fetch/scores', ['site:site']],
    ['a page that is not there', '/story/none', ['site:site', 'document:404', 'nothing']],
  ])('%s', async (_name, url, tags) => {
    expect(await tagsOf(encodeURI(url))).toEqual(tags);
  });
});

it.each([
  ['its story', { ids: ['a'], gone: [] }],
  ['something', null],
])(
  'a page that was being made while %s was changed is given to those who came before',
  async (_, change) => {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    questions = 0;
    const before = get('/story/a');
    await until(() => questions === 1, 30_000);
    says['/story/a'] = '{"_id":"a","title":"Corrected"}';
    site.expireContent(change);
    const after = get('/story/a');
    release();
    expect((await before).body).toContain('Story A');
    expect((await after).body).toContain('Corrected');
    expect((await get('/story/a')).body).toContain('Corrected');
  },
);

it('a page that was not there is there at once when its story is', async () => {
  expect((await get('/story/new')).statusCode).toBe(404);
  says['/story/new'] = '{"_id":"new","title":"New"}';
  expect((await get('/story/new')).statusCode).toBe(404);
  site.expireContent({ ids: ['new'], gone: [] });
  expect((await get('/story/new')).statusCode).toBe(200);
});
