import Fastify from 'fastify';
import type { Crossword } from './Crossword';
import { noFeeds, type DailyFeeds } from './DailyFeeds';
import { dailyService } from './plugin';
import { readFeeds } from './readFeeds';

const puzzle = (date: string): Crossword => ({
  version: 'http://ipuz.org/v2',
  kind: ['http://ipuz.org/crossword#1'],
  title: `Puzzle of ${date}`,
  author: '',
  intro: '',
  date,
  dimensions: { width: 3, height: 3 },
  solution: [
    ['T', 'O', 'P'],
    ['O', '#', 'A'],
    ['E', 'N', 'D'],
  ],
  clues: { Across: [[1, 'Summit']], Down: [[1, 'Foot part']] },
});

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Answers every request with this, and counts them. */
function answerWith(make: () => Response | Promise<Response>): { count: number } {
  const asked = { count: 0 };
  globalThis.fetch = async () => {
    asked.count += 1;
    return make();
  };
  return asked;
}

async function ask(feeds: DailyFeeds, path: string) {
  const app = Fastify();
  await app.register(dailyService, { feeds });
  const { statusCode, headers, body } = await app.inject(path);
  await app.close();
  return { status: statusCode, keep: headers['cache-control'], body: JSON.parse(body) as unknown };
}

describe('the daily service', () => {
  const feeds: DailyFeeds = {
    ...noFeeds,
    crosswords: { maxAge: 60, read: async () => [puzzle('11/20/2026'), puzzle('11/21/2026')] },
  };

  it('lists crosswords, newest first, without their letters', async () => {
    const { body, keep } = await ask(feeds, '/daily/crosswords');
    expect(body).toEqual({
      crosswords: ['21', '20'].map((day) => ({
        day: `2026-11-${day}`,
        title: `Puzzle of 11/${day}/2026`,
        author: '',
        width: 3,
        height: 3,
      })),
    });
    expect(keep).toBe('public, max-age=60');
  });

  it('has a crossword by its day', async () => {
    expect((await ask(feeds, '/daily/crosswords/2026-11-20')).body).toEqual(puzzle('11/20/2026'));
    expect(await ask(feeds, '/daily/crosswords/2026-11-19')).toMatchObject({
      status: 404,
      keep: 'no-store',
    });
  });

  it('says what to set where nobody delivers', async () => {
    expect(await ask(noFeeds, '/daily/crosswords')).toMatchObject({ status: 503 });
  });
});

describe('a feed of the publisher', () => {
  const warnings: string[] = [];
  const warn = (line: string) => warnings.push(line);
  beforeEach(() => {
    warnings.length = 0;
  });

  const crosswords = (env: Record<string, string>) => readFeeds(env, noFeeds, warn).crosswords;

  it('is read in place of ours; an entry that is none is left out and named', async () => {
    answerWith(() => Response.json({ crosswords: [puzzle('11/20/2026'), { title: 'Sudoku' }] }));
    const feed = crosswords({ CROSSWORDS_FEED: 'https://feeds.test/puzzles.json' });
    expect(await feed?.read()).toEqual([puzzle('11/20/2026')]);
    expect(warnings).toEqual([expect.stringContaining('entry 1 is left out')]);
  });

  it.each([
    ['no list', { puzzle: 1 }],
    ['nothing that can be read', [{ title: 'Sudoku' }]],
  ])('that has %s is one that failed', async (_what, answer) => {
    answerWith(() => Response.json(answer));
    const feed = crosswords({ CROSSWORDS_FEED: 'https://feeds.test/puzzles.json' });
    await expect(feed?.read()).rejects.toMatchObject({ statusCode: 502 });
  });

  it('must have an address', () => {
    expect(() => crosswords({ CROSSWORDS_FEED: 'puzzles.json' })).toThrow(
      'CROSSWORDS_FEED must be an address, not "puzzles.json"',
    );
    expect(crosswords({})).toBeNull();
  });
});
