import { request } from 'node:http';
import { findPages, type PageKinds } from './pages';
import { SITE } from './browser';

let pages: PageKinds;
beforeAll(async () => {
  pages = await findPages();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, SITE()), { headers, redirect: 'manual' });

/** `fetch` asks for compressed answers by itself; this asks for just what it is told to. */
function rawGet(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    request(new URL(path, SITE()), { headers }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('pages over HTTP (DESIGN: A request)', () => {
  it('carry what a CDN needs', async () => {
    for (const path of ['/', '/news/', '/sports/', pages.article, pages.author, pages.topic]) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('cache-control')).toMatch(
        /s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+/,
      );
      expect(response.headers.get('cache-tag')).toMatch(/document:/);
      expect(response.headers.get('etag')).toMatch(/^"[\w-]+"$/);
      expect(response.headers.get('server-timing')).toMatch(/cache;desc=/);
      expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    }
  });

  it('are not kept by search engines where their address could be any', async () => {
    const saysNoIndex = async (path: string) => {
      const [head = ''] = (await (await get(path)).text()).split('</head>');
      return /<meta[^>]* content="noindex"/.test(head);
    };
    for (const path of ['/news/?page=99', '/topic/words-of-anyone', `${pages.topic}?page=99`])
      expect([path, await saysNoIndex(path)]).toEqual([path, true]);
    for (const path of ['/news/', '/news/?page=2', pages.topic])
      expect([path, await saysNoIndex(path)]).toEqual([path, false]);
  });

  it('go from miss to hit', async () => {
    const path = `/search?query=${Date.now()}`;
    expect((await get(path)).headers.get('x-broadsheet-cache')).toBe('miss');
    expect((await get(path)).headers.get('x-broadsheet-cache')).toBe('hit');
  });

  it('are one page whatever tracking parameters say', async () => {
    await get('/business/');
    const response = await get('/business/?utm_source=mail&fbclid=1');
    expect(response.headers.get('x-broadsheet-cache')).toBe('hit');
  });

  it('answer 304 to who has them', async () => {
    const etag = (await get('/news/')).headers.get('etag')!;
    const again = await get('/news/', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('come compressed as asked: %s', async (accept, encoding) => {
    const { headers } = await rawGet('/', { 'accept-encoding': accept });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toMatch(/accept-encoding/);
  });

  it('answer an unknown address with the 404 page', async () => {
    const response = await get('/no/such/page');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('data-block="error-block/error-page"');
  });

  it('lead on where an address has moved', async () => {
    const response = await get('/sixers-news/');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/sixers');
  });

  it('answer every section and sub-section of the specification', async () => {
    const paths =
      '/news/ /sports/ /business/ /opinion/ /politics/ /entertainment/ /life/ /food/ /health/ /real-estate/ /philly-first/ /obituaries/ /jobs/ /news/new-jersey/ /news/pennsylvania/ /news/nation-world/ /opinion/commentary/ /opinion/editorials/ /opinion/cartoons/ /columnists/ /sports/gameday-central /sports/betting /casino /espanol/ /inquirer-live/ /newsletters/ /weather/ /photo/ /video/ /comics /puzzles/ /things-to-do/ /arts/ /celebrity/ /education/ /economy/ /consumer/ /topic/upside/ /love/ /family/ /fashion/ /eagles /phillies /sixers /flyers /soccer /about/ /about/terms_and_conditions/ /privacy-policy/ /subscribe_today/ /subscribe_loggedin/ /donate/ /philly-tips/best/ /philly-tips/how-to-philly/ /about/newsroom-staff-beats-list.html /shore/'.split(
        ' ',
      );
    const bad: string[] = [];
    for (const path of paths) {
      const response = await get(path);
      if (response.status !== 200) bad.push(`${path} ${response.status}`);
      await response.text();
    }
    expect(bad).toEqual([]);
  });
});

describe('the content API (platform §7)', () => {
  const fetchApi = (source: string, parameters: Record<string, string> = {}) =>
    get(`/pf/api/v3/content/fetch/${source}?${new URLSearchParams(parameters)}`);

  it('answers what a source gives', async () => {
    const query = JSON.stringify({ canonical_url: pages.article });
    const response = await fetchApi('content-api', { query, _website: 'broadsheet', d: '1' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ canonical_url: pages.article });
  });

  it('gives only what a filter names', async () => {
    const query = JSON.stringify({ canonical_url: pages.article });
    const response = await fetchApi('content-api', { query, filter: '{ headlines { basic } }' });
    expect(Object.keys((await response.json()) as object)).toEqual(['headlines']);
  });

  it.each<[string, Record<string, string>, number, RegExp]>([
    ['content-api', { query: '{bad' }, 400, /not JSON/],
    ['content-api', { query: '[]' }, 400, /must be a JSON object/],
    ['content-api', { query: '{}', filter: '{ a' }, 400, /never closed/],
    ['no-such-source', {}, 404, /no content source/],
    ['content-api', { query: '{"canonical_url":"/none.html"}' }, 404, /./],
  ])('%s %p is answered with %i and a reason', async (source, parameters, status, message) => {
    const response = await fetchApi(source, parameters);
    expect(response.status).toBe(status);
    expect(((await response.json()) as { message: string }).message).toMatch(message);
  });

  it('does not give a source that is not for the browser', async () => {
    expect((await fetchApi('site-section', { query: '{"section":"/news"}' })).status).toBe(404);
  });

  it('refuses an address that is too long, and does not read a body that nobody takes', async () => {
    expect((await fetchApi('content-api', { query: 'x'.repeat(5000) })).status).toBe(414);
    const response = await fetch(new URL('/pf/api/v3/content/fetch/content-api', SITE()), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('x'.repeat(1_200_000)),
    });
    expect(response.status).toBe(404);
  });
});

describe('health', () => {
  it.each(['/pf/health', '/pf/ready'])('%s says so', async (path) => {
    expect((await get(path)).status).toBe(200);
  });
});
