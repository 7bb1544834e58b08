import { setUp } from './contentClient.fixture';
import { ContentError } from './types';

/** A source that answers `good` until it fails, and then throws. */
function setUpFailing(source: Parameters<typeof setUp>[0], thrown: unknown = new Error('down')) {
  let isDown = false;
  const fetch = async () => {
    if (isDown) throw thrown;
    return 'good';
  };
  return { ...setUp({ ...source, fetch }), fail: () => void (isDown = true) };
}

describe('content client (DESIGN: Content)', () => {
  it('makes one call of identical calls in flight', async () => {
    const fetch = jest.fn(async () => ({ a: 1 }));
    const { get } = setUp({ fetch });
    await Promise.all([get(), get(), get()]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('drops parameters that the source does not declare before it looks into the cache', async () => {
    const fetch = jest.fn(async (query: Record<string, unknown>) => query);
    const { get } = setUp({ params: { id: 'text' }, fetch });
    await get({ id: '1', other: 'x' });
    const { entry } = await get({ id: '1', other: 'y' });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(JSON.parse(entry.json)).toEqual({ id: '1', 'arc-site': 'site' });
  });

  it('keeps the answers of many pages where no other size was set', async () => {
    const fetch = jest.fn(async () => 'x'.repeat(10_000));
    const { get } = setUp({ params: { id: 'text' }, fetch });
    for (let id = 0; id < 100; id += 1) await get({ id: String(id) });
    expect(await get({ id: '0' })).toMatchObject({ outcome: 'fresh' });
    expect(fetch).toHaveBeenCalledTimes(100);
  });

  it('serves an expired answer while it is refreshed', async () => {
    let value = 1;
    const { get, pass } = setUp({ ttl: 10, fetch: async () => value });
    await get();
    value = 2;
    pass(11_000);
    expect(await get()).toMatchObject({ outcome: 'stale', entry: { json: '1' } });
    await new Promise(setImmediate);
    expect(await get()).toMatchObject({ outcome: 'fresh', entry: { json: '2' } });
  });

  it('has an answer at hand as long as it is fresh, and knows it when it no longer is', async () => {
    const { client, get, pass } = setUp({ ttl: 10, fetch: async () => 1 });
    const key = client.key({ source: 'story', query: { id: '1' } }, 'site')!;
    expect(client.key({ source: 'toString', query: {} }, 'site')).toBeNull();
    expect([client.peek(key), client.isKnown(key)]).toEqual([undefined, false]);
    await get();
    expect(client.peek(key)).toMatchObject({ json: '1' });
    pass(11_000);
    expect([client.peek(key), client.isKnown(key)]).toEqual([undefined, true]);
  });

  it('waits for a new answer where an expired one will not do', async () => {
    let value = 1;
    const { client, get, pass } = setUp({ ttl: 10, fetch: async () => value });
    await get();
    value = 2;
    pass(11_000);
    const live = await client.get({ source: 'story', query: { id: '1' } }, 'site', {
      isLive: true,
    });
    expect(live).toMatchObject({ outcome: 'fetched', entry: { json: '2' } });
  });

  it.each([
    ['what it says', [30], 30],
    ['the least of what it says', [30, 10, 20], 10],
    ['its ttl where it says nothing', [], 60],
    ['its ttl where it says nonsense', [NaN, -1, Infinity], 60],
  ])('keeps an answer as long as its source says: %s', async (_name, said, seconds) => {
    const { get } = setUp({
      ttl: 60,
      fetch: (_query, { keepFor }) => {
        said.forEach(keepFor);
        return 'answer';
      },
    });
    const { entry } = await get();
    expect((entry.expires - entry.fetched) / 1000).toBe(seconds);
  });

  it('gives the same version for the same data', async () => {
    const { get, pass } = setUp({ ttl: 0, fetch: async () => ({ same: true }) });
    const first = await get();
    pass(1);
    expect((await get()).entry.version).toBe(first.entry.version);
  });

  it('tells of a stale answer that could not be fetched anew', async () => {
    const { get, pass, errors, fail } = setUpFailing({ ttl: 10 });
    await get();
    fail();
    pass(11_000);
    expect(await get()).toMatchObject({ outcome: 'stale', entry: { json: '"good"' } });
    await new Promise(setImmediate);
    expect(errors).toEqual(['stale-on-error 502']);
  });

  it('serves the last answer for 72 h when the upstream fails, and then no longer', async () => {
    const { get, pass, errors, fail } = setUpFailing({ ttl: 10 });
    await get();
    fail();
    pass(3600 * 1000);
    expect(await get()).toMatchObject({ outcome: 'stale-on-error', entry: { json: '"good"' } });
    expect(errors).toEqual(['stale-on-error 502']);
    pass(72 * 3600 * 1000);
    await expect(get()).rejects.toMatchObject({ statusCode: 502 });
  });

  it.each([
    [0, 'stale'],
    [200, 'stale'],
    [301, 'thrown'],
    [400, 'stale'],
    [503, 'stale'],
  ])(
    'serves the last answer for what is no redirect, whatever a source throws: %i',
    async (statusCode, expected) => {
      const { get, pass, fail } = setUpFailing({ ttl: 10 }, { statusCode, location: '/new' });
      await get();
      fail();
      pass(3600 * 1000);
      const found = get().then(
        ({ entry }) => (entry.json === '"good"' ? 'stale' : entry.json),
        () => 'thrown',
      );
      expect(await found).toBe(expected);
    },
  );

  it.each([
    ['is kept for nobody, as its source keeps none', { ttl: 0 }, 'thrown'],
    ['its source wants fresh', { ttl: 10, serveStaleCache: false }, 'thrown'],
    ['its source keeps', { ttl: 10 }, 'stale-on-error'],
  ])('of an answer that %s an upstream that fails leaves: %j, %s', async (_what, how, expected) => {
    const { get, pass, fail } = setUpFailing(how);
    await get();
    fail();
    pass(3600 * 1000);
    const found = get().then(
      ({ outcome }) => outcome,
      () => 'thrown',
    );
    expect(await found).toBe(expected);
  });

  it('never serves a stale answer for a 404, and does not ask again at once', async () => {
    let isGone = false;
    const fetch = jest.fn(async () => {
      if (isGone) throw { statusCode: 404, message: 'gone' };
      return 'good';
    });
    const { get, pass } = setUp({ ttl: 10, fetch });
    await get();
    isGone = true;
    pass(3600 * 1000);
    await expect(get()).rejects.toMatchObject({ statusCode: 404 });
    await expect(get()).rejects.toMatchObject({ statusCode: 404 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('gives up on a source that hangs after its time-out', async () => {
    const { get } = setUp({ timeout: 20, fetch: () => new Promise(() => undefined) });
    await expect(get()).rejects.toMatchObject({ statusCode: 504 });
  });

  it('stops asking an upstream that keeps failing, and asks again later', async () => {
    const fetch = jest.fn(async () => {
      throw new Error('down');
    });
    const { get } = setUp({ fetch });
    for (let i = 0; i < 8; i += 1)
      await expect(get({ id: i })).rejects.toBeInstanceOf(ContentError);
    expect(fetch).toHaveBeenCalledTimes(5);
  });

  it.each([
    [{ statusCode: 301, location: '/new' }, 301],
    [{ statusCode: 404 }, 404],
    [new Error('boom'), 502],
    ['text', 502],
    [undefined, 502],
  ])('turns %p into status %i', async (thrown, statusCode) => {
    const { get } = setUp({
      fetch: async () => {
        throw thrown;
      },
    });
    await expect(get()).rejects.toMatchObject({ statusCode });
  });

  it('keeps what a source threw, whose stack says where', async () => {
    const slip = new TypeError('x is undefined');
    const { get } = setUp({ fetch: async () => Promise.reject(slip) });
    await expect(get()).rejects.toMatchObject({ message: 'story: x is undefined', cause: slip });
  });

  it('keeps answers of cachedCall with the answer they were made for unless independent', async () => {
    const inner = jest.fn(async () => 7);
    const { get } = setUp({
      ttl: 0,
      fetch: async (_query, { cachedCall }) => [
        await cachedCall('own', inner, { query: { a: 1 } }),
        await cachedCall('shared', inner, { independent: true }),
      ],
    });
    await get({ id: 1 });
    await get({ id: 2 });
    expect(inner).toHaveBeenCalledTimes(3);
  });

  describe('an upstream that gives nothing', () => {
    const asDocument = { isDocument: true };

    it('is at fault where a page needs a document: the last one is served, else the page fails', async () => {
      let answer: unknown = { _id: 'a' };
      const { client, pass } = setUp({ ttl: 10, fetch: async () => answer });
      const get = (id: string) =>
        client.get({ source: 'story', query: { id } }, 'site', asDocument);
      await get('a');
      answer = null;
      pass(30_000);
      expect(await get('a')).toMatchObject({
        outcome: 'stale-on-error',
        entry: { json: '{"_id":"a"}' },
      });
      await expect(get('b')).rejects.toMatchObject({ statusCode: 502 });
    });

    it('is taken at its word by blocks, which never makes a page of it', async () => {
      const { client, get } = setUp({ fetch: async () => null });
      const request = { source: 'story', query: { id: '1' } };
      const [block, page] = await Promise.allSettled([
        get(),
        client.get(request, 'site', asDocument),
      ]);
      expect(block).toMatchObject({ value: { outcome: 'fetched', entry: { json: 'null' } } });
      expect(page).toMatchObject({ status: 'rejected', reason: { statusCode: 502 } });
      expect(await get()).toMatchObject({ outcome: 'fresh' });
      await expect(client.get(request, 'site', asDocument)).rejects.toMatchObject({
        statusCode: 502,
      });
    });
  });
});
