import { createPageCache, type PageCache } from './pageCache';
import type { StoredPage } from './StoredPage';
import { StoredBody } from './storedBody';

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function setUp(more: { firstWaits?: boolean } = {}) {
  let time = 0;
  const cache = createPageCache({
    maxBytes: 100_000,
    staleWhileRevalidate: 100,
    staleIfError: 1000,
    now: () => time,
    ...more,
  });
  const page = (text: string, more: Partial<StoredPage> = {}): StoredPage => ({
    status: 200,
    body: new StoredBody(Buffer.from(text)),
    headers: {},
    tags: ['document:1'],
    rendered: time,
    ttl: 10,
    ...more,
  });
  const get = async (render: () => Promise<StoredPage>) => {
    const { page: stored, outcome } = await cache.get('/', render);
    return `${outcome} ${stored.body.identity.toString()}`;
  };
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  return { cache, page, get, pass };
}

describe('page cache (DESIGN: A request)', () => {
  it('goes from miss to hit to stale, and refreshes behind the reader', async () => {
    const { page, get, pass } = setUp();
    expect(await get(async () => page('a'))).toBe('miss a');
    expect(await get(async () => page('b'))).toBe('hit a');
    pass(11);
    expect(await get(async () => page('c'))).toBe('stale a');
    await new Promise(setImmediate);
    expect(await get(async () => page('d'))).toBe('hit c');
  });

  it('gives at once what is fresh, and nothing else', async () => {
    const { cache, page, get, pass } = setUp();
    expect(cache.fresh('/')).toBeUndefined();
    await get(async () => page('a'));
    pass(9.9);
    expect(cache.fresh('/')?.body.identity.toString()).toBe('a');
    expect(cache.fresh('/other')).toBeUndefined();
    pass(0.1);
    expect(cache.fresh('/')).toBeUndefined();
  });

  it('lets the first wait for what is new, and no one else, where that is wanted', async () => {
    const { page, get, pass } = setUp({ firstWaits: true });
    await get(async () => page('a'));
    pass(11);
    const first = get(async () => page('b'));
    expect(await get(async () => page('c'))).toBe('stale a');
    expect(await first).toBe('miss b');
    expect(await get(async () => page('d'))).toBe('hit b');
  });

  it('serves the last good page when a new one fails, and the failure once that is too old', async () => {
    const { page, get, pass } = setUp();
    const broken = async () => page('sorry', { status: 503, ttl: 0 });
    await get(async () => page('a'));
    pass(500);
    expect(await get(broken)).toBe('stale a');
    await expect(get(() => Promise.reject(new Error('x')))).resolves.toBe('stale a');
    pass(1000);
    expect(await get(broken)).toBe('miss sorry');
  });

  it('renders once for readers who come together', async () => {
    const { page, cache } = setUp();
    const render = jest.fn(async () => page('a'));
    await Promise.all([cache.get('/', render), cache.get('/', render)]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('forgets the pages of a document that was published', async () => {
    const { page, get, cache } = setUp();
    await get(async () => page('a'));
    expect(cache.expire(['document:2'])).toBe(0);
    expect(cache.expire(['document:1'])).toBe(1);
    expect(await get(async () => page('b'))).toBe('miss b');
  });

  it.each([
    ['its document was published', (cache: PageCache) => cache.expire(['document:1']), 'b'],
    ['all is forgotten', (cache: PageCache) => cache.clear(), 'b'],
    ['another document was published', (cache: PageCache) => cache.expire(['document:2']), 'a'],
  ])('keeps no page that was being made while %s', async (_, change, kept) => {
    const { page, get, cache } = setUp();
    const made = withResolvers<StoredPage>();
    const before = get(() => made.promise);
    change(cache);
    const after = get(async () => page('b'));
    made.resolve(page('a'));
    expect(await before).toBe('miss a');
    expect(await after).toBe(`miss ${kept}`);
    expect(await get(async () => page('c'))).toBe(`hit ${kept}`);
  });

  describe('after a change that may concern a page', () => {
    const aged = async () => {
      const site = setUp();
      await site.get(async () => site.page('a', { tags: ['content'] }));
      site.cache.age(['content']);
      return site;
    };

    it('the last is served for a second more, while the new one is made', async () => {
      const { page, get } = await aged();
      expect(await get(async () => page('b'))).toBe('stale a');
      await new Promise(setImmediate);
      expect(await get(async () => page('c'))).toBe('hit b');
    });

    it.each([
      ['that was fresh', 0],
      ['that had run out', 50],
      ['that was aged before', 100],
    ])('no page %s is served after that second', async (_, seconds) => {
      const { page, get, pass, cache } = await aged();
      pass(seconds);
      cache.age(['content']);
      pass(1.1);
      expect(await get(async () => page('b'))).toBe('miss b');
    });

    it('others are as they were', async () => {
      const { page, get, cache } = setUp();
      await get(async () => page('a'));
      cache.age(['content']);
      expect(await get(async () => page('b'))).toBe('hit a');
    });

    it('one that was being made is kept for that second only, and not for those who come after', async () => {
      const { page, get, cache, pass } = setUp();
      const made = withResolvers<StoredPage>();
      const before = get(() => made.promise);
      cache.age(['content']);
      const after = get(async () => page('b', { tags: ['content'], ttl: 0 }));
      made.resolve(page('a', { tags: ['content'] }));
      expect(await before).toBe('miss a');
      expect(await after).toBe('miss b');
      pass(1.1);
      expect(await get(async () => page('c'))).toBe('miss c');
    });
  });

  it('stays within its bytes over many addresses', async () => {
    const { page, cache } = setUp();
    for (let i = 0; i < 500; i += 1) await cache.get(`/${i}`, async () => page('x'.repeat(1000)));
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  });
});
