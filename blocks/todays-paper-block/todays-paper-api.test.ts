import { setFusion } from '../../mocks/fusion/state';
import { newestDay } from '../../content/schemas/paperDays';
import source from './sources/todays-paper-api';

const tools = { cachedCall: () => Promise.reject(new Error('not used')) };
const read = (date?: string) =>
  source.fetch!({ 'arc-site': 'broadsheet', ...(date ? { date } : {}) }, tools);

const story = (id: string, ...editions: string[]) => ({
  _id: id,
  type: 'story',
  canonical_url: `/news/${id}.html`,
  headlines: { basic: id },
  revision: { editions },
});

/** A content API that answers the question for front pages, and that for a day. */
function upstream(fronts: unknown[], ofDay: unknown[] = []): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  setFusion({ environment: { CONTENT_BASE: 'http://gw' } });
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const query = new URL(address as string).searchParams;
    asked.push(query);
    const documents = query.get('_sourceInclude') ? fronts : ofDay;
    return Promise.resolve(Response.json({ content_elements: documents }));
  });
  return asked;
}

afterEach(() => {
  jest.restoreAllMocks();
  setFusion();
});

const FRONTS = [
  story('tomorrow', 'print-2026-11-22-A1.1'),
  story('today', 'print-2026-11-21-A1.1'),
  story('yesterday', 'print-2026-11-20-A1'),
];

describe('the day whose paper is out', () => {
  it.each([
    ['2026-11-21T09:59:59Z', '2026-11-20'],
    ['2026-11-21T10:00:00Z', '2026-11-21'],
    ['2026-11-22T04:30:00Z', '2026-11-21'],
    // Daylight time: 5 a.m. is an hour earlier in the world's time.
    ['2026-07-01T08:59:59Z', '2026-06-30'],
    ['2026-07-01T09:00:00Z', '2026-07-01'],
    ['2027-01-01T06:00:00Z', '2026-12-31'],
  ])('at %s is %s: from 5 a.m. in Philadelphia', (moment, day) => {
    expect(newestDay(Date.parse(moment))).toBe(day);
  });
});

describe('the paper of a day, of what its stories say (revision.editions)', () => {
  it('is the newest that is out; its stories stand by section, page and place', async () => {
    const asked = upstream(FRONTS, [
      story('c1', 'print-2026-11-21', 'print-2026-11-21-C1'),
      story('a10', 'print-2026-11-21-A10'),
      story('a2-unplaced', 'print-2026-11-21-A2'),
      story('a2-second', 'print-2026-11-21-A2.2'),
      story('a1', 'web', 'print-2026-11-20-B4', 'print-2026-11-21-A1.1'),
      story('of another day', 'print-2026-11-20-A1.1'),
      { ...story('without an address', 'print-2026-11-21-A1.2'), canonical_url: '' },
    ]);
    const { day, days, pages } = await read();
    expect({ day, days }).toEqual({ day: '2026-11-21', days: ['2026-11-21', '2026-11-20'] });
    expect(
      pages.map(({ section, number, stories }) => [
        `${section}${number}`,
        ...stories.map(({ _id }) => _id),
      ]),
    ).toEqual([
      ['A1', 'a1'],
      ['A2', 'a2-second', 'a2-unplaced'],
      ['A10', 'a10'],
      ['C1', 'c1'],
    ]);
    // Neither question brings the texts of stories.
    expect(asked.map((query) => query.get('_sourceInclude'))).toEqual(['revision', null]);
    expect(asked[1]?.get('_sourceExclude')).toBe('content_elements');
    expect(asked[1]?.get('q')).toBe(
      'display_date:[2026-11-14 TO 2026-11-22] AND revision.editions:"print-2026-11-21"',
    );
  });

  it('is that of a day that is asked for', async () => {
    upstream(FRONTS, [story('lead', 'print-2026-11-20-A1')]);
    expect(await read('2026-11-20')).toMatchObject({ day: '2026-11-20', pages: [{ number: 1 }] });
  });

  it.each(['2026-11-22', '2026-11-19', 'yesterday', '"] OR *'])(
    'is not found for %s: no paper, or not out yet',
    async (date) => {
      const asked = upstream(FRONTS);
      await expect(read(date)).rejects.toMatchObject({ statusCode: 404 });
      expect(asked).toHaveLength(1);
    },
  );

  it('is empty where no paper is known', async () => {
    upstream([]);
    expect(await read()).toEqual({ day: '', days: [], pages: [] });
  });
});
