import { RAW_STORY } from '../../content/schemas/raw.fixture';
import { setFusion } from '../../mocks/fusion/state';
import source from './sources/story-neighbors';

const query = {
  'arc-site': 'broadsheet',
  section: '/news',
  date: '2026-11-19T22:40:00Z',
  _id: 'HERE',
};
const tools = { cachedCall: () => Promise.reject(new Error('not used')) };
const ask = async (part: object = {}) => source.fetch?.({ ...query, ...part }, tools);

const asked: string[] = [];
const answers: Record<string, object> = {
  'sort=display_date%3Adesc': { count: 9, content_elements: [{ ...RAW_STORY, _id: 'before' }] },
  'sort=display_date%3Aasc': { count: 0, content_elements: [] },
};
const { fetch } = globalThis;

beforeEach(() => {
  asked.length = 0;
  setFusion({ environment: { CONTENT_BASE: 'http://gw', ARC_ACCESS_TOKEN: 'token' } });
  globalThis.fetch = (input) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    const key = Object.keys(answers).find((part) => url.includes(part)) ?? '';
    return Promise.resolve(new Response(JSON.stringify(answers[key])));
  };
});
afterAll(() => {
  globalThis.fetch = fetch;
  setFusion();
});

describe('story-neighbors', () => {
  it('find the story right before and right after another in its section', async () => {
    expect(await ask()).toMatchObject({ previous: { _id: 'before' }, next: null });
    const searches = asked.map((url) => new URL(url).searchParams);
    expect(searches.map((params) => params.get('size'))).toEqual(['1', '1']);
    const moment = '"2026-11-19T22:40:00.000Z"';
    expect(searches.map((params) => params.get('q')?.split('display_date:')[1])).toEqual([
      `{* TO ${moment}}`,
      `{${moment} TO *}`,
    ]);
    for (const params of searches) {
      expect(params.get('q')).toContain('taxonomy.primary_section._id:"/news"');
      expect(params.get('q')).toContain('NOT _id:"HERE"');
    }
  });

  it.each([
    ['no section', { section: '' }],
    ['no date', { date: '' }],
    ['a date that is none', { date: 'yesterday' }],
  ])('refuse %s', async (_case, part) => {
    await expect(ask(part)).rejects.toMatchObject({ statusCode: 400 });
    expect(asked).toHaveLength(0);
  });
});
