import { defineSource, param, SourceError } from '.';

const tools = { cachedCall: () => Promise.reject(new Error('not asked for')) };

describe('defineSource', () => {
  const feed = defineSource({
    label: 'Newest',
    ttl: 60,
    params: {
      id: param.text({ label: 'Collection', required: true }),
      limit: param.number({ label: 'How many', default: 10, min: 1, max: 100 }),
      offset: param.number(),
      full: param.flag({ default: true }),
      order: param.text({ default: 'newest' }),
      as: param.raw('number'),
    },
    resolve: (query) => JSON.stringify(query),
    transform: (data, { limit, 'arc-site': site }) => ({ data, limit, site }),
  });
  const read = (query: Record<string, unknown>) =>
    JSON.parse(feed.resolve?.(query) ?? '') as Record<string, unknown>;

  it('reads each parameter by its kind, with its default', () => {
    expect(read({ id: ' a ' })).toEqual({
      id: 'a',
      limit: 10,
      offset: null,
      full: true,
      order: 'newest',
      'arc-site': '',
    });
    expect(
      read({
        id: 'a',
        limit: '500',
        offset: '7',
        full: 'false',
        order: '',
        as: 'x',
        other: 1,
        'arc-site': 'p',
      }),
    ).toEqual({
      id: 'a',
      limit: 100,
      offset: 7,
      full: false,
      order: 'newest',
      as: 'x',
      'arc-site': 'p',
    });
  });

  it('says 400 where a parameter is missing that is required', () => {
    expect(() => read({ id: ' ' })).toThrow(new SourceError(400, 'needs id'));
  });

  it('hands the query to what reads the answer, too', () => {
    expect(feed.transform?.(1, { id: 'a', limit: 3, 'arc-site': 'p' })).toEqual({
      data: 1,
      limit: 3,
      site: 'p',
    });
  });

  it('describes its parameters as the contract does', () => {
    expect(feed.params.slice(0, 2)).toEqual([
      { name: 'id', type: 'text', displayName: 'Collection', required: true },
      { name: 'limit', type: 'number', displayName: 'How many', default: 10 },
    ]);
    expect(Object.keys(feed).sort()).toEqual(['label', 'params', 'resolve', 'transform', 'ttl']);
  });

  it('asks for itself where it fetches', async () => {
    const own = defineSource({ params: { words: param.text() }, fetch: ({ words }) => [words] });
    expect(await own.fetch?.({ words: ' a b ' }, tools)).toEqual(['a b']);
  });
});
