import { useState } from 'react';
import { createContentClient } from '../content/fetchContent';
import { useContent } from '../fusion/content';
import { useAppContext } from '../fusion/context';
import type { FeatureNode, PageDocument } from '../document/document';
import type { Route } from '../store/route';
import { createServer } from './createServer';
import { createTestPack } from './testing/createTestPack';

let upstreamIsDown = false;
let value = 1;
/** Questions to the source of `value`. */
let asked = 0;
let valueIsDown = false;

const pack = createTestPack(
  {
    'test-block/plain': {
      view: ({ customFields }: { customFields: { text?: string } }) => (
        <p>{customFields.text ?? 'plain'}</p>
      ),
    },
    'test-block/uri': { view: () => <p>{useAppContext().requestUri}</p> },
    'test-block/value': {
      view: () => (
        <p data-announce="value">
          {useContent<{ n: number }>({ source: 'value', query: {} })?.n ?? 'none'}
        </p>
      ),
      refresh: ({ content }) => ((content as { n: number } | null)?.n === 99 ? null : 5000),
    },
    'test-block/often': {
      view: () => <p>{useContent<{ n: number }>({ source: 'value', query: {} })?.n}</p>,
      refresh: () => 1000,
    },
    'test-block/story': {
      view: () => <h1>{(useAppContext().globalContent as { title: string }).title}</h1>,
    },
    'test-block/counter': {
      view: () => <button type="button">{useState(3)[0]}</button>,
      hydrate: 'visible',
      chunk: 3,
    },
    'test-block/menu': {
      view: () => <nav>menu</nav>,
      hydrate: 'interaction',
      enhance: true,
      chunk: 3,
    },
    'test-block/throws': {
      view: () => {
        throw new Error('boom');
      },
    },
    'test-block/hangs': {
      view: () => {
        for (;;);
      },
    },
    'test-block/garbage': {
      view: () => <div dangerouslySetInnerHTML={{ __html: '</div></main><b' }} />,
    },
    'test-block/hung-source': {
      view: () => <p>{String(useContent({ source: 'hung', query: {} }))}</p>,
    },
  },
  {
    value: {
      ttl: 0,
      fetch: async () => {
        asked += 1;
        if (valueIsDown) throw { statusCode: 502, message: 'down' };
        return { n: value };
      },
    },
    hung: { timeout: 50, fetch: () => new Promise(() => undefined) },
    secret: { http: false, fetch: async () => 'secret' },
    story: {
      ttl: 1,
      params: { id: 'text' },
      fetch: async ({ id }) => {
        if (upstreamIsDown) throw { statusCode: 500, message: 'down' };
        if (id === 'gone') throw { statusCode: 404, message: 'gone' };
        if (id === 'moved') throw { statusCode: 301, location: '/new' };
        return { _id: String(id), title: `Story ${String(id)}` };
      },
    },
  },
);

const feature = (name: string, fields: Record<string, unknown> = {}): FeatureNode => ({
  kind: 'feature',
  id: `n-${name}`,
  type: `test-block/${name}`,
  fields,
});
const documentOf = (
  id: string,
  nodes: FeatureNode[],
  meta: Record<string, string> = {},
): PageDocument => ({
  id,
  kind: 'page',
  name: id,
  layout: 'page',
  meta: { title: id, ...meta },
  sections: { main: nodes },
});

const routes: Record<string, Route> = {
  '/': {
    kind: 'page',
    document: documentOf('home', [
      feature('plain'),
      feature('counter'),
      feature('menu'),
      feature('value'),
      feature('often'),
    ]),
    contentConfig: null,
  },
  '/bad': {
    kind: 'page',
    document: documentOf('bad', [
      feature('throws'),
      feature('plain'),
      feature('hangs'),
      feature('garbage'),
      feature('hung-source'),
      feature('uri'),
      { ...feature('gone'), type: 'no-such/block' },
    ]),
    contentConfig: null,
  },
  '/static': {
    kind: 'page',
    document: documentOf('static', [feature('plain')]),
    contentConfig: null,
  },
  '/old': { kind: 'redirect', location: '/', status: 301 },
  '/404': {
    kind: 'page',
    document: documentOf('not-found', [feature('plain', { text: 'Not here' })]),
    contentConfig: null,
  },
  '/500': {
    kind: 'page',
    document: documentOf('sorry', [feature('plain', { text: 'Sorry' })]),
    contentConfig: null,
  },
};

