import fc from 'fast-check';

import { engines, type TestDatabase } from '../content/testing/engines';
import { Gifts, type GiftsOptions } from './Gifts';
import { giftKey } from './rules/giftKey';

const DAY = 86_400_000;
const ORIGIN = 'https://news.example';
const story = (name: string) => ({ path: `/news/${name}.html`, title: `Title of ${name}` });
const keyOf = (link: string): string => new URL(link).searchParams.get('gift') ?? '';

describe.each(engines)('the ledger of gifts on $name', (engine) => {
  let database: TestDatabase;
  let clock = 0;
  let readers = 0;
  const open = (options: Partial<GiftsOptions> = {}) =>
    Gifts.open({
      pool: database.pool,
      website: 'broadsheet',
      secrets: ['a secret of the site'],
      origin: () => ORIGIN,
      tagLink: (link) => `${link}&utm_campaign=gift_link`,
      timeZone: 'America/New_York',
      now: () => clock,
      ...options,
    });
  const someone = (): string => `reader-${(readers += 1)}`;
  const giveIn = async (gifts: Gifts, account: string, name: string): Promise<string> => {
    const given = await gifts.give(account, story(name));
    if (given.kind !== 'given') throw new Error(`${name} was not given: ${given.kind}`);
    return given.link;
  };

  beforeAll(async () => {
    database = await engine.open();
    await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    clock = Date.parse('2026-11-21T18:00:00Z');
  });

  it('gives a link to the story with a key, tagged as the publisher wants it (platform §7)', async () => {
    const gifts = await open();
    const link = new URL(await giveIn(gifts, someone(), 'fire'));
    expect(link.origin + link.pathname).toBe('https://news.example/news/fire.html');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      gift: expect.stringMatching(/^[\w-]{43}$/) as string,
      utm_campaign: 'gift_link',
    });
  });

  it('opens that story by that key, and its cards, until the end of its life', async () => {
    const gifts = await open();
    const key = keyOf(await giveIn(gifts, someone(), 'fire'));
    const endsAt = new Date(clock + 14 * DAY);
    expect(await gifts.opens(key, '/news/fire.html')).toEqual({ endsAt });
    expect(await gifts.opens(key, '/news/fire.html/card-1a2b')).toEqual({ endsAt });
    clock += 14 * DAY - 1;
    expect(await gifts.opens(key, '/news/fire.html')).toEqual({ endsAt });
    clock += 1;
    expect(await gifts.opens(key, '/news/fire.html')).toBeNull();
  });

  it('names the stories that a browser’s keys open, as long as they do', async () => {
    const gifts = await open();
    const account = someone();
    const fire = keyOf(await giveIn(gifts, account, 'fire'));
    clock += DAY;
    const flood = keyOf(await giveIn(gifts, account, 'flood'));
    const asked = [null, 'x', `${fire}A`, fire, flood, flood];
    expect((await gifts.openedBy(asked)).sort()).toEqual(['/news/fire.html', '/news/flood.html']);
    expect(await (await open({ website: 'sister' })).openedBy(asked)).toEqual([]);
    clock += 13 * DAY;
    expect(await gifts.openedBy(asked)).toEqual(['/news/flood.html']);
    expect(await gifts.openedBy([])).toEqual([]);
  });

  it('opens nothing else: another story, a page, another site of the publisher', async () => {
    const key = keyOf(await giveIn(await open(), someone(), 'fire'));
    const gifts = await open();
    for (const path of [
      '/news/flood.html',
      '/news/',
      '/',
      '',
      '//news/fire.html',
      '/NEWS/fire.html',
    ])
      expect(await gifts.opens(key, path)).toBeNull();
    const elsewhere = await open({ website: 'sister' });
    expect(await elsewhere.opens(key, '/news/fire.html')).toBeNull();
  });

  it('opens nothing by a key that was forged, however near it is to a good one', async () => {
    const gifts = await open();
    const key = keyOf(await giveIn(gifts, someone(), 'fire'));
    const { rows } = await database.pool.query<{ id: string }>('select id from share.gifts');
    const byAnotherSecret = rows.map(({ id }) => giftKey(id, 'a secret of somebody else'));
    const near = Array.from(key, (digit, at) => {
      const other = digit === 'A' ? 'B' : 'A';
      return key.slice(0, at) + other + key.slice(at + 1);
    });
    // The last digit has two bits to spare: four of them name the same bytes.
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((digit) => key.slice(0, -1) + digit)
      .filter((other) => other !== key);
    for (const forged of [...byAnotherSecret, ...near, ...spellings, `${key}A`, key.slice(1), ''])
      expect(await gifts.opens(forged, '/news/fire.html')).toBeNull();
    for (const nothing of [null, undefined, 1, [key], { key }])
      expect(await gifts.opens(nothing, '/news/fire.html')).toBeNull();
    expect(await gifts.opens(key, '/news/fire.html')).not.toBeNull();
  });

  it('stores nothing that opens a story', async () => {
    const key = keyOf(await giveIn(await open(), someone(), 'fire'));
    const { rows } = await database.pool.query('select * from share.gifts');
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(key);
    expect(stored).not.toContain(Buffer.from(key, 'base64url').subarray(16).toString('hex'));
  });

  it('goes on opening what was given before the secret was changed', async () => {
    const key = keyOf(await giveIn(await open(), someone(), 'fire'));
    const gifts = await open({ secrets: ['a newer secret', 'a secret of the site'] });
    expect(await gifts.opens(key, '/news/fire.html')).not.toBeNull();
    const later = await open({ secrets: ['a newer secret'] });
    expect(await later.opens(key, '/news/fire.html')).toBeNull();
  });

  it('gives the same story again for nothing, by the same link, also when all is used', async () => {
    const gifts = await open({ limits: { perMonth: 2, days: 14 } });
    const account = someone();
    const first = await giveIn(gifts, account, 'fire');
    await giveIn(gifts, account, 'flood');
    expect(await gifts.give(account, story('storm'))).toEqual({
      kind: 'used-up',
      allowance: { left: 0, perMonth: 2, renewsAt: new Date('2026-12-01T05:00:00Z') },
    });
    expect(await giveIn(gifts, account, 'fire')).toBe(first);
    expect(await giveIn(gifts, someone(), 'fire')).not.toBe(first);
  });

  it.each([
    ['the last minute of November', '2026-12-01T04:59:59Z', 'used-up'],
    ['the first of December, Eastern time', '2026-12-01T05:00:00Z', 'given'],
  ])('has a new allowance with the calendar month: %s', async (_name, moment, expected) => {
    const gifts = await open({ limits: { perMonth: 1, days: 14 } });
    const account = someone();
    await giveIn(gifts, account, 'fire');
    clock = Date.parse(moment);
    expect((await gifts.give(account, story('flood'))).kind).toBe(expected);
  });

  it('keeps to the allowance however many calls come at once, from two nodes', async () => {
    const [gifts, other] = [await open(), await open()];
    const account = someone();
    const calls = Array.from({ length: 20 }, (_, n) => story(`story-${n}`));
    const answers = await Promise.all(
      calls.flatMap((given) => [gifts.give(account, given), other.give(account, given)]),
    );
    const links = answers.flatMap((answer) => (answer.kind === 'given' ? [answer.link] : []));
    expect(new Set(links).size).toBe(10);
    expect(await gifts.allowanceOf(account)).toMatchObject({ left: 0, perMonth: 10 });
    expect(await gifts.giftsOf(account)).toHaveLength(10);
  });

  it('lists what an account gave, the latest first, without a link where it is over', async () => {
    const gifts = await open();
    const account = someone();
    const madeAt = new Date(clock);
    const old = await giveIn(gifts, account, 'fire');
    await gifts.countOpening(keyOf(old));
    await gifts.countOpening(keyOf(old));
    clock += 10 * DAY;
    const link = await giveIn(gifts, account, 'flood');
    clock += 5 * DAY;
    const [latest, first] = await gifts.giftsOf(account);
    expect(latest).toMatchObject({ story: story('flood'), opened: 0, link });
    expect(first).toEqual({
      story: story('fire'),
      madeAt,
      endsAt: new Date(madeAt.getTime() + 14 * DAY),
      opened: 2,
      link: null,
    });
    expect(await gifts.giftsOf(someone())).toEqual([]);
  });

  it('forgets all of an account that is deleted, and what is older than a year', async () => {
    const gifts = await open();
    const [gone, stays] = [someone(), someone()];
    const key = keyOf(await giveIn(gifts, gone, 'fire'));
    await giveIn(gifts, stays, 'fire');
    await gifts.forget(gone);
    expect(await gifts.giftsOf(gone)).toEqual([]);
    expect(await gifts.opens(key, '/news/fire.html')).toBeNull();
    clock += (14 + 365) * DAY + 1;
    await giveIn(gifts, stays, 'flood');
    expect((await gifts.giftsOf(stays)).map(({ story: { path } }) => path)).toEqual([
      '/news/flood.html',
    ]);
  });

  it('holds for any days of sharing: allowance, one key while it lives, life', async () => {
    const limits = { perMonth: 3, days: 14 };
    const gifts = await open({ limits });
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 9 * DAY }),
      name: fc.constantFrom('fire', 'flood', 'storm', 'snow', 'vote', 'game'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        clock = Date.parse('2026-02-20T12:00:00Z');
        const account = someone();
        const made: { name: string; link: string; at: number; month: string }[] = [];
        for (const { wait, name } of steps) {
          clock += wait;
          const month = new Intl.DateTimeFormat('en-US', {
            timeZone: 'America/New_York',
            year: 'numeric',
            month: 'numeric',
          }).format(clock);
          const living = made.find(
            (gift) => gift.name === name && clock < gift.at + limits.days * DAY,
          );
          const used = made.filter((gift) => gift.month === month).length;
          const given = await gifts.give(account, story(name));
          if (living) {
            expect(given).toMatchObject({ kind: 'given', link: living.link });
          } else if (used === limits.perMonth) {
            expect(given.kind).toBe('used-up');
          } else {
            expect(given).toMatchObject({
              kind: 'given',
              allowance: { left: limits.perMonth - used - 1 },
            });
            if (given.kind === 'given') made.push({ name, link: given.link, at: clock, month });
          }
        }
        for (const { name, link, at } of made) {
          const isLiving = clock < at + limits.days * DAY;
          expect((await gifts.opens(keyOf(link), `/news/${name}.html`)) !== null).toBe(isLiving);
        }
      }),
      { numRuns: 25 },
    );
  });
});
