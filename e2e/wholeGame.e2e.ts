import type { Browser, Page } from 'playwright-core';
import { axe, openBrowser } from './browser';
import { hide, holdAfter, noted, readGame, type Noted } from './gameReader';
import { until } from './liveReader';
import { gameThatIs, setClock } from './simulatedGames';
import { goToGame } from './statsClock';

const MINUTE = 60_000;
/** ms of the game between two questions: with five answers a second it runs at 600x. */
const STEP = 2 * MINUTE;
/** ms after which every game is over. */
const LONGEST = 5 * 60 * MINUTE;
/** Digits that change in a right-aligned number move by a hair's breadth. */
const HAIR = 0.005;

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

/** The moments of a game, step by step. */
const momentsFrom = (start: number) =>
  Array.from({ length: LONGEST / STEP }, (_, index) => start + index * STEP);

const isOver = (page: Page) => page.waitForSelector('.board--final', { timeout: 0 });

it('a whole game is told once each: scores, periods, final; nothing shifts at the top', async () => {
  const game = await gameThatIs('eagles', 'Pre-Game');
  await setClock({ mode: 'paused', at: game.start - MINUTE });
  const moments = momentsFrom(game.start - MINUTE);
  const page = await readGame(browser, { team: 'eagles', game, moments });
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
}, 300_000);

it('what is put in above leaves the place of a reader in the midst of the plays alone', async () => {
  const game = await gameThatIs('eagles', 'Pre-Game');
  const from = game.start + 60 * MINUTE;
  await setClock({ mode: 'paused', at: from });
  const page = await readGame(browser, { team: 'eagles', game });
  await hide(page, true);
  const play = page.locator('.play').nth(12);
  const id = (await play.getAttribute('id'))!;
  await play.evaluate((element) =>
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 300 }),
  );
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const look = async () => ({
    top: Math.round((await page.locator(`#${id}`).boundingBox())!.y),
    next: await page.locator(`#${id} + .play`).getAttribute('id'),
  });
  const before = await look();
  const known = await noted(page);
  const count = await page.locator('.play').count();
  await hide(page, false);
  await page.waitForFunction((shown) => document.querySelectorAll('.play').length > shown, count);
  // What the last change pushed glides for a moment. Browsers scroll by whole pixels.
  await until(
    look,
    ({ top, next }) => Math.abs(top - before.top) <= 2 && next === before.next,
    5000,
  );
  const { shift, shifts } = await noted(page);
  expect(shift - known.shift < HAIR ? [] : shifts).toEqual([]);
}, 300_000);

it('asks for nothing while it is hidden, at once when it is seen again, and says the score once', async () => {
  const { eventId, before, after } = await goToGame('football', 'nfl', 354);
  await setClock({ mode: 'paused', at: Date.parse(before) });
  const page = await readGame(browser, { team: 'eagles', game: { eventId } });
  await hide(page, true);
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

it('500 questions leave nothing behind: heap, elements and listeners stay as many', async () => {
  const { eventId, before, after } = await goToGame('football', 'nfl', 354);
  const moments = [before, after].map((moment) => Date.parse(moment));
  await setClock({ mode: 'paused', at: moments[1]! });
  const page = await readGame(browser, {
    team: 'eagles',
    game: { eventId },
    moments: Array.from({ length: 501 }, (_, index) => moments[index % 2]!),
  });
  const client = await page.context().newCDPSession(page);
  const measure = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = (await client.send('Runtime.getHeapUsage')) as { usedSize: number };
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
    return { usedSize, nodes, jsEventListeners };
  };
  await holdAfter(page, 100);
  const first = await measure();
  await holdAfter(page, 500);
  const last = await measure();
  const { asked, told, said } = await noted(page);
  console.log(
    `Heap after 100 questions ${first.usedSize}, after 500 ${last.usedSize} bytes`,
    first,
    last,
  );
  expect(asked).toHaveLength(501);
  expect(said).toHaveLength(500);
  expect(said).toEqual(told);
  expect(last.usedSize - first.usedSize).toBeLessThan(300_000);
  expect(last.nodes - first.nodes).toBeLessThan(50);
  expect(last.jsEventListeners - first.jsEventListeners).toBeLessThan(10);
}, 400_000);
