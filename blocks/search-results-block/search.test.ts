import { setFusion } from '../../mocks/fusion/state';
import { RAW_STORY } from '../../content/schemas/raw.fixture';
import search from './sources/search';

const SITE = { 'arc-site': 'broadsheet' };
const tools = { cachedCall: () => Promise.reject(new Error('not used')) };

describe('the content source search', () => {
  const calls: { url: string; authorization: string | null }[] = [];
  let corrections: Record<string, unknown> | null = null;
  let answer: Record<string, unknown> = {};
  const realFetch = globalThis.fetch;

  beforeEach(() => {
    calls.length = 0;
    answer = {};
    setFusion({ environment: { CONTENT_BASE: 'http://gw', ARC_ACCESS_TOKEN: 'token' } });
    // The raw story has an element of no known type, of which a log tells (logUnknownTypes.test).
    jest.spyOn(console, 'warn').mockReturnValue(undefined);
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      calls.push({ url, authorization: new Headers(init?.headers).get('authorization') });
      if (url.includes('/spelling')) {
        return Promise.resolve(
          corrections ? Response.json(corrections) : new Response('', { status: 404 }),
        );
      }
      return Promise.resolve(Response.json({ count: 1, content_elements: [RAW_STORY], ...answer }));
    };
  });

  afterAll(() => {
    globalThis.fetch = realFetch;
    setFusion();
    jest.restoreAllMocks();
  });

  it('asks for the words only, whatever operators are typed', async () => {
    const found = await search.fetch?.(
      { ...SITE, query: 'title:"rec" OR (centers*)', page: 3 },
      tools,
    );
    expect(found).toMatchObject({ total: 1, stories: [{ _id: 'STORY1' }] });
    expect(calls[0]?.authorization).toBe('Bearer token');
    const asked = new URL(calls[0]?.url ?? '').searchParams;
    expect(asked.get('q')).toBe('title rec or centers');
    expect(asked.get('from')).toBe('40');
    expect(asked.has('sort')).toBe(false);
  });

  it.each([
    [
      { section: '/sports' },
      '(taxonomy.sections._id:"/sports" OR taxonomy.sections._id:/sports/*)',
    ],
    [{ section: '/a) OR (b' }, null],
    [{ author: 'o"neil' }, 'credits.by._id:"o\\"neil"'],
    [{ type: 'gallery' }, 'type:"gallery"'],
    [{ since: 'week' }, 'display_date:[now-7d TO *]'],
    [{ since: 'toString' }, null],
    [
      { from: '2026-10-31', to: '2026-10-31' },
      'display_date:["2026-10-31T04:00:00.000Z" TO "2026-11-01T04:00:00.000Z"}',
    ],
    [{ from: '2026-12-31' }, 'display_date:["2026-12-31T05:00:00.000Z" TO *}'],
    [{ to: '2026-12-31' }, 'display_date:[* TO "2027-01-01T05:00:00.000Z"}'],
    [{ from: 'soon' }, 'display_date:[* TO *}'],
  ])('asks for what fits %j', async (filters, condition) => {
    await search.fetch?.({ ...SITE, query: 'x', ...filters }, tools);
    const q = new URL(calls[0]?.url ?? '').searchParams.get('q');
    expect(q).toBe(condition === null ? 'x' : `x AND ${condition}`);
  });

  it('gives words, writers and whether there is more, and nothing of it from a service without them', async () => {
    answer = {
      count: 1000,
      count_relation: 'gt',
      matched_words: ['recs'],
      writers: [{ _id: 'a', name: 'Ada' }, {}, { name: 'No id' }, { _id: 'no-name' }],
    };
    expect(await search.fetch?.({ ...SITE, query: 'rec' }, tools)).toMatchObject({
      isMore: true,
      words: ['recs'],
      writers: [{ id: 'a', name: 'Ada' }],
    });
    answer = {};
    expect(await search.fetch?.({ ...SITE, query: 'rec' }, tools)).toMatchObject({
      isMore: false,
      words: [],
      writers: [],
    });
  });

  it.each([
    [
      'looks for what may have been meant where nothing was found',
      { correction: 'rec "center' },
      'rec center',
    ],
    ['leaves it where nothing else may have been meant', { correction: null }, null],
    ['leaves it where the service corrects nobody', null, null],
  ])('%s', async (_rule, spelling, instead) => {
    answer = { count: 0, content_elements: [] };
    corrections = spelling;
    const warned = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const found = await search.fetch?.({ ...SITE, query: 'rec cetner', type: 'story' }, tools);
    expect(found).toMatchObject({ total: 0, correction: spelling?.correction ?? null });
    expect(warned.mock.calls).toEqual(
      spelling ? [] : [['Nobody says what may have been meant by a search:', expect.any(Error)]],
    );
    const asked = calls.map(({ url }) => new URL(url).searchParams.get('q'));
    const again = instead === null ? [] : [`${instead} AND type:"story"`];
    expect(asked).toEqual(['rec cetner AND type:"story"', 'rec cetner', ...again]);
  });

  it('gives nothing for no words, without asking', async () => {
    expect(await search.fetch?.({ ...SITE, query: ' ** ' }, tools)).toEqual({
      stories: [],
      total: 0,
      isMore: false,
      words: [],
      writers: [],
      correction: null,
    });
    expect(calls).toHaveLength(0);
  });
});
