import fc from 'fast-check';

import { engines } from '../testing/engines';
import { picture, reference, story } from '../testing/documents';
import { openService } from '../testing/openService';
import type { TestService } from '../testing/openService';

const HOUR = 3_600_000;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();

const documents = [
  story('trade', {
    display_date: hoursAgo(1),
    headlines: { basic: 'Eagles trade for a linebacker' },
    taxonomy: {
      primary_section: reference('section', '/sports/'),
      sections: [reference('section', '/eagles')],
      tags: [{ text: 'NFL Draft' }],
    },
    credits: { by: [reference('author', 'tom')] },
    distributor: { name: 'Associated Wire', category: 'wires' },
    planning: { story_length: { word_count_actual: 900 } },
  }),
  story('council', {
    display_date: hoursAgo(2),
    subtype: 'columnists',
    headlines: { basic: 'Council debates the budget' },
    content_elements: [
      { type: 'text', content: 'A trade of words, and the eagles above City Hall.' },
    ],
    taxonomy: { primary_section: reference('section', '/news') },
    owner: { sponsored: false },
    credits: { by: [reference('author', 'una'), reference('author', 'ada')] },
  }),
  story('old', {
    display_date: hoursAgo(24 * 30),
    headlines: { basic: 'Budget season' },
    credits: { by: [reference('author', 'una')] },
    taxonomy: { primary_section: reference('section', '/news/') },
  }),
  {
    ...story('album', { display_date: hoursAgo(3) }),
    type: 'gallery',
    headlines: { basic: 'Budget in pictures' },
  },
  story('draft', { status: 'draft', headlines: { basic: 'Budget draft' } }),
  picture({ _id: 'pic', headlines: { basic: 'Budget picture' } }),
  { ...story('list'), type: 'collection', content_elements: [] },
];

