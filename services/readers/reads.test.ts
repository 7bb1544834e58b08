import fc from 'fast-check';

import { engines, type TestDatabase } from '../content/testing/engines';
import { countRead, listReads } from './store/reads';
import { nelly, openReaders, paul, type ReadersSite } from './testing/openReaders';

const MONTH = '2026-11';
const FREE = 3;

describe.each(engines)('Stories that are counted with an account, on $name', (engine) => {
  let database: TestDatabase;
  let site: ReadersSite;
  let reader = '';
  let other = '';
  let now = 0;

  beforeAll(async () => {
    database = await engine.open();
    site = await openReaders(database, { now: () => Date.now() + now });
    for (const who of [nelly, paul]) await site.signIn(who);
    const { rows } = await site.pool.query<{ id: string }>(
      'select id from readers.accounts order by email',
    );
    [reader = '', other = ''] = rows.map(({ id }) => id);
  });
  afterAll(async () => {
    await site.app.close();
    await database.close();
  });
  beforeEach(() => site.pool.query('delete from readers.reads'));

  const open = (
    mark: string,
    {
      id = reader,
      month = MONTH,
      inBrowser = [] as readonly string[],
      isAhead = false,
      free = FREE,
    } = {},
  ) =>
    countRead(site.readers.db, id, { month, mark, free, inBrowser: new Set(inBrowser), isAhead });
  const openAll = async (marks: readonly string[], options = {}) => {
    const answers = [];
    for (const mark of marks) answers.push(await open(mark, options));
    return answers;
  };

  it('are free until the number is used up, and those that were read stay open', async () => {
    expect(await openAll(['a', 'b', 'a', 'c', 'd', 'b'])).toEqual([
      true,
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  it('are counted for each account and each month', async () => {
    await openAll(['a', 'b', 'c']);
    expect(await open('d', { id: other })).toBe(true);
    expect(await open('d', { month: '2026-12' })).toBe(true);
    expect(await open('d')).toBe(false);
    expect(await listReads(site.readers.db, reader)).toMatchObject([
      { month: '2026-11' },
      { month: '2026-12' },
    ]);
  });

  it('are counted together with those that the browser counted', async () => {
    expect(await open('a', { inBrowser: ['x', 'y', 'z'] })).toBe(false);
    expect(await open('x', { inBrowser: ['x', 'y', 'z'] })).toBe(true);
    // The browser has forgotten; the account has not.
    expect(await openAll(['b', 'c', 'd'])).toEqual([true, true, false]);
  });

  it('are not counted where a browser fetches them ahead', async () => {
    expect(await openAll(['a', 'b', 'c', 'd', 'e'], { isAhead: true })).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    await openAll(['a', 'b', 'c']);
    expect(await open('d', { isAhead: true })).toBe(false);
  });

  it('are never more than are free, however they are opened', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 6 }), { maxLength: 5 }),
        fc.integer({ min: 0, max: 4 }),
        async (visits, free) => {
          await site.pool.query('delete from readers.reads');
          const opened = new Set<string>();
          const closed = new Set<string>();
          for (const together of visits) {
            const answers = await Promise.all(
              together.map(async (mark) => [mark, await open(mark, { free })] as const),
            );
            for (const [mark, isOpen] of answers) (isOpen ? opened : closed).add(mark);
          }
          expect(opened.size).toBe(Math.min(free, new Set(visits.flat()).size));
          expect([...closed].filter((mark) => opened.has(mark))).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('of months before are forgotten, and go with the account', async () => {
    await open('a', { month: '2020-01' });
    await site.readers.tidy();
    expect(await listReads(site.readers.db, reader)).toEqual([]);
    await open('a');
    await site.pool.query('delete from readers.accounts where id = $1', [reader]);
    expect(await listReads(site.readers.db, reader)).toEqual([]);
  });
});
