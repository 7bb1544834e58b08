import { setFusion } from '../../mocks/fusion/state';
import bestList from './sources/best-list';
import bestLists from './sources/best-lists';
import guide from './sources/restaurant-guide';

const SITE = { 'arc-site': 'broadsheet' };
const tools = {
  cachedCall: async <T>(_name: string, call: (query: never) => Promise<T> | T) => call({} as never),
};

const place = (slug: string, part: object = {}) => ({
  _id: `restaurant-${slug}`,
  type: 'story',
  subtype: 'restaurant-page',
  canonical_url: `/food/restaurant-${slug}.html`,
  additional_properties: {
    placeDetails: { place: { place_id: slug, place_name: slug, price_range: ['$'], ...part } },
  },
});

let answer: (url: URL) => Response;
const asked: URL[] = [];
const { fetch } = globalThis;

beforeEach(() => {
  asked.length = 0;
  setFusion({ environment: { CONTENT_BASE: 'http://gw', ARC_ACCESS_TOKEN: 'token' } });
  globalThis.fetch = (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    asked.push(url);
    return Promise.resolve(answer(url));
  };
});
afterAll(() => {
  globalThis.fetch = fetch;
  setFusion();
});

describe('the content source of the guide', () => {
  it('asks for all places, a hundred at a time, and filters them itself', async () => {
    const all = Array.from({ length: 130 }, (_, index) =>
      place(`p${index}`, { cuisine_name: index === 120 ? ['Thai'] : ['Pizza'] }),
    );
    answer = (url) => {
      const from = Number(url.searchParams.get('from'));
      return Response.json({ count: 130, content_elements: all.slice(from, from + 100) });
    };
    const found = await guide.fetch?.({ ...SITE, cuisine: 'Thai' }, tools);
    expect(found).toMatchObject({ total: 130, places: [{ name: 'p120' }] });
    expect(asked.map(({ searchParams }) => searchParams.get('from'))).toEqual(['0', '100']);
    expect(asked[0]?.searchParams.get('q')).toBe('type:"story" AND subtype:"restaurant-page"');
  });

  it('takes an order that it does not know for that of the alphabet', async () => {
    answer = () => Response.json({ content_elements: [place('b'), place('a')] });
    const found = await guide.fetch?.({ ...SITE, sort: 'stars' }, tools);
    expect(found?.places.map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

describe('best-of lists', () => {
  const collection = {
    headlines: { basic: 'The <b>76</b>' },
    description: { basic: 'In order.' },
    content_elements: [
      place('b'),
      { type: 'story', _id: 'x', canonical_url: '/x.html' },
      place('a'),
    ],
  };

  it('are the collection best-…, its places in its order, without what is no place', async () => {
    const path = bestList.resolve?.({ ...SITE, list: 'the-76' });
    expect(String(path)).toBe(
      '/content/v4/collections?website=broadsheet&_id=best-the-76&size=100',
    );
    const list = await bestList.transform?.(collection, { ...SITE, list: 'the-76' });
    expect(list).toMatchObject({ name: 'The 76', description: 'In order.' });
    expect(list?.places.map(({ name }) => name)).toEqual(['b', 'a']);
  });

  it.each(['The 76', '../secret', 'x'.repeat(81)])('are not called "%s"', (list) => {
    expect(() => bestList.resolve?.({ ...SITE, list })).toThrow(
      expect.objectContaining({ statusCode: 404 }),
    );
  });

  it('are named for others, without those that are gone', async () => {
    answer = (url) =>
      url.searchParams.get('_id') === 'best-gone'
        ? Response.json({}, { status: 404 })
        : Response.json(collection);
    expect(await bestLists.fetch?.({ ...SITE, lists: 'the-76, gone,the-76' }, tools)).toEqual([
      { list: 'the-76', name: 'The 76', count: 2 },
    ]);
  });

  it('fail where the upstream fails', async () => {
    answer = () => Response.json({}, { status: 503 });
    await expect(bestLists.fetch?.({ ...SITE, lists: 'the-76' }, tools)).rejects.toMatchObject({
      statusCode: 503,
    });
  });
});