describe.each(engines)('search on $name', (engine) => {
  let service: TestService;
  const ask = (parameters: Record<string, string>) =>
    service.get(
      `/content/v4/search/published?${new URLSearchParams({ website: 'broadsheet', ...parameters })}`,
    );
  const found = async (q: string, parameters: Record<string, string> = {}): Promise<string[]> => {
    const answer = await ask({ q, ...parameters });
    expect([q, answer.status]).toEqual([q, 200]);
    return answer.json().content_elements.map(({ _id }) => _id);
  };

  beforeAll(async () => {
    service = await openService(engine);
    const answer = await service.put('/content/v4/ingest', { documents });
    expect(answer.json().rejected).toEqual([]);
    await service.put('/author/v2/author-service', [
      { _id: 'una', name: 'Una Byrne' },
      { _id: 'ada', name: 'Ada Cole' },
    ]);
  });
  afterAll(() => service.close());

  it('has the oldest first where that is asked for, of a feed, too', async () => {
    const sort = 'display_date:asc';
    expect(await found('credits.by._id:una', { sort })).toEqual(['old', 'council']);
    expect(await found('taxonomy.primary_section._id:"/news"', { sort })).toEqual([
      'old',
      'council',
    ]);
  });

  it.each<[string, string[]]>([
    ['', ['trade', 'council', 'album', 'old']],
    ['type:story', ['trade', 'council', 'old']],
    ['type:gallery OR subtype:columnists', ['council', 'album']],
    ['type:image', ['pic']],
    ['type:collection', ['list']],
    ['taxonomy.primary_section._id:"/news"', ['council', 'old']],
    ['taxonomy.primary_section._id:/news/ AND display_date:[now-7d TO now]', ['council']],
    ['taxonomy.sections._id:"/eagles"', ['trade']],
    ['taxonomy.sections._id:/s*', ['trade']],
    ['taxonomy.tags.slug:nfl-draft', ['trade']],
    ['taxonomy.tags.text:"nfl draft"', ['trade']],
    ['credits.by._id:tom', ['trade']],
    ['canonical_url:"/news/old.html/"', ['old']],
    ['distributor.name:"associated wire"', ['trade']],
    ['distributor.name:assoc*', ['trade']],
    ['owner.sponsored:false', ['council']],
    ['planning.story_length.word_count_actual:[500 TO *]', ['trade']],
    ['_exists_:distributor', ['trade']],
    ['type:story AND NOT _exists_:subtype', ['trade', 'old']],
    ['type:story -taxonomy.primary_section._id:"/news"', ['trade']],
    ['display_date:<now-7d', ['old']],
    ['headlines.basic:budget', ['council', 'album', 'old']],
    ['headlines.basic:"budget season"', ['old']],
    ['revision.published:true AND subtype:columnists', ['council']],
    ['nothing-like-this', []],
  ])('finds by %p, the latest first', async (q, ids) => {
    expect(await found(q, { sort: 'display_date:desc' })).toEqual(ids);
  });

  it.each<[string, string[]]>([
    ['trading eagle', ['eagles', 'trade']],
    ['"trade for" OR debating', ['debates', 'trade']],
    ['trade -eagles', []],
    ['type:story', []],
    ['the', []],
  ])('says which words of headlines were asked for by %p', async (q, words) => {
    const answer = (await ask({ q, highlight: 'true' })).json();
    expect((answer['matched_words'] as string[]).toSorted()).toEqual(words);
    expect((await ask({ q })).json()).not.toHaveProperty('matched_words');
  });

  it('says who wrote what was found, the busiest first', async () => {
    const writersOf = async (q: string): Promise<unknown> =>
      (await ask({ q, facets: 'true', size: '1' })).json()['writers'];
    expect(await writersOf('budget')).toEqual([
      { _id: 'una', name: 'Una Byrne', count: 2 },
      { _id: 'ada', name: 'Ada Cole', count: 1 },
    ]);
    expect(await writersOf('budget AND credits.by._id:ada')).toEqual([
      { _id: 'ada', name: 'Ada Cole', count: 1 },
      { _id: 'una', name: 'Una Byrne', count: 1 },
    ]);
    expect(await writersOf('linebacker')).toEqual([]);
    expect((await ask({ q: 'budget' })).json()).not.toHaveProperty('writers');
  });

  it.each<[string, string[]]>([
    ['trade', ['trade', 'council']],
    ['trading eagle', ['trade', 'council']],
    ['the budget', ['council', 'album', 'old']],
    ['"City Hall"', ['council']],
    ['line*', ['trade']],
    ['budget -council', ['album', 'old']],
    ['eagles OR season', ['trade', 'old', 'council']],
    ['tom', []],
  ])('finds the words %p, the best first', async (q, ids) => {
    expect((await found(q)).sort()).toEqual([...ids].sort());
    if (q === 'trade') expect(await found(q)).toEqual(ids);
  });

  it('answers by page and says what comes next', async () => {
    const page = (await ask({ q: '', from: '1', size: '2' })).json();
    expect(page).toMatchObject({ type: 'results', count: 4, next: 3, previous: 0 });
    expect(page.content_elements.map(({ _id }) => _id)).toEqual(['council', 'album']);
    const last = (await ask({ q: '', from: '3', size: '2' })).json();
    expect(last).toMatchObject({ count: 4, previous: 1 });
    expect(last).not.toHaveProperty('next');
    const counted = (await ask({ q: '', size: '0' })).json();
    expect(counted).toMatchObject({ count: 4, content_elements: [] });
    expect(counted).not.toHaveProperty('next');
  });

  it('is one trip to the database', async () => {
    const before = service.trips();
    await found('type:story trade');
    expect(service.trips() - before).toBe(1);
  });

  it('leaves out and takes in what is asked for', async () => {
    const [without] = (
      await ask({ q: '_id:trade', _sourceExclude: 'content_elements,taxonomy.tags' })
    ).json().content_elements;
    expect(without).not.toHaveProperty('content_elements');
    expect(without).toMatchObject({ taxonomy: { primary_section: { _id: '/sports' } } });
    expect(without).not.toHaveProperty('taxonomy.tags');
    const [only] = (await ask({ q: '_id:trade', included_fields: 'canonical_url' })).json()
      .content_elements;
    expect(only).toEqual({ _id: 'trade', type: 'story', canonical_url: '/news/trade.html' });
  });

  it.each<[Record<string, string>, string]>([
    [{ q: '(a' }, 'Bad query: a parenthesis is not closed'],
    [{ q: 'display_date:soon' }, 'Bad query: "soon" is not a date'],
    [
      { sort: 'display_date:up' },
      'Bad query: sort is field:asc or field:desc, not "display_date:up"',
    ],
    [{ sort: 'secret:asc' }, 'Bad query: cannot sort by secret'],
    [{ q: 'a\u0000b' }, 'q holds a NUL character'],
    [{ size: '101' }, 'size must be a whole number from 0 to 100'],
    [{ size: '-1' }, 'size must be a whole number from 0 to 100'],
    [{ from: 'x' }, 'from must be a whole number from 0 to 10000'],
    [{ from: '9950', size: '60' }, 'from and size together reach 10000 at most'],
    [{ website: 'other' }, 'There is no website "other" here, only "broadsheet"'],
  ])('refuses %p: %s', async (parameters, message) => {
    const answer = await ask(parameters);
    expect([answer.status, answer.json()]).toEqual([400, { message }]);
  });

  it('gives results or a reason for any query', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '(',
        ')',
        '"',
        ':',
        'a',
        ' ',
        ' AND ',
        ' OR ',
        'NOT ',
        '-',
        '[1 TO 2]',
        '*',
        '?',
        '\\',
        'type:',
        'x.y:',
        "'",
        '%',
        '$',
        '@',
        '\u0000',
        '|',
        '&',
        '!',
        '<->',
        'display_date:',
        'headlines.basic:',
        'taxonomy.tags.slug:',
      ),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const answer = await ask({ q: pieces.join(''), size: '1' });
        expect([200, 400]).toContain(answer.status);
        expect(answer.json()).toHaveProperty(answer.status === 200 ? 'count' : 'message');
      }),
      { numRuns: 300 },
    );
  });
});
