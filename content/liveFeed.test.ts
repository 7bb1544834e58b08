import { setFusion } from '../mocks/fusion/state';
import source from './sources/live-feed-api';

const page = (path: string, type = 'Article') => ({ path, stats: { people: 2, type } });

describe('live-feed-api (widgets §7, §9)', () => {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  let pages: unknown[] = [];
  let status = 200;

  beforeEach(() => {
    calls.length = 0;
    status = 200;
    setFusion({ environment: { CONTENT_BASE: 'http://gw', ANALYTICS_BASE: 'http://stats/api' } });
    Object.assign(globalThis, {
      fetch: (url: string, init?: RequestInit) => {
        calls.push({ url, init });
        if (url.startsWith('http://stats')) {
          return Promise.resolve(Response.json({ pages }, { status }));
        }
        const asked = JSON.parse(init?.body as string) as string[];
        return Promise.resolve(
          Response.json({
            content_elements: asked.map((path) => ({
              _id: path,
              type: 'story',
              canonical_url: path,
            })),
          }),
        );
      },
    });
  });

  const ask = async (query: Record<string, unknown>) =>
    source.fetch!(
      { 'arc-site': 'broadsheet', ...query },
      { cachedCall: () => Promise.reject(new Error('not used')) },
    );

  it('asks the top pages of the section for 35 more than are shown, then the gateway for their stories', async () => {
    pages = [page('/eagles/a.html'), page('/sports/', 'LandingPage'), page('/sixers/b.html')];
    const stories = await ask({ section: 'sports', limit: 25 });
    expect(stories.map(({ canonical_url: url }) => url)).toEqual([
      '/eagles/a.html',
      '/sixers/b.html',
    ]);
    expect(calls[0]?.url).toBe('http://stats/api/live/toppages/v4?section=sports&limit=60&types=1');
    const { pathname, searchParams } = new URL(calls[1]!.url);
    expect(pathname).toBe('/content/v4/urls');
    expect([searchParams.get('website'), searchParams.get('published')]).toEqual([
      'broadsheet',
      'true',
    ]);
    expect(searchParams.get('included_fields')).toContain('headlines');
    expect(calls[1]?.init).toMatchObject({
      method: 'POST',
      body: '["/eagles/a.html","/sixers/b.html"]',
    });
  });

  it('does not trouble the gateway when nothing is read', async () => {
    pages = [];
    expect(await ask({ section: 'sports', limit: 25 })).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  it('fails with the status of the analytics service', async () => {
    status = 503;
    await expect(ask({ section: 'sports' })).rejects.toMatchObject({ statusCode: 503 });
  });

  it('says so when the analytics service answers no JSON, or has no address', async () => {
    Object.assign(globalThis, { fetch: () => Promise.resolve(new Response('')) });
    await expect(ask({ section: 'sports' })).rejects.toMatchObject({ statusCode: 502 });
    setFusion({ environment: { CONTENT_BASE: 'http://gw' } });
    await expect(ask({ section: 'sports' })).rejects.toMatchObject({
      statusCode: 503,
      message: expect.stringContaining('ANALYTICS_BASE') as string,
    });
  });

  it('is kept for 60,000 ms', () => {
    expect(source.ttl).toBe(60);
  });
});
