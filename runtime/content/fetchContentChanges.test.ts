import { setUp } from './contentClient.fixture';

describe('content client, when a document is changed (DESIGN: Content)', () => {
  const CHANGED = { ids: ['top'], gone: [] };
  const story = { _id: 'other', type: 'story' };

  it.each<[string, Record<string, unknown>, unknown, 'fetched' | 'fresh']>([
    ['the document', { url: '/a' }, { _id: 'top' }, 'fetched'],
    ['one that holds it', { url: '/a' }, { ...story, related: [{ _id: 'top' }] }, 'fetched'],
    ['one asked for by its id', { ids: 'lead, top' }, story, 'fetched'],
    ['another document', { url: '/a' }, story, 'fresh'],
    ['another that was asked for by a like id', { id: 'top-2' }, story, 'fresh'],
    ['a list that holds it', { section: '/a' }, [{ _id: 'top' }], 'fetched'],
    ['a list that may hold it now', { section: '/a' }, { stories: [story] }, 'fetched'],
    ['a collection that may show it now', {}, { ...story, type: 'collection' }, 'fetched'],
    ['nothing, which may be something now', {}, null, 'fetched'],
  ])('asks anew as it must, and for nothing else: %s', async (_name, query, answer, outcome) => {
    const { client, get } = setUp({ fetch: async () => answer });
    await get(query);
    client.expire(CHANGED);
    expect(await get(query)).toMatchObject({ outcome });
  });

  it('asks anew for everything where anything may have changed', async () => {
    const { client, get } = setUp({ fetch: async () => story });
    await get();
    client.expire(null);
    expect(await get()).toMatchObject({ outcome: 'fetched' });
  });

  it('spares upstreams that follow no document', async () => {
    const fetch = jest.fn(async () => [1]);
    const { client, get } = setUp({ fetch, followsContent: false });
    await get();
    client.expire(CHANGED);
    client.expire(null);
    expect(await get()).toMatchObject({ outcome: 'fresh' });
  });

  it('asks at once for what was not there', async () => {
    let isThere = false;
    const { client, get } = setUp({
      fetch: async () => {
        if (!isThere) throw { statusCode: 404 };
        return story;
      },
    });
    await expect(get()).rejects.toMatchObject({ statusCode: 404 });
    isThere = true;
    client.expire(CHANGED);
    expect(await get()).toMatchObject({ outcome: 'fetched' });
  });

  it('serves what holds a deleted one to nobody, even while the upstream fails', async () => {
    let isUp = true;
    const { client, get } = setUp({
      fetch: async ({ id }) => {
        if (!isUp) throw new Error('down');
        return [{ _id: id }];
      },
    });
    await get({ id: 'top' });
    await get({ id: 'other' });
    client.expire({ ids: ['top'], gone: ['top'] });
    isUp = false;
    await expect(get({ id: 'top' })).rejects.toMatchObject({ statusCode: 502 });
    expect(await get({ id: 'other' })).toMatchObject({ outcome: 'stale-on-error' });
  });

  it.each([true, false])(
    'asks anew within sources, too: a call that is independent: %s',
    async (independent) => {
      let value = 1;
      const { client, get } = setUp({
        fetch: (_query, { cachedCall }) => cachedCall('inner', () => value, { independent }),
      });
      await get();
      value = 2;
      client.expire(CHANGED);
      expect(await get()).toMatchObject({ entry: { json: '2' } });
    },
  );

  it('serves what is known while the upstream fails', async () => {
    let isUp = true;
    const fetch = async () => {
      if (!isUp) throw new Error('down');
      return 1;
    };
    const { client, get } = setUp({ fetch });
    await get();
    client.expire({ ids: ['1'], gone: [] });
    isUp = false;
    expect(await get()).toMatchObject({ outcome: 'stale-on-error', entry: { json: '1' } });
  });

  it('asks anew while an older call is under way, and keeps what the newer one hears', async () => {
    const answers: ((value: number) => void)[] = [];
    const fetch = () => new Promise((resolve) => answers.push(resolve));
    const { client, get } = setUp({ fetch });
    const first = get();
    await new Promise(setImmediate);
    client.expire({ ids: ['1'], gone: [] });
    const second = get();
    await new Promise(setImmediate);
    answers[1]?.(2);
    expect(await second).toMatchObject({ outcome: 'fetched', entry: { json: '2' } });
    answers[0]?.(1);
    expect(await first).toMatchObject({ outcome: 'fetched', entry: { json: '1' } });
    expect(await get()).toMatchObject({ outcome: 'fresh', entry: { json: '2' } });
  });

  it('waits for the new answer even right after the last', async () => {
    const fetch = jest.fn(async () => 1);
    const { client, get } = setUp({ fetch });
    await get();
    client.expire({ ids: ['1'], gone: [] });
    expect(await get()).toMatchObject({ outcome: 'fetched' });
  });
});
