import { openStats, type TestStats } from '../testing/openStats';

const SHEET = '/gateway/statsinc/sheets/edition/Live%20streams.csv';

describe('the sheet of live streams (widgets §7)', () => {
  let stats: TestStats;
  beforeAll(async () => {
    stats = await openStats();
  });
  afterAll(() => stats.close());

  const read = async () => {
    const answer = await stats.app.inject(SHEET);
    const [head, ...rows] = answer.body.trim().split('\n');
    return { answer, head, rows: rows.map((row) => row.split(',')) };
  };

  it.each(['2026-11-21T15:00:00Z', '2027-06-02T23:30:00Z', '2031-01-01T04:59:00Z'])(
    'plans from %s on for three weeks, each show in the half-hour before its game',
    async (at) => {
      await stats.setClock(at);
      const { answer, head, rows } = await read();
      expect(answer.headers['content-type']).toContain('text/csv');
      expect(head).toBe('eventId,title,link,start,end,youtubeCode');
      expect(rows.length).toBeGreaterThan(30);
      const games = await stats.events('football/nfl?teamId=354');
      const next = games.find(
        ({ eventId, eventStatus }) =>
          eventStatus.name === 'Pre-Game' && rows.some(([id]) => Number(id) === eventId),
      );
      const row = rows.find(([id]) => Number(id) === next?.eventId) ?? [];
      const utc = next?.startDate.find(({ dateType }) => dateType === 'UTC')?.full;
      expect(Date.parse(row[4] ?? '')).toBe(Date.parse(`${utc}Z`));
      const ends = rows.map((columns) => Date.parse(columns[4] ?? ''));
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      for (const [, title, link, start = '', end = ''] of rows) {
        expect(title).toMatch(/^[\w. ]+ at [\w. ]+: pregame show$/);
        expect(link).toMatch(/^\/\w+\/gamedaycentral\/\d+$/);
        expect(Date.parse(end) - Date.parse(start)).toBe(1_800_000);
        expect(Date.parse(end)).toBeGreaterThan(Date.parse(at) - 86_400_000);
      }
    },
  );

  it('is the only one', async () => {
    const answer = await stats.app.inject('/gateway/statsinc/sheets/other/Live%20streams.csv');
    expect(answer.statusCode).toBe(404);
  });
});
