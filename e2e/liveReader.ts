import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser, openPage } from './browser';
import { withdraw } from './ingest';
import { JOURNEY, addressOf, anchorOf, publish, type Post } from './liveStory';

const FRAGMENT = '/pf/api/v3/fragment/';
const BLOCK = '[data-block="live-blog-block/live-blog"]';
export const BUTTON = '[data-live-button]';
/** ms: a reader asks every second here, and is 10 s behind at most; as much again for a busy machine. */
export const FRESH = 20_000;

export interface Reading {
  page: Page;
  /** When the page asked for news, in ms since 1970. */
  asked: number[];
}

export interface Desk {
  browser: () => Browser;
  /** Writes a live blog of its own for a test, and gives its slug. */
  write: (cards: readonly Post[], properties?: Record<string, unknown>) => Promise<string>;
}

/** A browser, and live blogs that are withdrawn after their test. */
export function openDesk(): Desk {
  let browser: Browser;
  let written: string[] = [];
  let count = 0;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await Promise.all(written.map(withdraw));
    written = [];
  });
  afterAll(() => browser.close());

  return {
    browser: () => browser,
    async write(cards, properties) {
      count += 1;
      const slug = `${JOURNEY}-${process.pid}-${count}`;
      written.push(slug);
      await publish(slug, cards, properties);
      return slug;
    },
  };
}

/** Opens a blog whose script is at work, and notes its requests and announcements. */
export async function read(
  browser: Browser,
  slug: string,
  { path = addressOf(slug), ...options }: BrowserContextOptions & { path?: string } = {},
): Promise<Reading> {
  const page = await openPage(browser, path, options);
  await page.waitForSelector(`${BLOCK}[data-alive]`);
  // What late fonts move belongs to the page's opening.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const asked: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes(FRAGMENT) && request.url().includes('?uri=')) asked.push(Date.now());
  });
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const status = document.querySelector('[data-live-status]')!;
    new MutationObserver(() => {
      if (status.textContent) said.push(status.textContent);
    }).observe(status, { childList: true, characterData: true, subtree: true });
  });
  return { page, asked };
}

/** Looks until it is right. @throws Error with what was seen last */
export async function until<T>(
  look: () => T | Promise<T>,
  isRight: (seen: T) => boolean,
  ms: number,
): Promise<void> {
  const end = Date.now() + ms;
  for (;;) {
    const seen = await look();
    if (isRight(seen)) return;
    if (Date.now() > end) throw new Error(`After ${ms} ms still ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What the page has announced. */
export const said = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: string[] }).said.slice());

/** px below the window's top. */
export const topOf = (page: Page, { id }: Post) =>
  page.locator(`#${anchorOf({ id })}`).evaluate((card) => card.getBoundingClientRect().top);

/** Headers of the cards, from the top. */
export const cardsOf = (page: Page) =>
  page.locator('.live-card__title').evaluateAll((titles) => titles.map((one) => one.textContent));

/** Scrolls as a reader does, so that a card stands 100 px below the window's top. */
export async function readCard(page: Page, card: Post) {
  const top = await topOf(page, card);
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, top - 100);
  // Scrolling has come to rest when two looks see the same.
  let last = Number.NaN;
  await until(
    async () => {
      const [before, seen] = [last, await topOf(page, card)];
      last = seen;
      await page.waitForTimeout(200);
      return seen < 400 && seen === before;
    },
    Boolean,
    10_000,
  );
}
