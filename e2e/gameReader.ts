import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { SITE } from './browser';
import { clockToken, pathOf, type SimulatedGame, type TeamKey } from './simulatedGames';

/** How much faster than life the page's time passes. */
const RATE = 600;

/** What is noted in the page from its beginning. */
export interface Noted {
  /** Questions for the game's score: whether the page was hidden. */
  asked: { isHidden: boolean }[];
  /** After how many of them the next one waits; 0 for never. */
  holdAfter: number;
  /** What the answers wanted said, those that changed it. */
  told: string[];
  /** What a screen reader said. */
  said: string[];
  /** Sum of all layout shifts, be it after a reader's input. */
  shift: number;
  /** What shifted. */
  shifts: string[];
}

export interface GameReading {
  team: TeamKey;
  game: Pick<SimulatedGame, 'eventId'>;
  /** Moments (ms since 1970) to which the game's clock is set, one with each question; the last one stays. */
  moments?: number[];
  options?: BrowserContextOptions;
}

/**
 * Opens a game's page whose time passes at 600x, and lets each of its questions move the game on: it
 * is played as fast as the server answers, and on a busy machine nothing of it is missed.
 */
export async function readGame(
  browser: Browser,
  { team, game: { eventId }, moments = [], options }: GameReading,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const path = pathOf(team, { eventId: '' });
  await page.addInitScript(note, { path, eventId, moments, token: clockToken(), rate: RATE });
  const address = `${pathOf(team, { eventId })}?at=${Date.now()}`;
  await page.goto(new URL(address, SITE()).href);
  await page.waitForSelector('.game-header[data-alive]');
  return page;
}

interface NoteOptions {
  path: string;
  eventId: number;
  moments: number[];
  token: string;
  rate: number;
}

/** Runs in the page, before its own script. */
function note({ path, eventId, moments, token, rate }: NoteOptions): void {
  const noted: Noted = { asked: [], holdAfter: 0, told: [], said: [], shift: 0, shifts: [] };
  Object.assign(window, { noted });

  const [wait, now, start] = [window.setTimeout.bind(window), Date.now.bind(Date), Date.now()];
  Date.now = () => start + (now() - start) * rate;
  Object.assign(window, {
    setTimeout: (work: () => void, ms = 0) => wait(work, ms / rate),
  });

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
  /** What the page has to say, as the server told it last. */
  let known: string | null | undefined;
  const ask = window.fetch.bind(window);
  window.fetch = async (address, options) => {
    if (typeof address !== 'string' || !address.includes('/fragment/'))
      return ask(address, options);
    if (address.includes('game-header')) {
      noted.asked.push({ isHidden: document.visibilityState !== 'visible' });
      while (noted.holdAfter > 0 && noted.asked.length > noted.holdAfter)
        await new Promise((resolve) => wait(resolve, 20));
      const at = moments[Math.min(noted.asked.length, moments.length) - 1];
      if (at !== undefined) {
        await ask('/gateway/statsinc/clock', {
          method: 'PUT',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ mode: 'paused', at: new Date(at).toISOString() }),
        });
      }
    }
    known ??= document.querySelector('[data-announce="game"]')?.textContent;
    const response = await ask(named(address), options);
    const body = response.ok ? await response.clone().text() : '';
    const [, text] = /data-announce=\\?"game\\?">([^<]*)</.exec(body) ?? [];
    if (text && text !== known) noted.told.push(text);
    known = text || known;
    return response;
  };

  type Shift = PerformanceEntry & {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const placeOf = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map(Math.round).join();
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

/** Waits until the page has asked so many times, and holds back its next question. */
export async function holdAfter(page: Page, questions: number): Promise<void> {
  await page.evaluate((count) => {
    (window as unknown as { noted: Noted }).noted.holdAfter = count;
  }, questions);
  await page.waitForFunction(
    (count) => (window as unknown as { noted: Noted }).noted.asked.length > count,
    questions,
    { timeout: 0 },
  );
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
