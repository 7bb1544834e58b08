import { setFusion } from '../../mocks/fusion/state';
import { RAW_STORY } from '../../content/schemas/raw.fixture';
import search from './sources/search';

const SITE = { 'arc-site': 'broadsheet' };
const tools = { cachedCall: () => Promise.reject(new Error('not used')) };

describe('the content source search', () => {
  const calls: { url: string; authorization: string | null }[] = [];
  const realFetch = globalThis.fetch;

  beforeEach(() => {
    calls.length = 0;
    setFusion({ environment: { CONTENT_BASE: 'http://gw', ARC_ACCESS_TOKEN: 'token' } });
    // The raw story has an element of no known type, of which a log tells (logUnknownTypes.test).
    jest.spyOn(console, 'warn').mockReturnValue(undefined);
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      calls.push({ url, authorization: new Headers(init?.headers).get('authorization') });
      return Promise.resolve(Response.json({ count: 1, content_elements: [RAW_STORY] }));
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

  it('gives nothing for no words, without asking', async () => {
    expect(await search.fetch?.({ ...SITE, query: ' ** ' }, tools)).toEqual({
      stories: [],
      total: 0,
    });
    expect(calls).toHaveLength(0);
  });
});
