import { ContentError, type ContentEntry } from './types';
import type { ContentClient, ContentOutcome } from './fetchContent';
import { describeData, readAnswer } from './readAnswer';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('what a source gives now', () => {
  const get = jest.fn();
  const client = { get } as unknown as ContentClient;
  const question = { source: 'search', query: { q: 'rain' }, isWhole: false };
  const gives = (data: unknown, outcome: ContentOutcome = 'fetched', entry = {}) =>
    get.mockReset().mockResolvedValue({
      outcome,
      entry: {
        json: JSON.stringify(data),
        fetched: NOW - 3400,
        expires: NOW + 8600,
        ...entry,
      } as ContentEntry,
    });

  it('is asked of its site, and waited for where what is kept has run out', async () => {
    gives([]);
    await readAnswer(client, 'daily', question, () => NOW);
    expect(get.mock.calls).toEqual([
      [{ source: 'search', query: { q: 'rain' } }, 'daily', { isLive: true }],
    ]);
  });

  it('says how old it is, how long it holds, its size and what is in it', async () => {
    gives([{ title: 'Rö' }]);
    const answer = await readAnswer(client, 'daily', question, () => NOW);
    expect(answer).toEqual({
      kind: 'answer',
      state: 'new',
      ms: expect.any(Number),
      age: 3,
      holds: 9,
      bytes: 17,
      count: 1,
      titles: ['Rö'],
    });
    gives([], 'fresh', { fetched: NOW + 900, expires: NOW - 900 });
    expect(await readAnswer(client, 'daily', question, () => NOW)).toMatchObject({
      age: 0,
      holds: 0,
    });
  });

  it.each<[ContentOutcome, string]>([
    ['fetched', 'new'],
    ['fresh', 'kept'],
    ['stale', 'failing'],
    ['stale-on-error', 'failing'],
  ])('that was %s is %s', async (outcome, state) => {
    gives(null, outcome);
    expect(await readAnswer(client, 'daily', question)).toMatchObject({ state });
  });

  it('is laid out for reading where all of it is wanted, up to 200,000 characters', async () => {
    gives({ a: [1] });
    const whole = { ...question, isWhole: true };
    const answer = await readAnswer(client, 'daily', whole);
    expect(answer).toMatchObject({ json: '{\n  "a": [\n    1\n  ]\n}' });
    gives('x'.repeat(200_100));
    const long = await readAnswer(client, 'daily', whole);
    expect(long.kind === 'answer' && long.json?.length).toBe(200_000);
  });

  it('says why there is none', async () => {
    get.mockReset().mockRejectedValue(new ContentError('search', 404, 'no such thing'));
    expect(await readAnswer(client, 'daily', question)).toEqual({
      kind: 'failed',
      ms: expect.any(Number),
      status: 404,
      reason: expect.stringContaining('no such thing'),
    });
  });
});

describe('what an answer holds', () => {
  it.each([
    ['nothing', null, { count: null, titles: [] }],
    ['one thing', { title: 'Rain', items: [1] }, { count: null, titles: ['Rain'] }],
    ['a list', [{ name: 'a' }, { name: 'b' }], { count: 2, titles: ['a', 'b'] }],
    ['an empty list', [], { count: 0, titles: [] }],
    ['the only list in it', { stories: [{ _id: 'x' }], total: 9 }, { count: 1, titles: ['x'] }],
    ['two lists', { a: [], b: [] }, { count: null, titles: [] }],
    [
      'headlines before ids',
      [{ _id: 'x', headlines: { basic: 'H' } }],
      { count: 1, titles: ['H'] },
    ],
    ['things of no name', [{ score: 3 }], { count: 1, titles: [] }],
    ['things with numbers', [{ id: 7 }, { _id: 8 }], { count: 2, titles: ['7', '8'] }],
    ['texts', ['one', 'two'], { count: 2, titles: ['one', 'two'] }],
    ['a text', 'one', { count: null, titles: ['one'] }],
    ['cards by their headline', [{ headline: 'H', title: 'T' }], { count: 1, titles: ['H'] }],
    ['empty names', [{ title: ' ', slug: 's' }], { count: 1, titles: ['s'] }],
  ])('%s', (_name, data, expected) => {
    expect(describeData(data)).toEqual(expected);
  });

  it('is told by the names of the first five', () => {
    const { count, titles } = describeData(Array.from({ length: 9 }, (_item, id) => ({ id })));
    expect([count, titles.length]).toEqual([9, 5]);
  });
});