const site = createServer({
  pack: () => pack,
  content: createContentClient({
    sources: () => pack.sources,
    upstream: { contentBase: () => 'http://127.0.0.1:9', accessToken: () => '' },
  }),
  website: 'site',
  route: (uri) => {
    const path = uri.split('?')[0]!;
    const story = /^\/story\/(\w+)$/.exec(path);
    if (story) {
      return {
        kind: 'template',
        document: storyTemplate,
        contentConfig: { source: 'story', query: { id: story[1] } },
      };
    }
    return routes[path] ?? { kind: 'none' };
  },
  inlineScripts: ['x'],
  isReady: async () => true,
  logLevel: 'silent',
});
const storyTemplate: PageDocument = {
  ...documentOf('story', [feature('story'), feature('plain')]),
  kind: 'template',
};

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });

afterAll(() => site.app.close());

describe('a page', () => {
  it('is complete HTML with its styles, marked blocks and no script of a block', async () => {
    const { statusCode, body, headers } = await get('/static');
    expect(statusCode).toBe(200);
    expect(body).toContain('<main><p data-block="test-block/plain">plain</p></main>');
    expect(body).toContain('<link rel="stylesheet" href="/pf/dist/css/page/0.1.css?d=b1"/>');
    expect(body).not.toContain('<script defer');
    expect(body).not.toContain('x-slot');
    expect(headers).toMatchObject({
      'cache-control':
        'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=259200',
      'cache-tag': 'site:site,document:static',
      'x-content-type-options': 'nosniff',
    });
  });

  it('goes from miss to hit, and to 304 for who has it', async () => {
    const miss = await get('/static?q=1');
    expect(miss.headers['x-broadsheet-cache']).toBe('miss');
    // How long it took stands with who waited for it.
    expect(miss.headers['server-timing']).toMatch(/^cache;desc=miss, .*dur=/);
    const hit = await get('/static?q=1');
    expect(hit.headers['x-broadsheet-cache']).toBe('hit');
    expect(hit.headers['server-timing'] ?? '').not.toContain('dur=');
    const again = await get('/static?q=1', { 'if-none-match': String(hit.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is the newest again right after its document was published', async () => {
    await get('/static');
    expect(site.expire(['document:static'])).toBeGreaterThan(0);
    expect((await get('/static')).headers['x-broadsheet-cache']).toBe('miss');
  });

  it('says what it was made from', async () => {
    expect((await get('/story/7')).headers['cache-tag']).toBe('site:site,document:story,content:7');
  });

  it('brings islands with their data and the engine, and enhanced blocks without a wrapper', async () => {
    const { body } = await get('/');
    expect(body).toMatch(
      /<div data-block="test-block\/counter" data-island="3" data-hydrate="visible" data-node="n-counter" data-prefix="b\d+-"><button type="button">3<\/button><script type="application\/json" data-props>/,
    );
    expect(body).toContain(
      '<nav data-block="test-block/menu" data-enhance="3" data-hydrate="interaction">menu</nav>',
    );
    expect(body).toMatch(/<script defer src="\/pf\/dist\/engine\/entry.js/);
    const props = /data-props>(.*?)<\/script>/.exec(body)![1]!;
    expect(JSON.parse(props)).toMatchObject({
      component: { id: 'n-counter', type: 'test-block/counter' },
    });
  });

  it('leads on, is missing, is gone, has moved, and fails with dignity', async () => {
    expect((await get('/old')).headers['location']).toBe('/');
    const missing = await get('/nothing');
    expect([missing.statusCode, missing.body.includes('Not here')]).toEqual([404, true]);
    expect((await get('/story/gone')).statusCode).toBe(404);
    const moved = await get('/story/moved');
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/new']);
    upstreamIsDown = true;
    const failed = await get('/story/8');
    upstreamIsDown = false;
    expect([failed.statusCode, failed.body.includes('Sorry')]).toEqual([503, true]);
    expect(failed.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect((await get('/story/8')).statusCode).toBe(200);
  });

  it.each(['/%E0%A4%A', '/a%00b'])('is plain words where %s can’t be read', async (address) => {
    const answer = await get(address);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'text/plain; charset=utf-8',
    ]);
    expect(answer.body).toBe('This address can’t be read.');
  });

  it('is not taken down by blocks that throw, hang, return garbage, wait forever or are gone', async () => {
    const { statusCode, body } = await get('/bad');
    expect(statusCode).toBe(200);
    expect(body).toContain('<p data-block="test-block/plain">plain</p>');
    expect(body).toContain('<p data-block="test-block/uri">/bad</p>');
    expect(body).toContain('<p data-block="test-block/hung-source">null</p>');
    expect(body).not.toContain('throws');
    expect(body.match(/<\/main>/g)).toHaveLength(1);
    expect(body).toMatch(/<\/html>$/);
  });
});

describe('live fragments', () => {
  it('are one block of a published page, with the time of the next question', async () => {
    const page = await get('/');
    expect(page.body).toContain('data-live="home/n-value" data-interval="5000"');
    value = 2;
    const { statusCode, body, headers } = await get('/pf/api/v3/fragment/home/n-value?uri=/');
    expect(statusCode).toBe(200);
    expect(body).toBe(
      '<p data-block="test-block/value" data-live="home/n-value" data-interval="5000" data-announce="value">2</p>',
    );
    expect(headers['x-broadsheet-next']).toBe('5000');
  });

  it.each(['/', '/?utm_source=letter&fbclid=7', '/?gclid=1#top', '//'])(
    'of %s are asked for by one address: the page names it',
    async (address) => {
      expect((await get(address)).body).toMatch(
        /<script defer src="[^"]+" data-uri="\/"><\/script>/,
      );
    },
  );

  it('are asked for with the parameters that choose what their page shows', async () => {
    const { body } = await get('/?b=%22&utm_medium=x&a=1');
    expect(body).toContain(' data-uri="/?a=1&amp;b=%22"></script>');
  });

  it('are answered together, in any order, and each says when to ask again', async () => {
    site.clearCaches();
    value = 6;
    const { statusCode, json, headers } = await get(
      '/pf/api/v3/fragment/home/n-value,n-often,nothing?uri=/',
    );
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    expect(json()).toMatchObject({
      'n-often': { html: expect.stringContaining('>6<'), next: 1000 },
      'n-value': { html: expect.stringContaining('>6<'), next: 5000 },
      nothing: null,
    });
    const other = await get('/pf/api/v3/fragment/home/nothing,n-often,n-value?uri=/');
    expect(other.headers).toMatchObject({
      etag: headers['etag'],
      'x-broadsheet-cache': 'hit',
    });
  });

  it('are 24 at most', async () => {
    const many = Array.from({ length: 25 }, (_, at) => `n${at}`).join();
    expect((await get(`/pf/api/v3/fragment/home/${many}?uri=/`)).statusCode).toBe(400);
  });

  const URL = '/pf/api/v3/fragment/home/n-value?uri=/';
  afterEach(() => {
    valueIsDown = false;
  });

  it('shorten the time for which their page is kept, so that who opens it sees what is new', async () => {
    expect((await get('/')).headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=/,
    );
    expect((await get('/static')).headers['cache-control']).toMatch(
      /s-maxage=60, stale-while-revalidate=600/,
    );
  });

  it('are one question upstream for any number of readers', async () => {
    site.clearCaches();
    asked = 0;
    await Promise.all(Array.from({ length: 50 }, () => get(URL)));
    await get(URL);
    expect(asked).toBe(1);
  });

  it('are kept for 4 s, or as long as readers wait, and never served older', async () => {
    site.clearCaches();
    // What is left of them is rounded down.
    expect((await get(URL)).headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=[34]$/);
    const often = '/pf/api/v3/fragment/home/n-often?uri=/';
    value = 3;
    expect((await get(often)).headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    value = 4;
    expect((await get(often)).body).toContain('>3<');
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect((await get(often)).body).toContain('>4<');
  });

  it('answer 503 while their content can’t be had, so that readers keep what they have', async () => {
    site.clearCaches();
    valueIsDown = true;
    const { statusCode, headers } = await get(URL);
    expect(statusCode).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    valueIsDown = false;
    expect((await get(URL)).statusCode).toBe(200);
  });

  it.each([
    '/pf/api/v3/fragment/home/nothing?uri=/',
    '/pf/api/v3/fragment/other/n-value?uri=/',
    '/pf/api/v3/fragment/home/n-value?uri=/nothing',
  ])('%s is not there', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the content API', () => {
  it.each([
    ['/pf/api/v3/content/fetch/story?query={"id":"5"}', 200],
    ['/pf/api/v3/content/fetch/story?query={"id":"gone"}', 404],
    ['/pf/api/v3/content/fetch/story?query={bad', 400],
    ['/pf/api/v3/content/fetch/story?query=[1]', 400],
    ['/pf/api/v3/content/fetch/story?query={}&filter={a', 400],
    ['/pf/api/v3/content/fetch/none', 404],
    ['/pf/api/v3/content/fetch/secret', 404],
    ['/pf/api/v3/content/fetch/constructor', 404],
    ['/pf/api/v3/content/fetch/hung', 503],
  ])('%s answers %i', async (url, status) => {
    expect((await get(encodeURI(url))).statusCode).toBe(status);
  });

  it('refuses addresses that are too long, and bodies that are sent to nowhere', async () => {
    expect((await get(`/pf/api/v3/content/fetch/story?query=${'x'.repeat(5000)}`)).statusCode).toBe(
      414,
    );
    const posted = await site.app.inject({
      method: 'POST',
      url: '/anything',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify('x'.repeat(1_100_000)),
    });
    expect(posted.statusCode).toBe(404);
  });
});

describe('assets', () => {
  it('are the styles of a page in one file, for ever', async () => {
    const { body, headers } = await get('/pf/dist/css/page/0.1.css?d=b1');
    expect(body).toBe('body{margin:0}p{margin:0}');
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('are chunks of this build only', async () => {
    expect((await get('/pf/dist/components/combinations/3.chunk.js?d=aaaaaaaa')).statusCode).toBe(
      200,
    );
    expect((await get('/pf/dist/components/combinations/3.chunk.js?d=bbbbbbbb')).statusCode).toBe(
      404,
    );
    expect((await get('/pf/dist/css/page/0.1.css?d=other')).statusCode).toBe(404);
  });

  it('are, where they are documents for frames, under a policy of their own', async () => {
    const { statusCode, headers } = await get('/pf/resources/frame.html');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
      expect(policy.split('; ')).toContain(directive);
    // In a sandbox of its own it would write what its name holds, also when nobody frames it.
    expect(policy).not.toContain('sandbox');
  });

  it.each([
    '/pf/dist/../manifest.json',
    '/pf/dist/%2e%2e/manifest.json',
    '/pf/resources/..%2f..%2fetc/passwd',
    '/pf/dist/css/page/0.77.css',
    '/pf/dist/css/page/x.css',
    '/pf/dist/css',
  ])('%s is not there', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
