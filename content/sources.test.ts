import type { Source } from '@broadsheet/define';
import { setFusion } from '../mocks/fusion/state';
import { CARD_FIELDS } from './cardFields';
import { RAW_STORY } from './schemas/raw.fixture';
import { readStoryCard } from './schemas/readStoryCard';
import collectionsApi from './sources/collections-api';
import contentApi from './sources/content-api';
import contentApiLight from './sources/content-api-light-nocache';
import contentFeed from './sources/content-feed';
import fusionEnv from './sources/fusion-env';
import relatedContent from './sources/related-content';
import searchSuggestions from './sources/search-suggestions';
import signing from './sources/signing-service-cache-call';
import siteMenu from './sources/site-menu';

const SITE = { 'arc-site': 'broadsheet' };
const resolve = (source: Source, query: Record<string, unknown>): string =>
  source.resolve?.(query) ?? '';
const transform = async (source: Source, data: unknown): Promise<unknown> =>
  source.transform?.(data, {
    ...SITE,
    id: 'front',
    _id: 'STORY1',
    canonical_url: '/a',
    idOrURL: 'IMG-1.jpg',
  });
// The raw story has an element of no known type, of which a log tells (logUnknownTypes.test).
beforeAll(() => void jest.spyOn(console, 'warn').mockReturnValue(undefined));
afterAll(() => jest.restoreAllMocks());
const NO_STORY = {
  statusCode: 502,
  message: 'the upstream gave no story, and does not say that there is none',
};
const tools = { cachedCall: () => Promise.reject(new Error('not used')) };

