import type { Browser, Page } from 'playwright-core';
import { axe, openBrowser } from './browser';
import { askAgain, hide, noted, passTime, readGame, type Noted } from './gameReader';
import { gameThatIs, setClock } from './simulatedGames';
import { goToGame } from './statsClock';

const MINUTE = 60_000;
/** ms of the game between two questions: with five answers a second it runs at 600x. */
const STEP = 2 * MINUTE;
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

/** Plays the game on to its end, a step between two questions of the page. */
async function playOn(page: Page, from: number): Promise<void> {
  for (let at = from; !(await noted(page)).told.at(-1)?.startsWith('Final: '); at += STEP) {
    await setClock({ mode: 'paused', at });
    await askAgain(page);
  }
  await page.waitForSelector('.board--final');
}

it('a whole game is told once each: scores, periods, final; nothing shifts at the top', async () => {
  const game = await gameThatIs('eagles', 'Pre-Game');
  await setClock({ mode: 'paused', at: game.start - MINUTE });
  const page = await readGame(browser, 'eagles', game);
  await page.waitForSelector('.board--pre-game');
  await playOn(page, game.start - MINUTE);

  const { asked, told, said, shift, shifts } = await noted(page);
  expect(said).toEqual(told);
  expect(new Set(said).size).toBe(said.length);
  for (const period of ['1st quarter', '2nd quarter', 'halftime', '3rd quarter', '4th quarter']) {
    expect(said.join('\n')).toContain(period);
  }
  expect(said.filter((text) => /^Final: /.test(text))).toEqual([said.at(-1)]);
  expect(said.filter((text) => /\d:\d\d/.test(text))).toEqual([]);
  expect(shift < HAIR ? [] : shifts).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await passTime(page, 10 * MINUTE);
  expect((await noted(page)).asked).toHaveLength(asked.length);
  expect(await axe(page)).toEqual([]);
}, 300_000);

it('a reader in the midst of the plays has them there to the end, and nothing shifts', async () => {
  const game = await gameThatIs('eagles', 'Pre-Game');
  const from = game.start + 60 * MINUTE;
  await setClock({ mode: 'paused', at: from });
  const page = await readGame(browser, 'eagles', game);
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
  await playOn(page, from);

  expect(await page.locator('.play').count()).toBeGreaterThan(100);
  expect(await look()).toEqual(before);
  const { shift, shifts } = await noted(page);
  expect(shift - known.shift < HAIR ? [] : shifts).toEqual([]);
}, 300_000);

it('asks for nothing while it is hidden, at once when it is seen again, and says the score once', async () => {
  const { eventId, before, after } = await goToGame('football', 'nfl', 354);
  await setClock({ mode: 'paused', at: Date.parse(before) });
  const page = await readGame(browser, 'eagles', { eventId });
  await askAgain(page);
  await hide(page, true);
  await setClock({ mode: 'paused', at: Date.parse(after) });
  const { asked, said } = await noted(page);
  await passTime(page, 10 * MINUTE);
  expect((await noted(page)).asked).toHaveLength(asked.length);

  // Its time hardly passes now: it does not wait for its next turn.
  await hide(page, false);
  await page.waitForFunction(
    (count) => (window as unknown as { noted: Noted }).noted.said.length > count,
    said.length,
  );
  const now = await noted(page);
  expect(now.asked.length).toBe(asked.length + 1);
  expect(now.asked.filter(({ isHidden }) => isHidden)).toEqual([]);
  expect(now.said).toEqual(now.told);
}, 120_000);

it('500 questions leave nothing behind: heap, elements and listeners stay as many', async () => {
  const { eventId, before, after } = await goToGame('football', 'nfl', 354);
  const moments = [before, after].map((moment) => Date.parse(moment));
  await setClock({ mode: 'paused', at: moments[0]! });
  const page = await readGame(browser, 'eagles', { eventId });
  const client = await page.context().newCDPSession(page);
  const measure = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = (await client.send('Runtime.getHeapUsage')) as { usedSize: number };
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
    return { usedSize, nodes, jsEventListeners };
  };
  const ask = async (times: number) => {
    for (let time = 1; time <= times; time += 1) {
      await setClock({ mode: 'paused', at: moments[time % 2]! });
      await askAgain(page);
    }
    return measure();
  };
  const first = await ask(100);
  const last = await ask(400);
  const { asked, told, said } = await noted(page);
  console.log(first, last);
  expect(asked).toHaveLength(500);
  expect(said).toHaveLength(500);
  expect(said).toEqual(told);
  expect(last.usedSize - first.usedSize).toBeLessThan(300_000);
  expect(last.nodes - first.nodes).toBeLessThan(50);
  expect(last.jsEventListeners).toBe(first.jsEventListeners);
}, 400_000);
