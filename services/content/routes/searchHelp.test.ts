import { reference, story } from '../testing/documents';
import { engines } from '../testing/engines';
import { openService, type TestService } from '../testing/openService';

const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const documents = [
  story('trade', {
    display_date: daysAgo(1),
    headlines: { basic: 'Eagles trade for a linebacker', web: 'The Eagles make a trade' },
    taxonomy: {
      primary_section: reference('section', '/sports'),
      tags: [{ text: 'Eagles Draft', slug: 'eagles-draft' }],
    },
  }),
  story('budget', {
    display_date: daysAgo(40),
    headlines: { basic: 'City Council debates security of the budget' },
    description: { basic: 'Philadelphia pays more for Schuylkill bridges.' },
    content_elements: [{ type: 'text', content: 'A plumber’s bill.' }],
  }),
  story('bugle', { display_date: daysAgo(50), headlines: { basic: 'Bugles and budgets' } }),
  story('draft', {
    status: 'draft',
    headlines: { basic: 'A zeppelin over Camden' },
    taxonomy: { tags: [{ text: 'Zeppelins', slug: 'zeppelins' }] },
  }),
  ...['cold', 'fold', 'gold', 'hold', 'mold', 'sold', 'told'].map((word) =>
    story(word, { headlines: { basic: `Days of ${word}` } }),
  ),
  story('wolf', { headlines: { basic: 'A wolf' } }),
  story('wolves', { headlines: { basic: 'Another wolf' } }),
  story('gone', { headlines: { basic: 'A quagmire' } }),
];

describe.each(engines)('help for who searches, on $name', (engine) => {
  let service: TestService;
  const ask = async (path: string, q: string): Promise<Record<string, unknown>> => {
    const query = new URLSearchParams({ website: 'broadsheet', q });
    const answer = await service.get(`/content/v4/search/${path}?${query}`);
    expect([q, answer.status]).toEqual([q, 200]);
    return answer.json();
  };

  beforeAll(async () => {
    service = await openService(engine);
    const answer = await service.put('/content/v4/ingest', { documents });
    expect(answer.json().rejected).toEqual([]);
    expect(
      (await service.send('DELETE', '/content/v4/ingest/gone', undefined, 'staff-token')).status,
    ).toBeLessThan(300);
    await service.put('/author/v2/author-service', [
      { _id: 'una', name: 'Una Eagleton' },
      { _id: 'ada', name: 'Ada Cole' },
    ]);
    await service.put('/site/v3/website/broadsheet/section', [
      { _id: '/eagles', name: 'Eagles' },
      { _id: '/city', name: 'City Hall' },
    ]);
  });
  afterAll(() => service.close());

  it.each<[string, string | null]>([
    ['eagels', 'eagles'],
    ['Eagels trade', 'eagles trade'],
    ['eagles', null],
    ['philadelpia', 'philadelphia'],
    ['filadelphia', 'philadelphia'],
    ['schulykil bridge', 'schuylkill bridge'],
    ['Concil "debaets"', 'council "debates"'],
    // Has the stem of what is there: a search finds it.
    ['schuylkil debats', null],
    // Of two as like, the one that more stories have.
    ['budgef', 'budget'],
    // Many are as like: those that begin alike are looked at first.
    ['wold', 'wolf'],
    ['zepelin', null],
    ['quagmyre', null],
    ['xylophone', null],
    ['eagels xylophone', null],
    ['tow', null],
    ['the', null],
    ['', null],
    ["'); drop table content.lexicon; --", null],
  ])('%p may have been meant as %p', async (typed, meant) => {
    expect(await ask('spelling', typed)).toEqual({ correction: meant });
  });

  it.each<[string, string[]]>([
    ['eag', ['section /eagles', 'author una', 'topic eagles-draft', 'story /news/trade.html']],
    ['Eagles tr', ['story /news/trade.html']],
    // Its stem is "secur", of which this is no beginning.
    ['securit', ['story /news/budget.html']],
    ['cit', ['section /city', 'story /news/budget.html']],
    ['a c', ['author ada']],
    ['zepp', []],
    ['quag', []],
    ['plumb', []],
    ['(.*', []],
    ['', []],
  ])('%p begins %j', async (typed, expected) => {
    const { suggestions } = await ask('suggestions', typed);
    const found = suggestions as { kind: string; id: string }[];
    expect(found.map(({ kind, id }) => `${kind} ${id}`)).toEqual(expected);
  });

  it('suggests by name', async () => {
    const { suggestions } = await ask('suggestions', 'eagl');
    expect(suggestions).toEqual([
      { kind: 'section', id: '/eagles', text: 'Eagles' },
      { kind: 'author', id: 'una', text: 'Una Eagleton' },
      { kind: 'topic', id: 'eagles-draft', text: 'Eagles Draft' },
      { kind: 'story', id: '/news/trade.html', text: 'The Eagles make a trade' },
    ]);
  });
});