describe('the addresses that sources ask', () => {
  it('are none for a story that is named by nothing', () => {
    expect(() => resolve(contentApi, {})).toThrow('needs canonical_url or _id');
    expect(resolve(contentApi, { _id: 'X' })).toContain('_id=X');
  });

  it.each<[string, Source, Record<string, unknown>, string]>([
    [
      'a story by address',
      contentApi,
      { canonical_url: '/a b.html' },
      '/content/v4/stories?website=broadsheet&website_url=%2Fa+b.html',
    ],
    [
      'the story of a live-blog card (platform §2)',
      contentApi,
      { canonical_url: '/news/a.html/card-1x' },
      '/content/v4/stories?website=broadsheet&website_url=%2Fnews%2Fa.html',
    ],
    [
      'a story by id',
      contentApi,
      { _id: 'X', canonical_url: '/a' },
      '/content/v4/stories?website=broadsheet&_id=X',
    ],
    [
      'the light story',
      contentApiLight,
      { canonical_url: '/a' },
      '/content/v4/stories?website=broadsheet&website_url=%2Fa',
    ],
    [
      'a collection',
      collectionsApi,
      { id: 'C', size: '99', offset: -3 },
      '/content/v4/collections?website=broadsheet&_id=C&from=0&size=20',
    ],
    [
      'a menu',
      siteMenu,
      { section: '/sports', hierarchy: 'sports_sub_nav' },
      '/site/v3/navigation/broadsheet?hierarchy=sports_sub_nav&section=%2Fsports',
    ],
    ['the whole menu', siteMenu, {}, '/site/v3/navigation/broadsheet?hierarchy=default'],
    [
      'related stories',
      relatedContent,
      { _id: 'X' },
      `/content/v4/related-content/stories?_id=X&website=broadsheet&published=true&included_fields=${encodeURIComponent(CARD_FIELDS)}`,
    ],
    [
      'a signature',
      signing,
      { idOrURL: 'IMG-1.jpg', owner: 'x' },
      '/signing-service/sign/resizer?value=IMG-1.jpg',
    ],
  ])('%s', (_name, source, query, path) => {
    expect(resolve(source, { ...SITE, ...query })).toBe(path);
  });

  it.each([
    ['nothing said', {}, 'type:("story" OR "gallery" OR "video")', '10', '0'],
    [
      'a section',
      { feedParameter: '/sports', limit: '1', contentTypes: 'story,gallery,video' },
      'type:("story" OR "gallery" OR "video") AND taxonomy.primary_section._id:"/sports"',
      '1',
      '0',
    ],
    [
      'several tags',
      { feedType: 'taxonomy.tags.slug', feedParameter: 'a, b"c', contentTypes: 'story', offset: 5 },
      'type:"story" AND taxonomy.tags.slug:("a" OR "b\\"c")',
      '10',
      '5',
    ],
  ])('a feed with %s', (_name, query, q, size, from) => {
    const path = new URL(resolve(contentFeed, { ...SITE, ...query }), 'http://x');
    expect(path.pathname).toBe('/content/v4/search/published');
    expect(Object.fromEntries(path.searchParams)).toEqual({
      website: 'broadsheet',
      q,
      size,
      from,
      sort: 'display_date:desc',
      _sourceExclude: 'content_elements',
    });
  });

  it('a feed with bodies', () => {
    const path = resolve(contentFeed, { ...SITE, isExcludeContentElements: false });
    expect(path).not.toContain('_sourceExclude');
  });

  it.each<[string, Source, Record<string, unknown>, number, RegExp]>([
    ['a story without address', contentApi, {}, 400, /^needs canonical_url or _id$/],
    ['a collection without id', collectionsApi, {}, 400, /^needs id$/],
    ['a feed of no field', contentFeed, { feedParameter: 'x', feedType: 'a OR b' }, 400, /a OR b/],
    [
      'a feed in no order',
      contentFeed,
      { order: 'display_date; drop' },
      400,
      /^cannot order by display_date; drop$/,
    ],
    [
      'a signature for a foreign picture',
      signing,
      { idOrURL: 'https://evil.example/a.jpg' },
      403,
      /^not a picture of ours$/,
    ],
    ['a signature for a path out', signing, { idOrURL: '../../secret' }, 403, /not a picture/],
  ])('refuse %s, and say why', (_name, source, query, statusCode, words) => {
    const refused = () => resolve(source, { ...SITE, ...query });
    expect(refused).toThrow(expect.objectContaining({ statusCode }));
    expect(refused).toThrow(words);
  });

  it.each([
    [2048, true],
    [2049, false],
  ])('sign an address of %i letters: %s', (length, isSigned) => {
    setFusion({ environment: { IMAGE_HOSTS: 'a.org' } });
    const idOrURL = 'https://a.org/'.padEnd(length, 'x');
    const sign = () => resolve(signing, { idOrURL });
    if (isSigned) expect(sign()).toContain('a.org');
    else expect(sign).toThrow(expect.objectContaining({ statusCode: 403 }));
    setFusion();
  });

  it('sign pictures of our own hosts', () => {
    setFusion({
      environment: { RESIZER_BASE: 'https://img.example.com/r', IMAGE_HOSTS: 'a.org, b.org' },
    });
    for (const host of ['img.example.com', 'a.org', 'b.org']) {
      expect(resolve(signing, { idOrURL: `https://${host}/1.jpg` })).toContain(host);
    }
    setFusion();
  });
});

