import { engines } from '../testing/engines';
import { reference, story } from '../testing/documents';
import { openService } from '../testing/openService';
import type { Body, TestService } from '../testing/openService';

const DAY = 86_400_000;
/** More than are counted, over six years. */
const COUNT = 1100;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const idOf = (n: number): string => `s${String(n).padStart(4, '0')}`;

const archive = Array.from({ length: COUNT }, (_item, n) =>
  story(idOf(n), {
    display_date: daysAgo(n * 2),
    headlines: { basic: n === 900 ? 'Council rejects a tower' : `Report ${n}` },
    content_elements: [
      {
        type: 'text',
        content: n === 1050 ? 'The harbor council met.' : 'The council met at the harbor.',
      },
    ],
    taxonomy: {
      primary_section: reference('section', n % 100 === 7 ? '/harbor' : '/news'),
      ...(n === 800 ? { tags: [{ text: 'Sons', slug: "o'neil\\sons" }] } : {}),
    },
  }),
);
const ahead = story('ahead', {
  display_date: daysAgo(-400),
  content_elements: [{ type: 'text', content: 'A council of the next year.' }],
});

describe.each(engines)('search of an archive on $name', (engine) => {
  let service: TestService;
  const ask = async (q: string, parameters: Record<string, string> = {}): Promise<Body> => {
    const query = new URLSearchParams({ website: 'broadsheet', q, size: '20', ...parameters });
    const answer = await service.get(`/content/v4/search/published?${query}`);
    expect([q, answer.status]).toEqual([q, 200]);
    return answer.json();
  };
  const idsOf = ({ content_elements: documents }: Body): string[] =>
    documents.map(({ _id }) => _id);

  beforeAll(async () => {
    service = await openService(engine);
    for (let from = 0; from < COUNT; from += 100) {
      const documents = archive.slice(from, from + 100);
      const answer = await service.put('/content/v4/ingest', { documents });
      expect(answer.json().rejected).toEqual([]);
    }
    await service.put('/content/v4/ingest', { documents: [ahead] });
  });
  afterAll(() => service.close());

  it('counts 1,000 of what more fits, and goes on for whoever asks for later ones', async () => {
    expect(await ask('council')).toMatchObject({ count: 1000, count_relation: 'gt', next: 20 });
    const last = await ask('council', { from: '1080', size: '40' });
    expect(last).toMatchObject({ count: COUNT + 1, count_relation: 'eq' });
    expect(last.content_elements).toHaveLength(21);
    expect(await ask('', { sort: 'display_date:desc' })).toMatchObject({ count: 1000 });
  });

  it('delivers each story once, page by page', async () => {
    const pages: string[][] = [];
    for (let from = 0; from <= COUNT; from += 100) {
      pages.push(idsOf(await ask('council', { from: String(from), size: '100' })));
    }
    expect(pages.flat()).toHaveLength(COUNT + 1);
    expect(new Set(pages.flat()).size).toBe(COUNT + 1);
  });

  it('puts what has the word in its headline first, also if it is years old', async () => {
    expect(idsOf(await ask('council'))[0]).toBe(idOf(900));
  });

  it('has the newest first where all else is the same', async () => {
    expect(idsOf(await ask('harbor', { size: '3' }))).toEqual([idOf(0), idOf(1), idOf(2)]);
  });

  it('finds what is dated ahead', async () => {
    expect(idsOf(await ask('council', { sort: 'display_date:desc', size: '2' }))).toEqual([
      'ahead',
      idOf(0),
    ]);
  });

  it('finds a phrase among many that have its words', async () => {
    const found = await ask('"harbor council"');
    expect([idsOf(found), found.count]).toEqual([[idOf(1050)], 1]);
  });

  it.each<[string, number[]]>([
    [
      'council AND taxonomy.sections._id:"/harbor"',
      [7, 107, 207, 307, 407, 507, 607, 707, 807, 907, 1007],
    ],
    [`council AND taxonomy.tags.slug:"o'neil\\\\sons"`, [800]],
    [`council AND display_date:[now-40d TO now-35d]`, [18, 19]],
    [`council AND display_date:<now-2191d`, [1096, 1097, 1098, 1099]],
    [`council AND display_date:[now-30d TO *] AND NOT report`, []],
    ['council AND (taxonomy.sections._id:"/har" OR taxonomy.sections._id:/har/*)', []],
    [
      'council AND (taxonomy.sections._id:"/harbor" OR taxonomy.sections._id:/harbor/*)',
      [7, 107, 207, 307, 407, 507, 607, 707, 807, 907, 1007],
    ],
    ['tower council', [900]],
    ['(tower OR council) AND -report', [900]],
  ])('finds by %p what is far back', async (q, numbers) => {
    expect(
      idsOf(await ask(q, { sort: 'display_date:desc' })).filter((id) => id !== 'ahead'),
    ).toEqual(numbers.map(idOf));
  });
});
