import type { Source } from '@broadsheet/define';
import { RAW_STORY } from './schemas/raw.fixture';
import { setFusion } from '../mocks/fusion/state';
import type { Choice } from './choicesSource';
import { choicesAmong, fits } from './choicesSource';
import authors from './sources/author-choices';
import collections from './sources/collection-choices';
import newsletters from '../blocks/newsletter-card-block/sources/newsletter-choices';
import sections from './sources/section-choices';
import stories from './sources/story-choices';
import storyIds from './sources/story-id-choices';
import teams from './sources/team-choices';

const tools = {
  cachedCall: async <T>(_name: string, call: (query: never) => Promise<T> | T) => call({} as never),
};

/** Paths that were asked, and what the services answer by the beginning of a path. */
const asked: string[] = [];
function answer(answers: Record<string, unknown>): void {
  asked.length = 0;
  globalThis.fetch = (async (url: string) => {
    const path = decodeURIComponent(url.replace('http://services', '').replaceAll('+', ' '));
    asked.push(path);
    const body = Object.entries(answers).find(([start]) => path.startsWith(start))?.[1];
    return new Response(JSON.stringify(body ?? {}), { status: body === undefined ? 404 : 200 });
  }) as typeof fetch;
}

async function ask(source: Source, query: object): Promise<Choice[]> {
  const all = await source.fetch?.({ ...query, 'arc-site': 'broadsheet' }, tools);
  return (all as { choices: Choice[] }).choices;
}

const { fetch } = globalThis;
beforeEach(() => setFusion({ environment: { CONTENT_BASE: 'http://services' } }));
afterAll(() => {
  globalThis.fetch = fetch;
});

describe('what editors choose from', () => {
  it.each([stories, storyIds, authors, sections, collections, teams, newsletters])(
    'is for editors only, and says what it is',
    (source) => {
      expect(source).toMatchObject({ schemaName: 'choices', http: false });
    },
  );

  it('are 30 at most for words, and as many as are named', async () => {
    const all = Array.from({ length: 31 }, (_, n) => ({ value: `v${n}`, label: `Choice ${n}` }));
    const source = choicesAmong(() => all);
    expect(await ask(source, { query: 'choice' })).toHaveLength(30);
    const value = all.map((choice) => choice.value);
    expect(await ask(source, { query: '', value })).toHaveLength(31);
  });

  it('of stories: the newest that fit, by address', async () => {
    answer({ '/content/v4/search/published': { content_elements: [RAW_STORY], count: 1 } });
    const [choice] = await ask(stories, { query: 'council "rain' });
    expect(choice).toMatchObject({
      value: RAW_STORY.canonical_url,
      label: RAW_STORY.headlines.basic,
      note: expect.stringMatching(/, \w+\.? \d+, \d{4}$/),
    });
    expect(asked[0]).toContain('q=type:("story" OR "gallery" OR "video") AND council AND rain*&');
  });

  it('of stories: an address or id that is typed comes first', async () => {
    answer({ '/content/v4/search/published': { content_elements: [RAW_STORY] } });
    expect(await ask(storyIds, { query: RAW_STORY._id })).toHaveLength(1);
    const url = RAW_STORY.canonical_url;
    expect((await ask(stories, { query: url }))[0]).toMatchObject({ value: url });
    expect(asked.some((path) => path.includes(`canonical_url:"${url}"`))).toBe(true);
  });

  it('of stories: names of values are of those values; what is gone is left out', async () => {
    answer({ '/content/v4/search/published': { content_elements: [RAW_STORY] } });
    const values = [`${RAW_STORY.canonical_url}/`, '/gone/'];
    expect((await ask(stories, { value: values })).map(({ value }) => value)).toEqual([values[0]]);
    answer({ '/content/v4/search/published': { content_elements: [RAW_STORY] } });
    expect(await ask(stories, { value: ['/its/old-address/'] })).toMatchObject([
      { value: '/its/old-address/', label: RAW_STORY.headlines.basic },
    ]);
  });

  it('of authors: by name or role, without accents', async () => {
    answer({
      '/author/v2/author-service': {
        authors: [
          { _id: 'jose-nunez', name: 'José Núñez', role: 'Food critic' },
          { _id: 'ann-lee', name: 'Ann Lee' },
        ],
      },
    });
    const jose = { value: 'jose-nunez', label: 'José Núñez', note: 'Food critic' };
    expect(await ask(authors, { query: 'nunez' })).toEqual([jose]);
    expect(await ask(authors, { query: 'critic jo' })).toEqual([jose]);
    await ask(authors, { value: ['ann-lee', 'jose-nunez'] });
    expect(asked.at(-1)).toBe('/author/v2/author-service?_id=ann-lee,jose-nunez');
  });

  it('of sections: each below those it lies in', async () => {
    const child = { _id: '/news/nj', name: 'New Jersey' };
    const news = { _id: '/news', name: 'News', children: [child] };
    answer({ '/site/v3/navigation/broadsheet': { _id: '/', name: 'Home', children: [news] } });
    expect((await ask(sections, { query: '' })).map(({ label }) => label)).toEqual([
      'News',
      'News › New Jersey',
    ]);
    expect(await ask(sections, { value: ['/news/nj'] })).toMatchObject([{ value: '/news/nj' }]);
  });

  it('of collections: with how many stories they have', async () => {
    answer({
      '/content/v4/collections/list': {
        collections: [
          { _id: 'home-lead', content_alias: '', headlines: { basic: 'Top stories' }, size: 9 },
          { _id: 'one', headlines: { basic: '' }, size: 1 },
        ],
      },
      '/content/v4/collections?website=broadsheet&_id=home-lead': {
        _id: 'home-lead',
        headlines: { basic: 'Top stories' },
      },
    });
    expect(await ask(collections, { query: 'top' })).toEqual([
      { value: 'home-lead', label: 'Top stories', note: '9 stories' },
      { value: 'one', label: 'one', note: '1 story' },
    ]);
    expect(await ask(collections, { value: ['home-lead', 'gone'] })).toEqual([
      { value: 'home-lead', label: 'Top stories' },
    ]);
  });

  it('of teams and newsletters: those of the paper', async () => {
    expect(await ask(teams, { query: 'nfl' })).toEqual([
      { value: 'eagles', label: 'Eagles', note: 'NFL' },
    ]);
    expect(await ask(newsletters, { query: 'sports' })).toMatchObject([
      { value: 'SPORTS-DAILY-ALL', label: 'Sports Daily' },
    ]);
  });
});

it.each([
  ['', true],
  ['lee', true],
  ['ann news', true],
  ['ee', false],
  ['ann sports', false],
  ['ANN-LEE', true],
])('words begin words: "%s" %s', (words, isFit) => {
  expect(fits({ value: 'ann-lee', label: 'Ann Lee', note: 'News' }, words)).toBe(isFit);
});
