import type { Browser } from 'playwright-core';
import { axe, openBrowser, SITE } from './browser';
import {
  followPlace,
  hide,
  holdAfter,
  isAnswered,
  isOver,
  noted,
  placesOf,
  readGame,
} from './gameReader';
import type { Noted } from './noteGame';
import { firstWhistle, nextGame, pathOf, setClock, type TeamKey } from './simulatedGames';
import { goToGame } from './statsClock';
import { HAIR, momentsFrom } from './watchGame';

const MINUTE = 60_000;

/** ms that a game may take, where the machine has much else to do: one that stands still is noticed before. */
const WHOLE_GAME = 2_700_000;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
beforeEach(() => setClock());
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(async () => {
  await setClock();
  await browser.close();
});

it(
  'a whole game is told once each: scores, periods, final; the board at the top stays in its place',
  async () => {
    const game = await nextGame('eagles');
    await setClock({ mode: 'paused', at: game.start - MINUTE });
    const moments = momentsFrom(game.start - MINUTE);
    const page = await readGame(browser, {
      team: 'eagles',
      game,
      moments,
    });
    await page.waitForSelector('.board--pre-game');
    await isOver(page);

    const { asked, told, said, shift, shifts } = await noted(page);
    expect(said).toEqual(told);
    expect(new Set(said).size).toBe(said.length);
    for (const period of ['1st quarter', '2nd quarter', 'halftime', '3rd quarter', '4th quarter']) {
      expect(said.join('\n')).toContain(period);
    }
    expect(said.filter((text) => text.startsWith('Final: '))).toEqual([said.at(-1)]);
    expect(said.filter((text) => /\d:\d\d/.test(text))).toEqual([]);
    expect(shift < HAIR ? [] : shifts).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    // A second of ours: ten minutes of the page's.
    await page.waitForTimeout(1000);
    expect((await noted(page)).asked).toHaveLength(asked.length);
    expect(await axe(page)).toEqual([]);
  },
  WHOLE_GAME,
);

it.each(['eagles', 'phillies'] as TeamKey[])(
  'a page opened at the first whistle keeps still at its top until the final: %s',
  async (team) => {
    const game = await nextGame(team);
    const from = await firstWhistle(team, game);
    const html = await (await fetch(new URL(`${pathOf(team, game)}?at=${from}`, SITE()))).text();
    expect([html.includes('win__plot'), html.includes('data-latest')]).toEqual([true, false]);
    const page = await readGame(browser, { team, game, moments: momentsFrom(from) });
    await isOver(page);
    const { shift, shifts } = await noted(page);
    expect(shift < HAIR ? [] : shifts).toEqual([]);
  },
  WHOLE_GAME,
);

it.each([
  ['a wide window', {}],
  ['a phone without motion', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }],
] as const)(
  'a play that is read stays where it is and nothing shifts until the final: %s',
  async (_, options) => {
    const game = await nextGame('eagles');
    // More plays than are read above, fewer than the page begins with.
    const from = (await firstWhistle('eagles', game)) + 20 * MINUTE;
    await setClock({ mode: 'paused', at: from });
    const page = await readGame(browser, {
      team: 'eagles',
      game,
      moments: momentsFrom(from),
      options,
    });
    await hide(page, true);
    const plays = page.locator('.play');
    const count = await plays.count();
    expect(count).toBeGreaterThan(12);
    const id = (await plays.nth(11).getAttribute('id'))!;
    await followPlace(page, id);
    const known = await noted(page);
    await hide(page, false);
    await isOver(page);
    // The blocks change one after the other; what the last one pushed glides for a moment.
    await page.waitForTimeout(1000);

    const { lowest, highest, gone, moves } = await placesOf(page);
    expect(gone).toBe(0);
    expect(lowest - highest < 2 ? [] : moves).toEqual([]);
    expect(await plays.count()).toBeGreaterThan(count + 100);
    const { shift, shifts } = await noted(page);
    expect(shift - known.shift < HAIR ? [] : shifts).toEqual([]);
  },
  WHOLE_GAME,
);

it('asks for nothing while it is hidden, at once when it is seen again, and says the score once', async () => {
  const { eventId, before, after } = await goToGame('football', 'nfl', 354, 1);
  await setClock({ mode: 'paused', at: Date.parse(before) });
  const page = await readGame(browser, { team: 'eagles', game: { eventId } });
  await hide(page, true);
  await isAnswered(page);
  await setClock({ mode: 'paused', at: Date.parse(after) });
  const { asked, said } = await noted(page);
  await page.waitForTimeout(1000);
  expect((await noted(page)).asked).toHaveLength(asked.length);

  await hide(page, false);
  await page.waitForFunction(
    (count) => (window as unknown as { noted: Noted }).noted.said.length > count,
    said.length,
  );
  const now = await noted(page);
  expect(now.asked.filter(({ isHidden }) => isHidden)).toEqual([]);
  expect(now.said).toEqual(now.told);
}, 120_000);

it(
  '500 questions leave nothing behind: heap, elements and listeners stay as many',
  async () => {
    const { eventId, before, after } = await goToGame('football', 'nfl', 354, 2);
    const moments = [before, after].map((moment) => Date.parse(moment));
    await setClock({ mode: 'paused', at: moments[1]! });
    const page = await readGame(browser, {
      team: 'eagles',
      game: { eventId },
      moments: Array.from({ length: 501 }, (_, index) => moments[index % 2]!),
    });
    const client = await page.context().newCDPSession(page);
    const measure = async () => {
      // What the first one lets go of is gone with the second.
      for (let count = 0; count < 2; count += 1) await client.send('HeapProfiler.collectGarbage');
      const { usedSize } = (await client.send('Runtime.getHeapUsage')) as { usedSize: number };
      const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
      return { usedSize, nodes, jsEventListeners };
    };
    await holdAfter(page, 100);
    const first = await measure();
    await holdAfter(page, 500);
    const last = await measure();
    const { asked, told, said } = await noted(page);
    expect(asked).toHaveLength(501);
    expect(said).toHaveLength(500);
    expect(said).toEqual(told);
    expect(last.usedSize - first.usedSize).toBeLessThan(300_000);
    // A node per question would be 400.
    expect(last.nodes - first.nodes).toBeLessThan(200);
    expect(last.jsEventListeners - first.jsEventListeners).toBeLessThan(10);
  },
  WHOLE_GAME,
);
