import type { Browser } from 'playwright-core';
import { axe, expectSteady, openBrowser, openPage, SITE } from './browser';
import { htmlFaults } from './html';
import { findPages, type PageKinds } from './pages';

const KINDS = [
  'home',
  'section',
  'subsection',
  'team',
  'topic',
  'author',
  'article',
  'search',
  'notFound',
] as const;
type PageKind = (typeof KINDS)[number];

/** Kinds of pages besides those of `findPages`. */
const OTHERS = {
  'the sports front': '/sports/',
  'Gameday Central': '/sports/gameday-central',
  'a schedule': '/eagles/schedule',
  standings: '/eagles/standings',
  newsletters: '/newsletters/',
  photos: '/photo/',
  videos: '/video/',
};
const ALL = [...KINDS, ...(Object.keys(OTHERS) as (keyof typeof OTHERS)[])];

const pathOf = (kind: (typeof ALL)[number]): string =>
  kind in OTHERS ? OTHERS[kind as keyof typeof OTHERS] : pages[kind as PageKind];

let browser: Browser;
let pages: PageKinds;

beforeAll(async () => {
  browser = await openBrowser();
  pages = await findPages();
});
afterAll(() => browser?.close());

describe.each(KINDS)('the %s page', (kind) => {
  it('is complete HTML that validates', async () => {
    const response = await fetch(new URL(pages[kind], SITE()));
    expect(response.status).toBe(kind === 'notFound' ? 404 : 200);
    const html = await response.text();
    expect(html).toMatch(/^<!DOCTYPE html>/);
    expect(html).toMatch(/<h1[\s>]/);
    expect(html).not.toContain('x-slot');
    expect((await htmlFaults(html)).slice(0, 10)).toEqual([]);
  });

  it.each([390, 1280])('has nothing for axe to find at %i px', async (width) => {
    const page = await openPage(browser, pages[kind], { viewport: { width, height: 900 } });
    const findings = await axe(page);
    await page.context().close();
    expect(findings).toEqual([]);
  });

  it.each([390, 1280])('does not shift and does not scroll sideways at %i px', async (width) => {
    const page = await openPage(browser, pages[kind], { viewport: { width, height: 900 } });
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      window.scrollTo(0, 0);
    });
    await expectSteady(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  it('can be read without script, at 320 px too', async () => {
    const page = await openPage(browser, pages[kind], {
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    expect(await page.locator('main h1').count()).toBe(1);
    expect(await page.locator('main').innerText()).not.toBe('');
    await page.context().close();
  });

  it('logs no error in the browser', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(new URL(pages[kind], SITE()).href, { waitUntil: 'load' });
    await page.waitForTimeout(200);
    await context.close();
    const expected = kind === 'notFound' ? /404/ : /^$/;
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  });
});

describe('with scrollbars that take room', () => {
  let desk: Browser;
  beforeAll(async () => {
    desk = await openBrowser({ hasScrollbars: true });
  });
  afterAll(() => desk?.close());

  it.each(ALL)('the page "%s" is as wide as its window at 320, 390 and 1280 px', async (kind) => {
    const page = await openPage(desk, pathOf(kind));
    const tooWide: string[] = [];
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const [document, room] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = window.document.documentElement;
        return [scrollWidth, clientWidth] as const;
      });
      expect(room).toBeLessThan(width);
      if (document > room) tooWide.push(`${document} px in ${room}`);
    }
    await page.context().close();
    expect(tooWide).toEqual([]);
  });
});

describe('a page that is opened', () => {
  it.each(ALL)(
    'has a Largest Contentful Paint, and scrolls nothing by itself: %s',
    async (kind) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await page.addInitScript(() => {
        const seen = { paints: 0, scrolls: [] as string[] };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          seen.paints += list.getEntries().length;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        // What scrolls ends the browser's search for the largest.
        addEventListener(
          'scroll',
          ({ target }) => seen.scrolls.push(target instanceof Element ? target.className : 'page'),
          { capture: true },
        );
      });
      await page.goto(new URL(pathOf(kind), SITE()).href, { waitUntil: 'load' });
      await page.waitForFunction(
        () => (window as unknown as { seen: { paints: number } }).seen.paints > 0,
      );
      const scrolls = await page.evaluate(
        () => (window as unknown as { seen: { scrolls: string[] } }).seen.scrolls,
      );
      await context.close();
      expect(scrolls).toEqual([]);
    },
  );
});

describe('script before the first interaction (READER_QUALITY: speed budgets)', () => {
  it.each([
    ['article', 12_000],
    ['home', 15_000],
  ] as const)('of the %s page is at most %i bytes', async (kind, limit) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const scripts = new Map<string, string>();
    let bytes = 0;
    client.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') scripts.set(requestId, response.url);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(new URL(pages[kind], SITE()).href, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    await context.close();
    expect([...scripts.values()].filter((url) => /react/.test(url))).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(limit);
  });
});
