import { setFusion } from '../../../mocks/fusion/state';
import { startStatsServer, type StatsServer } from '../../../content/statsServer.fixture';
import headlineLinks, { type SheetRow } from './headline-links-doc';

const NOW = Date.parse('2026-11-22T20:00:00Z');
const tools = { cachedCall: () => Promise.reject(new Error('not used')) };

let server: StatsServer;

const ask = async (query: Record<string, unknown>): Promise<SheetRow[]> =>
  (await headlineLinks.fetch?.({ 'arc-site': 'broadsheet', ...query }, tools)) ?? [];

beforeAll(async () => {
  server = await startStatsServer();
});

afterAll(() => server.close());

beforeEach(() => {
  server.answers.clear();
  server.asked.length = 0;
  setFusion({ environment: { STATS_BASE: `${server.base}/gateway` } });
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

afterEach(() => {
  jest.restoreAllMocks();
  setFusion();
});

describe('headline-links-doc (widgets §7)', () => {
  const CSV = [
    'Event ID,title,Link,Start Date,endDate,youtubeCode',
    '1,"Now, and ""live""",https://a.example/1,11/22/2026,11/22/2026,abcDEF12345',
    '2,Without a link,,11/22/2026,11/23/2026,abcDEF12346',
    '3,Over,https://a.example/3,11/1/2026,11/21/2026,abcDEF12347',
    '4,To come,/eagles,11/22/2026 3:01 PM,,abcDEF12348',
    '5,Without dates,/eagles,,,',
  ].join('\r\n');
  const ids = async (query: Record<string, unknown>) =>
    (await ask(query)).map(({ eventId }) => eventId);

  it.each([
    ['Event ID', 'eventId'],
    ['eventId', 'eventId'],
    ['EventId', 'eventId'],
    ['EVENT ID', 'eventId'],
    ['event_id', 'eventId'],
    ['LINK', 'link'],
    [' youtube-code ', 'youtubeCode'],
  ])('names the column "%s" of a sheet %s', async (written, name) => {
    server.answers.set('/gateway/statsinc/sheets/s/t.csv', `${written},x\n7,8`);
    const [row] = await ask({ sheetID: 's', sheetName: 't', noFilter: true });
    expect(row).toEqual({ [name]: '7', x: '8' });
  });

  it.each([
    ['start', 'end'],
    ['Start date', 'End date'],
  ])('shows a row from its "%s" to its "%s"', async (from, to) => {
    const moment = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
    server.answers.set(
      '/gateway/statsinc/sheets/s/times.csv',
      [
        `eventId,link,${from},${to}`,
        `1,/eagles,${moment(-1)},${moment(1)}`,
        `2,/eagles,${moment(-2)},${moment(-1)}`,
        `3,/eagles,${moment(1)},${moment(2)}`,
      ].join('\n'),
    );
    expect(await ids({ sheetID: 's', sheetName: 'times' })).toEqual(['1']);
  });

  it('reads the edition’s own sheet by id and name', async () => {
    server.answers.set('/gateway/statsinc/sheets/edition/Live%20streams.csv', CSV);
    const rows = await ask({
      sheetID: 'edition',
      sheetName: 'Live streams',
      noFilter: true,
    });
    expect(rows).toHaveLength(5);
    expect(rows).toMatchObject([
      {
        eventId: '1',
        title: 'Now, and "live"',
        link: 'https://a.example/1',
        startDate: '11/22/2026',
        youtubeCode: 'abcDEF12345',
      },
      ...Array.from({ length: 4 }, () => expect.any(Object) as object),
    ]);
  });

  it('has only rows with a link whose dates say now, or all of them', async () => {
    server.answers.set('/gateway/statsinc/sheets/edition/a.csv', CSV);
    expect(await ids({ sheetID: 'edition', sheetName: 'a' })).toEqual(['1', '5']);
    expect(await ids({ sheetID: 'edition', sheetName: 'a', noFilter: 'true' })).toHaveLength(5);
  });

  it.each([
    [
      '{base}/d/{sheetID}/gviz/tq?tqx=out:csv&sheet={sheetName}',
      '/d/a-1/gviz/tq?tqx=out:csv&sheet=My%20sheet',
    ],
    ['{base}/sheets/', '/sheets/a-1/My%20sheet.csv'],
  ])('SHEETS_BASE %s says where sheets are', async (template, path) => {
    setFusion({ environment: { SHEETS_BASE: template.replace('{base}', server.base) } });
    server.answers.set('/', CSV);
    await ask({ sheetID: 'a-1', sheetName: 'My sheet' });
    expect(server.asked).toEqual([path]);
  });

  it.each<[string, Record<string, unknown>, number, words?: string]>([
    ['no id', { sheetName: 'a' }, 400],
    ['no name', { sheetID: 'a' }, 400],
    ['an id that climbs', { sheetID: '../x', sheetName: 'a' }, 400, 'no sheet has such an id'],
    ['a name that climbs', { sheetID: 'x', sheetName: '../a' }, 400, 'no sheet has such a name'],
    ['a sheet that is not there', { sheetID: 'x', sheetName: 'none' }, 404],
    ['a page to sign in', { sheetID: 'x', sheetName: 'private' }, 502],
  ])('throws for %s', async (_name, query, statusCode, words = '') => {
    server.answers.set('/gateway/statsinc/sheets/x/private', '<!DOCTYPE html><title>Sign in');
    await expect(ask(query)).rejects.toMatchObject({
      statusCode,
      message: expect.stringContaining(words),
    });
  });
});
