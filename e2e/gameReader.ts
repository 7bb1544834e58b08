import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { SITE } from './browser';
import { clockToken, pathOf, type SimulatedGame, type TeamKey } from './simulatedGames';

/** How much faster than life the page's time passes. */
const RATE = 600;

/** ms in which a page's script is at work, on a busy machine too. */
const ALIVE = 120_000;

/** What is noted in the page from its beginning. */
export interface Noted {
  /** Questions for the game's score: whether the page was hidden. */
  asked: { isHidden: boolean }[];
  /** Questions on their way, of all blocks. */
  open: number;
  /** After how many of them the next one waits; 0 for never. */
  holdAfter: number;
  /** What the answers wanted said, those that changed it. */
  told: string[];
  /** Questions that were not answered well, and how. */
  failed: string[];
  /** What a screen reader said. */
  said: string[];
  /** Sum of all layout shifts since the page arrived, be it after a reader's input. */
  shift: number;
  /** What shifted. */
  shifts: string[];
}

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
  await page.addInitScript(note, {
    path,
    eventId,
    first: first + 1,
    moments,
    token: clockToken(),
    rate: RATE,
    rests,
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

interface NoteOptions {
  path: string;
  eventId: number;
  first: number;
  moments: number[];
  token: string;
  rate: number;
  rests: boolean;
}

/** Runs in the page, before its own script. */
function note({ path, eventId, first, moments, token, rate, rests }: NoteOptions): void {
  const noted: Noted = {
    asked: [],
    open: 0,
    holdAfter: 0,
    told: [],
    failed: [],
    said: [],
    shift: 0,
    shifts: [],
  };
  Object.assign(window, { noted });

  const [wait, now, start] = [window.setTimeout.bind(window), Date.now.bind(Date), Date.now()];
  Date.now = () => start + (now() - start) * rate;
  Object.assign(window, {
    setTimeout: (work: () => void, ms = 0) => wait(work, ms / rate),
  });

  /**
   * The server keeps answers for some seconds, in which a game that is played fast goes on for many
   * minutes: each question names the game in its own way, by zeros in front, and no name comes twice.
   */
  let name = first;
  const named = (address: string) => {
    const url = new URL(address, location.href);
    url.searchParams.set('uri', `${path}${'0'.repeat(name)}${eventId}?at=${now()}`);
    name += 1;
    return url;
  };
  /** What the page has to say, as the server told it last. */
  let known: string | null | undefined;
  const ask = window.fetch.bind(window);
  window.fetch = async (address, options) => {
    if (typeof address !== 'string' || !address.includes('/fragment/'))
      return ask(address, options);
    const isGliding = () =>
      document
        .getAnimations()
        .some(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    while (rests && isGliding()) await new Promise((resolve) => wait(resolve, 20));
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
    noted.open += 1;
    const response = await ask(named(address), options)
      .catch((error: Error) => {
        noted.failed.push(`question ${noted.asked.length}: ${error.message}`);
        throw error;
      })
      .finally(() => (noted.open -= 1));
    if (response.status >= 400)
      noted.failed.push(`question ${noted.asked.length}: ${response.status} ${response.url}`);
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
  // How a page arrives, with fonts that are late on a busy machine, is measured elsewhere (gamePage).
  let arrived = Infinity;
  addEventListener('load', () => {
    // They are painted in the frame that comes when they are ready.
    void document.fonts.ready.then(() => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => (arrived = performance.now()));
      });
    });
  });
  const placeOf = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map(Math.round).join();
  new PerformanceObserver((list) => {
    for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
      if (startTime < arrived) continue;
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
 * Until the board shows the final.
 * @param patience ms
 * @throws Error with how far the game has come.
 */
export async function isOver(page: Page, patience = 240_000): Promise<void> {
  await page.waitForSelector('.board--final', { timeout: patience }).catch(async () => {
    const { asked, said, failed } = await noted(page);
    const failures = failed.length > 0 ? `failed: ${failed.join('; ')}` : 'all were answered';
    throw new Error(
      `The game is not over after ${asked.length} questions (${failures}); said last: ${said.at(-1)}`,
    );
  });
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
