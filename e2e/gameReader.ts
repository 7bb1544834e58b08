import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { SITE } from './browser';
import { pathOf, type SimulatedGame, type TeamKey } from './simulatedGames';

/** ms between two questions of a page of the Eagles (widgets §9). */
const POLL_MS = 10_000;

/** What is noted in the page from its beginning. */
export interface Noted {
  /** Questions for the game's score: whether the page was hidden. */
  asked: { isHidden: boolean }[];
  /** Questions for whatever that wait for their answer. */
  waiting: number;
  /** What the answers wanted said, those that changed it. */
  told: string[];
  /** What a screen reader said. */
  said: string[];
  /** Sum of all layout shifts, be it after a reader's input. */
  shift: number;
  /** What shifted. */
  shifts: string[];
}

/**
 * Opens a game's page whose time stands unless `askAgain` lets it pass, so that a game can be played
 * as fast as the server answers and nothing of it is missed.
 */
export async function readGame(
  browser: Browser,
  team: TeamKey,
  { eventId }: Pick<SimulatedGame, 'eventId'>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(note, { path: pathOf(team, { eventId: '' }), eventId });
  const path = pathOf(team, { eventId });
  await page.goto(new URL(`${path}?at=${Date.now()}`, SITE()).href);
  await page.waitForSelector('.game-header[data-alive]');
  return page;
}

/** Runs in the page, before its own script. */
function note({ path, eventId }: { path: string; eventId: number }): void {
  const noted: Noted = { asked: [], waiting: 0, told: [], said: [], shift: 0, shifts: [] };
  Object.assign(window, { noted });

  /**
   * The server keeps answers for seconds, in which a game that is played fast goes on for many minutes:
   * each question names the game in its own way. Names come again when they are forgotten, after 4 s.
   */
  let questions = Math.floor(Math.random() * 200);
  const named = (address: string) => {
    questions += 1;
    const url = new URL(address, location.href);
    const name = `${'0'.repeat(questions % 200)}${eventId}`;
    url.searchParams.set('uri', `${path}${name}?at=${performance.timeOrigin}-${questions}`);
    return url;
  };
  const ask = window.fetch.bind(window);
  window.fetch = async (address, options) => {
    if (typeof address !== 'string' || !address.includes('/fragment/')) return ask(address, options);
    const isOfScore = address.includes('game-header');
    if (isOfScore) noted.asked.push({ isHidden: document.visibilityState !== 'visible' });
    noted.waiting += 1;
    const response = await ask(named(address), options);
    const body = response.ok ? await response.clone().text() : '';
    const [, text] = /data-announce=\\?"game\\?">([^<]*)</.exec(body) ?? [];
    if (text && text !== noted.told.at(-1)) noted.told.push(text);
    noted.waiting -= 1;
    return response;
  };

  type Shift = PerformanceEntry & {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      noted.shift += value;
      const parts = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.getAttribute('class') : node?.textContent;
        return `${name} ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
      });
      if (value > 0.0001) noted.shifts.push(`${value.toFixed(5)}: ${parts.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });

  // Each text that is put into the page's live region is said, be it the same again.
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || !target.matches('body > [role="status"]')) continue;
      for (const { textContent } of addedNodes) if (textContent) noted.said.push(textContent);
    }
  }).observe(document, { childList: true, subtree: true });
}

export const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/**
 * Lets the page's time pass until it has asked for its score once more and was answered.
 * @throws Error when it does not ask
 */
export async function askAgain(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const { asked, waiting } = (window as unknown as { noted: Noted }).noted;
      return { asked: asked.length, waiting };
    });
  const before = await look();
  const end = Date.now() + 30_000;
  for (let now = before; now.asked === before.asked || now.waiting > 0; now = await look()) {
    if (Date.now() > end) throw new Error('The page does not ask');
    // Its time stands while it waits: what is late by its clock is given up.
    if (now.waiting > 0) await setTimeout(5);
    else await page.clock.runFor(POLL_MS);
  }
}

/** Lets the page's time pass (ms), in steps in which what it asks for can come. */
export async function passTime(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += POLL_MS) await page.clock.runFor(POLL_MS);
}

/** Shows or hides the page, as another tab in front of it does. */
export const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
