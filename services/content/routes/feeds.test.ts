import fc from 'fast-check';
import { sql } from 'kysely';

import { engines } from '../testing/engines';
import { openDatabase } from '../store/openDatabase';
import { reference, story } from '../testing/documents';
import { openService, type TestService } from '../testing/openService';
import { compileQuery, withTypes } from '../search/compileQuery';
import { parseQuery } from '../search/parseQuery';
import { newestOfFeed } from '../search/selectMatches';

const HOUR = 3_600_000;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();

describe.each(engines)('feeds on $name', (engine) => {
  let service: TestService;
  const put = async (documents: unknown[]): Promise<void> => {
    const answer = await service.put('/content/v4/ingest?replace=true', { documents });
    expect(answer.json().rejected).toEqual([]);
  };
  const feed = async (q: string, more: Record<string, string> = {}): Promise<string[]> => {
    const query = new URLSearchParams({
      website: 'broadsheet',
      q,
      sort: 'display_date:desc',
      ...more,
    });
    const answer = (await service.get(`/content/v4/search/published?${query}`)).json();
    return answer.content_elements.map(({ _id }) => _id);
  };
  const of = (id: string, sections: readonly string[], more: object = {}): object =>
    story(id, {
      display_date: hoursAgo(id.length),
      taxonomy: {
        primary_section: reference('section', sections[0] ?? '/news'),
        sections: sections.map((section) => reference('section', section)),
        tags: [{ text: 'City Hall', slug: 'city-hall' }],
      },
      credits: { by: [reference('author', 'una')] },
      ...more,
    });
  const SPORTS = 'taxonomy.sections._id:"/sports"';

  beforeAll(async () => {
    service = await openService(engine);
  });
  afterAll(() => service.close());

  it('follow whatever becomes of a story', async () => {
    await put([of('a', ['/sports', '/eagles']), of('bb', ['/sports']), of('ccc', ['/news'])]);
    expect(await feed(SPORTS)).toEqual(['a', 'bb']);
    expect(await feed('taxonomy.tags.slug:city-hall')).toEqual(['a', 'bb', 'ccc']);
    expect(await feed('credits.by._id:una')).toEqual(['a', 'bb', 'ccc']);
    // It moves to another section, and another day.
    await put([of('a', ['/news'], { display_date: hoursAgo(50) })]);
    expect(await feed(SPORTS)).toEqual(['bb']);
    expect(await feed('taxonomy.sections._id:"/news"')).toEqual(['ccc', 'a']);
    // It is a draft again, then published, then deleted.
    await put([of('bb', ['/sports'], { status: 'draft' })]);
    expect(await feed(SPORTS)).toEqual([]);
    await put([of('bb', ['/sports'])]);
    expect(await feed(SPORTS)).toEqual(['bb']);
    await service.send('DELETE', '/content/v4/ingest/bb', undefined, 'staff-token');
    expect(await feed(SPORTS)).toEqual([]);
  });

  it('have each story once, in order, of several sections, and what else is asked of it', async () => {
    await put([
      of('d', ['/food', '/life'], { subtype: 'review' }),
      of('ee', ['/life']),
      of('fff', ['/food']),
    ]);
    const both = 'taxonomy.sections._id:("/food" OR "/life")';
    expect(await feed(both)).toEqual(['d', 'ee', 'fff']);
    expect(await feed(both, { size: '1', from: '1' })).toEqual(['ee']);
    expect(await feed(`${both} AND NOT subtype:review`)).toEqual(['ee', 'fff']);
    expect(await feed(`${both} AND display_date:<now-150m`)).toEqual(['fff']);
    expect(await feed(`${both} AND headlines.basic:nothing`)).toEqual([]);
    expect(await feed(`type:gallery AND ${both}`)).toEqual([]);
  });
});

it.each(engines)('a feed is read from an index in its order, on $name', async (engine) => {
  const { pool, close } = await engine.open();
  const db = await openDatabase(pool);
  await pool.query(`
    insert into content.memberships (key, id, type, subtype, display_date)
    select '@s/' || n % 9, n::text, 'story', '', now() - n * interval '1 minute'
    from generate_series(1, 3000) as n`);
  await pool.query('analyze content.memberships');
  const { feed } = compileQuery(withTypes(parseQuery('taxonomy.sections._id:"/4"')));
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain with ${newestOfFeed(feed!, 20)} select * from matches`.execute(db);
  await close();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  // Nothing sorts what it has read: what is past the limit is not read at all.
  expect(plan).toMatch(/Limit .*\n +-> +Index (Only )?Scan using memberships_newest/);
});

describe('a query', () => {
  it.each<[string, string[] | null]>([
    ['taxonomy.sections._id:"/sports/"', ['@s/sports']],
    ['type:story AND taxonomy.tags.slug:("a" OR "b")', ['@ta', '@tb']],
    ['credits.by._id:una AND display_date:[now-7d TO now] AND -subtype:x', ['@auna']],
    ['credits.by._id:una AND eagles', null],
    ['credits.by._id:una AND distributor.name:AP', null],
    ['taxonomy.sections._id:/sports/*', null],
    ['taxonomy.tags.slug:(a OR b OR c OR d OR e OR f OR g)', null],
    ['taxonomy.tags.slug:a OR type:story', null],
    ['NOT taxonomy.tags.slug:a', null],
    ['', null],
  ])('%p is a feed of %j', (query, keys) => {
    expect(compileQuery(withTypes(parseQuery(query))).feed?.keys ?? null).toEqual(keys);
  });

  it('asks memberships for nothing that they do not hold', () => {
    const fields = fc.constantFrom('type', 'subtype', 'display_date', 'publish_date', '_id', 'x.y');
    fc.assert(
      fc.property(fields, (field) => {
        const { feed } = compileQuery(parseQuery(`credits.by._id:una AND _exists_:${field}`));
        expect(feed !== null).toBe(['type', 'subtype', 'display_date'].includes(field));
      }),
    );
  });
});