describe('what sources give', () => {
  it.each([{ type: 'story' }, { _id: 'a' }])('is a light story of %j alone', async (raw) => {
    expect(await transform(contentApiLight, raw)).toMatchObject({ content_elements: [], ...raw });
  });

  it('of a story with no more than the fields of a card, is a card with all that one shows', () => {
    const asked = Object.entries(RAW_STORY).filter(([name]) =>
      CARD_FIELDS.split(',').includes(name),
    );
    const isShownNowhere = { displayComments: null, wordCount: 0 };
    const card = readStoryCard(Object.fromEntries(asked));
    expect(card).toMatchObject({ ...readStoryCard(RAW_STORY), ...isShownNowhere });
    expect(CARD_FIELDS).not.toContain('content_elements');
  });

  it('a whole story', async () => {
    expect(await transform(contentApi, RAW_STORY)).toMatchObject({
      _id: 'STORY1',
      deviations: expect.any(Array) as unknown,
    });
  });

  it('a story without its body', async () => {
    expect(await transform(contentApiLight, RAW_STORY)).toMatchObject({
      _id: 'STORY1',
      content_elements: [],
    });
  });

  it.each<[string, Source, unknown, object]>([
    ['an answer that is no story', contentApi, {}, NO_STORY],
    ['no light story', contentApiLight, null, NO_STORY],
    [
      'a story that moved',
      contentApi,
      { type: 'redirect', redirect_url: '/b.html' },
      { statusCode: 301, location: '/b.html' },
    ],
    [
      'a story that moved to a script',
      contentApi,
      { type: 'redirect', redirect_url: 'javascript:x' },
      { statusCode: 404 },
    ],
    [
      'no signature',
      signing,
      { hash: '' },
      { statusCode: 502, message: 'the signing service gave no signature' },
    ],
  ])('an error for %s', async (_name, source, data, error) => {
    await expect(transform(source, data)).rejects.toMatchObject(error);
  });

  it('cards and a total of a feed', async () => {
    const answer = { type: 'results', count: 71, content_elements: [RAW_STORY, { type: 'image' }] };
    expect(await transform(contentFeed, answer)).toMatchObject({
      total: 71,
      stories: [{ _id: 'STORY1' }],
    });
    expect(await transform(contentFeed, 'x')).toEqual({ total: 0, stories: [] });
  });

  it('cards without bodies of a collection', async () => {
    const [card, ...more] = (await transform(collectionsApi, {
      content_elements: [RAW_STORY],
    })) as object[];
    expect(card).not.toHaveProperty('content_elements');
    expect(more).toEqual([]);
  });

  it('at most three related stories (widgets §9)', async () => {
    const basic = [1, 2, 3, 4].map((n) => ({ ...RAW_STORY, _id: String(n) }));
    expect(await transform(relatedContent, { basic })).toHaveLength(3);
    expect(await transform(relatedContent, { basic: null })).toEqual([]);
  });

  it('a menu, a signature', async () => {
    expect(await transform(siteMenu, { children: [{ _id: '/news', name: 'News' }] })).toMatchObject(
      [{ name: 'News' }],
    );
    expect(await transform(signing, { hash: 'h', token: 'secret' })).toEqual({ hash: 'h' });
  });
});

describe('sources that fetch', () => {
  const calls: { url: string; authorization: string | null }[] = [];
  let answers: Record<string, unknown> = {};
  const realFetch = globalThis.fetch;

  beforeEach(() => {
    calls.length = 0;
    setFusion({
      environment: { CONTENT_BASE: 'http://gw', ARC_ACCESS_TOKEN: 'token', ENVIRONMENT: 'test' },
    });
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      calls.push({ url, authorization: new Headers(init?.headers).get('authorization') });
      const key = Object.keys(answers).find((part) => url.includes(part));
      return Promise.resolve(
        key ? new Response(JSON.stringify(answers[key])) : new Response('', { status: 404 }),
      );
    };
  });

  afterAll(() => {
    globalThis.fetch = realFetch;
    setFusion();
  });

  it('tell the environment and never a secret', async () => {
    expect(await fusionEnv.fetch?.(SITE, tools)).toEqual({ ENVIRONMENT: 'test' });
  });
});

it('suggestions lead to pages of the site, whatever they are called', () => {
  const given = [
    { kind: 'section', id: '/eagles', text: 'Eagles' },
    { kind: 'author', id: 'una b', text: 'Una' },
    { kind: 'topic', id: 'city-hall', text: 'City Hall' },
    { kind: 'story', id: '/news/a.html', text: 'A' },
    { kind: 'story', id: 'javascript:alert(1)', text: 'B' },
    { kind: 'game', id: '1', text: 'C' },
    { kind: 'topic', id: 'nameless' },
    null,
  ];
  const read = (data: unknown) => searchSuggestions.transform?.(data, { ...SITE, query: 'x' });
  const found = read({ suggestions: given });
  expect(found).toEqual([
    { kind: 'section', text: 'Eagles', url: '/eagles/' },
    { kind: 'author', text: 'Una', url: '/author/una%20b' },
    { kind: 'topic', text: 'City Hall', url: '/topic/city-hall' },
    { kind: 'story', text: 'A', url: '/news/a.html' },
  ]);
  expect(read(null)).toEqual([]);
  expect(resolve(searchSuggestions, { ...SITE, query: 'a&b' })).toBe(
    '/content/v4/search/suggestions?website=broadsheet&q=a%26b',
  );
});
