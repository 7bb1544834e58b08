import Fastify from 'fastify';
import { noFeeds, type DailyFeeds } from '../DailyFeeds';
import { dailyService } from '../plugin';
import { findListed, valuesOf } from './findListed';
import type { Job } from './Job';
import type { Notice } from './Notice';

const notice = (id: string, more: Partial<Notice> = {}): Notice => ({
  id,
  name: id,
  born: null,
  died: '2026-11-17',
  town: 'Camden',
  text: [],
  service: null,
  funeralHome: '',
  published: '2026-11-20',
  ...more,
});
const job = (id: string, more: Partial<Job> = {}): Job => ({
  id,
  title: id,
  employer: 'Works',
  place: 'Camden',
  type: 'full-time',
  pay: '',
  posted: '2026-11-20',
  closes: null,
  text: [],
  apply: null,
  ...more,
});

const feeds: DailyFeeds = {
  ...noFeeds,
  notices: {
    maxAge: 60,
    read: async () => [
      notice('old', { published: '2026-11-18', name: 'José Old' }),
      notice('new', { published: '2026-11-21', town: 'Media' }),
    ],
  },
  jobs: { maxAge: 60, read: async () => [job('nurse'), job('cook', { type: 'part-time' })] },
  comics: {
    maxAge: 60,
    read: async () =>
      ['2026-11-21', '2026-11-19'].map((day) => ({
        id: 'stoop',
        title: 'Stoop',
        creator: '',
        day,
        panels: [{ image: { url: '/a.svg', width: 4, height: 4 }, alt: 'A cat', lines: [] }],
      })),
  },
};

async function ask(path: string) {
  const app = Fastify();
  await app.register(dailyService, { feeds });
  const { statusCode, body } = await app.inject(path);
  await app.close();
  return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> };
}

const ids = (list: unknown) => (list as { id: string }[]).map(({ id }) => id);

describe('listings', () => {
  it.each([
    ['', ['new', 'old']],
    ['?q=JOSE', ['old']],
    ['?town=Media', ['new']],
    ['?q=jose&town=Media', []],
    ['?size=1&page=2', ['old']],
    ['?size=0&page=x', ['new']],
  ])('notices%s are %j, newest first', async (query, expected) => {
    const { body } = await ask(`/daily/notices${query}`);
    expect(ids(body['notices'])).toEqual(expected);
    expect(body['towns']).toEqual(['Camden', 'Media']);
  });

  it.each([
    ['?type=part-time', ['cook']],
    ['?q=nurse&place=Camden', ['nurse']],
    ['?place=Media', []],
  ])('jobs%s are %j', async (query, expected) => {
    expect(ids((await ask(`/daily/jobs${query}`)).body['jobs'])).toEqual(expected);
  });

  it('are there by id, or not any longer', async () => {
    expect((await ask('/daily/jobs/cook')).body).toMatchObject({ title: 'cook' });
    expect((await ask('/daily/notices/nobody')).status).toBe(404);
  });

  it('comics know the days beside theirs', async () => {
    expect((await ask('/daily/comics')).body).toMatchObject({
      day: '2026-11-21',
      previous: '2026-11-19',
      next: null,
    });
    expect((await ask('/daily/comics/2026-11-19')).body).toMatchObject({ next: '2026-11-21' });
    expect((await ask('/daily/comics/2026-11-20')).status).toBe(404);
  });

  it.each([
    ['south street', ['Street South']],
    ['street south north', []],
    ['“café”', ['Cafe']],
    ['', ['Street South', 'Cafe']],
  ])('what has all the words of %s', (words, expected) => {
    const { found, total } = findListed(
      ['Street South', 'Cafe'],
      { words, page: 1, size: 9 },
      String,
    );
    expect([found, total]).toEqual([expected, expected.length]);
  });

  it('values are there once, by the alphabet', () => {
    expect(valuesOf(['Media', '', 'Camden', 'Media'])).toEqual(['Camden', 'Media']);
  });
});
