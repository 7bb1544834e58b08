import Fastify, { type FastifyInstance } from 'fastify';
import { dailyPages } from '../../plain-pages/testing/dailyPages';
import { EEdition } from './EEdition';
import { eEditionService } from './plugin';
import { examplePaper } from './testing/examplePaper';

let app: FastifyInstance;
let days: string[] = [];
let hasInk = true;
let drawsAhead = true;

beforeEach(async () => {
  drawsAhead = true;
  await open();
});
afterEach(() => app.close());

async function open(): Promise<void> {
  days = ['2026-11-21', '2026-11-20'];
  hasInk = true;
  app = Fastify();
  await app.register(eEditionService, {
    prefix: '/gateway',
    edition: new EEdition({
      listDays: async () => days,
      readPaper: async (day) => examplePaper({ day }),
      fetchPicture: async () => null,
      draw: async ({ day }) => {
        if (!hasInk) throw new Error('no ink');
        return { pdf: new TextEncoder().encode(`%PDF ${day}`), unprinted: '' };
      },
      warn: () => undefined,
    }),
    mayRead: async ({ cookie }) => cookie === 'session=premium',
    upgradePath: '/upgrade/',
    paperPath: '/todays-paper/',
    fileName: 'daily',
    pages: dailyPages,
    drawsAhead,
  });
}

const ask = async (path: string, headers: Record<string, string> = { cookie: 'session=premium' }) =>
  app.inject({ url: `/gateway/e-edition/${path}`, headers });

it('draws new papers ahead as long as the server is open', async () => {
  const end = jest.fn();
  const drawAhead = jest.spyOn(EEdition.prototype, 'drawAhead').mockReturnValue(end);
  await app.ready();
  expect([drawAhead.mock.calls.length, end.mock.calls.length]).toEqual([1, 0]);
  await app.close();
  expect(end).toHaveBeenCalledTimes(1);
  drawAhead.mockRestore();
});

it('draws none ahead where readers are led to another e-edition', async () => {
  const drawAhead = jest.spyOn(EEdition.prototype, 'drawAhead');
  await app.close();
  drawsAhead = false;
  await open();
  await app.ready();
  expect(drawAhead).not.toHaveBeenCalled();
  drawAhead.mockRestore();
});

describe('the e-edition, asked for', () => {
  it.each(['', '2026-11-21.pdf', '2026-11-19.pdf'])(
    'by who lacks it leads to what it comes with: %p',
    async (path) => {
      const { statusCode, headers, body } = await ask(path, {});
      expect([statusCode, headers.location, body]).toEqual([303, '/upgrade/', '']);
    },
  );

  it('is that of the newest paper', async () => {
    const { statusCode, headers } = await ask('');
    expect([statusCode, headers.location]).toEqual([303, '/gateway/e-edition/2026-11-21.pdf']);
  });

  it('is a PDF with a name to keep it by, shown by the browser', async () => {
    const { statusCode, headers, body } = await ask('2026-11-20.pdf');
    expect(statusCode).toBe(200);
    expect(body).toBe('%PDF 2026-11-20');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="daily-2026-11-20.pdf"',
    });
  });

  it('is kept by no cache but the reader’s, which asks again and gets nothing twice', async () => {
    const { headers } = await ask('2026-11-20.pdf');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
    const again = await ask('2026-11-20.pdf', {
      cookie: 'session=premium',
      'if-none-match': headers.etag as string,
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await ask('2026-11-20.pdf', {
      cookie: 'session=premium',
      'if-none-match': '"other"',
    });
    expect(other.statusCode).toBe(200);
    // The tag opens nothing.
    const stranger = await ask('2026-11-20.pdf', { 'if-none-match': headers.etag as string });
    expect(stranger.statusCode).toBe(303);
  });

  it.each(['2026-11-19.pdf', 'x.pdf'])(
    'for a day without a paper leads to the papers: %s',
    async (path) => {
      const { statusCode, headers } = await ask(path);
      expect([statusCode, headers.location]).toEqual([303, '/todays-paper/']);
    },
  );

  it('leads to the papers where there is none at all', async () => {
    days = [];
    expect((await ask('')).headers.location).toBe('/todays-paper/');
  });

  it('says in a page where it can’t be had, and leads to the stories', async () => {
    hasInk = false;
    const { statusCode, headers, body } = await ask('2026-11-21.pdf');
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '60',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(body).toContain('The e-edition can’t be opened right now');
    expect(body).toContain('href="/todays-paper/"');
    expect(body).not.toContain('no ink');
  });
});
