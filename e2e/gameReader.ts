import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { SITE } from './browser';
import { noteGame, type Noted } from './noteGame';
import { clockToken, pathOf, type SimulatedGame, type TeamKey } from './simulatedGames';

/** How much faster than life the page's time passes. */
const RATE = 600;

/** ms that a bundle waits for a script of its own, see `runtime/pack/clientConfig`: no time of the page's. */
const SCRIPT_PATIENCE = 120_000;

/** ms in which a page's script is at work, on a busy machine too. */
const ALIVE = 120_000;

/** ms after which a page that asks nothing will ask nothing more, on a busy machine too. */
const STANDSTILL = 120_000;

export interface GameReading {
  team: TeamKey;
  game: Pick<SimulatedGame, 'eventId'>;
  /** Moments (ms since 1970) to which the game's clock is set, one with each question; the last one stays. */
  moments?: number[];
  /** Asks when what glides has come to rest, as in life, where seconds pass between two questions. */
  rests?: boolean;
  options?: BrowserContextOptions;
}

/**
 * Names that a game has had, see `named`, by its id; to begin with not those of a run just before. All of them have to
 * fit into an address, so one game can be played through a few times only.
 */
const names = new Map<string, number>();
const UNUSED = Math.floor(Date.now() / 1000) % 100;
const MOST_NAMES = 3500;

/**
 * Opens a game's page whose time passes at 600x, and lets each of its questions move the game on: it
 * is played as fast as the server answers, and on a busy machine nothing of it is missed.
 */
export async function readGame(
  browser: Browser,
  { team, game: { eventId }, moments = [], rests = false, options }: GameReading,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const path = pathOf(team, { eventId: '' });
  const first = names.get(String(eventId)) ?? UNUSED;
  const next = first + 2 * moments.length + 60;
  if (next > MOST_NAMES) throw new Error(`Game ${eventId} was played too often: take another one`);
  names.set(String(eventId), next);
  await page.addInitScript(noteGame, {
    path,
    eventId,
    first: first + 1,
    moments,
    token: clockToken(),
    rate: RATE,
    rests,
    scriptPatience: SCRIPT_PATIENCE,
  });
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('requestfailed', (request) =>
    troubles.push(`${request.url().slice(-80)} ${request.failure()?.errorText}`),
  );
  const address = `${path}${'0'.repeat(first)}${eventId}?at=${Date.now()}`;
  const answer = await page.goto(new URL(address, SITE()).href);
  await page.waitForSelector('.game-header[data-alive]', { timeout: ALIVE }).catch(async () => {
    const text = (await page.locator('body').innerText()).slice(0, 300);
    throw new Error(
      `The page of game ${eventId} (${answer?.status()}, ${first} zeros) did not come alive: ${troubles.join('; ')}; ${text}`,
    );
  });
  return page;
}

export const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/** Until the board shows the final. @throws Error with how far the game has come. */
export const isOver = (page: Page): Promise<void> =>
  whileItAsks(page, 'The game is not over', async () => (await page.$('.board--final')) !== null);

/**
 * Waits for something as long as the page goes on asking: how long a game takes is the machine's affair.
 * @throws Error with how far the page has come, once it asks no more.
 */
async function whileItAsks(
  page: Page,
  otherwise: string,
  isThere: () => Promise<boolean>,
): Promise<void> {
  let asked = 0;
  let since = Date.now();
  while (!(await isThere())) {
    const count = (await noted(page)).asked.length;
    if (count > asked) [asked, since] = [count, Date.now()];
    if (Date.now() - since > STANDSTILL) throw new Error(`${otherwise}: ${await howFar(page)}`);
    await page.waitForTimeout(200);
  }
}

/** How far a page has come with its questions, and what may keep it from more. */
async function howFar(page: Page): Promise<string> {
  const { asked, open, said, failed } = await noted(page);
  const kept = await page.evaluate(() => ({
    live: Array.from(
      document.querySelectorAll<HTMLElement>('[data-live]'),
      ({ dataset }) => `${dataset['block']} ${dataset['interval']}`,
    ),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('.js'))
      .map(({ name }) => name.split('/').at(-1)),
    window: `${document.visibilityState}, ${document.readyState}`,
  }));
  return [
    `${asked.length} questions, ${open} of them not answered`,
    failed.length > 0 ? `failed: ${failed.join('; ')}` : 'none failed',
    `said last: ${said.at(-1)}`,
    `live blocks and their intervals: ${kept.live.join(', ') || 'none'}`,
    `scripts: ${kept.scripts.join(', ')}`,
    `the window is ${kept.window}`,
  ].join('; ');
}

/** Where an element was, frame by frame: px below the window's top, without the motion that it may be in. */
export interface Places {
  lowest: number;
  highest: number;
  /** Frames in which it was not on the page. */
  gone: number;
  /** Where it moved to in a frame, and how far the page was scrolled then (px): the last hundred. */
  moves: string[];
}

/** Scrolls so that an element stands 300 px below the window's top, and notes its places from then on. */
export const followPlace = (page: Page, id: string): Promise<void> =>
  page.evaluate((elementId) => {
    const element = document.getElementById(elementId)!;
    const topOf = () => {
      let top = element.getBoundingClientRect().top;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { transform } = getComputedStyle(each);
        if (transform !== 'none') top -= new DOMMatrixReadOnly(transform).m42;
      }
      return top;
    };
    window.scrollBy({ top: Math.round(topOf()) - 300, behavior: 'instant' });
    const places = { lowest: topOf(), highest: topOf(), gone: 0, moves: [] as string[] };
    let last = topOf();
    Object.assign(window, { places });
    const look = () => {
      if (element.isConnected && element.getClientRects().length > 0) {
        const top = topOf();
        places.lowest = Math.max(places.lowest, top);
        places.highest = Math.min(places.highest, top);
        if (top !== last) places.moves.push(`${top.toFixed(3)} at ${window.scrollY}`);
        places.moves.splice(0, places.moves.length - 100);
        last = top;
      } else places.gone += 1;
      requestAnimationFrame(look);
    };
    look();
  }, id);

export const placesOf = (page: Page): Promise<Places> =>
  page.evaluate(() => (window as unknown as { places: Places }).places);

/**
 * Waits until the page has asked so many times, and holds back its next question.
 * @throws Error with how far the page has come.
 */
export async function holdAfter(page: Page, questions: number): Promise<void> {
  await page.evaluate((count) => {
    (window as unknown as { noted: Noted }).noted.holdAfter = count;
  }, questions);
  await whileItAsks(
    page,
    `The page does not ask ${questions} times`,
    async () => (await noted(page)).asked.length > questions,
  );
}

/** Waits until every question that the page has asked is answered. */
export const isAnswered = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.open === 0);
};

/** Shows or hides the page, as another tab in front of it does. */
export const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
