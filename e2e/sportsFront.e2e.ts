import type { Browser, Page } from 'playwright-core';
import { axe, boxOf, expectSteady, openBrowser, openPage, SITE } from './browser';
import { htmlFaults } from './html';
import { ingest, withdraw } from './ingest';
import { until } from './liveReader';

const COLUMN = '/sports/front-journey-column.html';
const FEED = '[data-block="sports-front-block/sports-live-feed"]';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => browser?.close());

describe('the columns of the sports front (widgets §2)', () => {
  it('are 25, 50 and 25 of 100 at 1280 px', async () => {
    const page = await openPage(browser, '/sports/');
    const [left, main, right] = await Promise.all(
      ['.sports-front__side--left', '.sports-front__main', '.sports-front__side--right'].map(
        (selector) => boxOf(page, selector),
      ),
    );
    expect(main!.width / left!.width).toBeCloseTo(2, 1);
    expect(left!.width).toBeCloseTo(right!.width, 0);
    expect(left!.x).toBeLessThan(main!.x);
    expect(main!.x).toBeLessThan(right!.x);
    expect(left!.y).toBeCloseTo(main!.y, 0);
  });

  it.each([
    [1023, true],
    [1022, false],
    [390, false],
  ])('at %i px has side columns: %s', async (width, expected) => {
    const page = await openPage(browser, '/sports/', { viewport: { width, height: 900 } });
    expect(await page.locator('.sports-front__side--left').isVisible()).toBe(expected);
    expect(await page.locator('.sports-front__side--right').isVisible()).toBe(expected);
    expect(await page.locator('.sports-top').isVisible()).toBe(true);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(overflow).toBe(false);
  });

  it('give the scoreboard at position 3 the main column, with the stories on both sides of it', async () => {
    const html = await (await fetch(new URL('/sports/', SITE()))).text();
    const main = html.slice(html.indexOf('sports-front__main'), html.indexOf('sports-front__side'));
    const blocks = [...main.matchAll(/data-block="([^"/]+\/[^"]+)"/g)].map(([, type]) => type);
    expect(blocks).toEqual([
      'sports-front-block/sports-top-stories',
      'trending-avatars-block/trending-avatars',
      'scoreboard-block/section-scoreboard',
      'sports-front-block/sports-stories',
      'sports-front-block/sports-live-feed',
    ]);
    expect(html).toMatch(/sports-front__side--left[^]*headline-list-block\/headline-list/);
  });
});

describe('the sports front', () => {
  it.each([390, 1280])('is accessible, and nothing in it moves, at %i px', async (width) => {
    const page = await openPage(browser, '/sports/', { viewport: { width, height: 900 } });
    expect(await axe(page)).toEqual([]);
    for (let y = 0; y < 6000; y += 800) await page.evaluate((top) => window.scrollTo(0, top), y);
    await expectSteady(page, 0.001);
  });

  it('is accessible in the dark', async () => {
    const page = await openPage(browser, '/sports/', { colorScheme: 'dark' });
    expect(await axe(page)).toEqual([]);
  });

  it('is valid HTML', async () => {
    const html = await (await fetch(new URL('/sports/', SITE()))).text();
    expect(await htmlFaults(html)).toEqual([]);
  });

  it('can be read without script', async () => {
    const page = await openPage(browser, '/sports/', { javaScriptEnabled: false });
    expect(await page.locator('.sports-top .card').count()).toBe(2);
    expect(await page.locator('.sports-stories .card').count()).toBeGreaterThan(5);
    expect(await page.locator(`${FEED} .card`).count()).toBeGreaterThan(5);
    await page.locator('.sports-nav').getByRole('link', { name: 'Eagles' }).click();
    expect(new URL(page.url()).pathname).toBe('/eagles/');
  });

  it('shows each story once', async () => {
    const page = await openPage(browser, '/sports/');
    const links = await page
      .locator('.sports-front__main .card__link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(new Set(links).size).toBe(links.length);
  });
});

describe('the strip of columnists (widgets §4)', () => {
  beforeAll(() =>
    ingest({
      _id: 'front-journey-column',
      type: 'story',
      version: '0.10.9',
      canonical_url: COLUMN,
      headlines: { basic: 'A column that a test has just written' },
      first_publish_date: new Date().toISOString(),
      display_date: new Date().toISOString(),
      credits: {
        by: [{ _id: 'owen-mcbride', type: 'author', version: '0.10.9', name: 'Owen McBride' }],
      },
      taxonomy: {
        primary_section: { _id: '/sports', type: 'section', version: '0.10.9', name: 'Sports' },
      },
      content_elements: [{ type: 'text', _id: 'one', content: 'A column.' }],
    }),
  );
  afterAll(() => withdraw('front-journey-column'));

  const dot = (page: Page) => page.locator('.trending .is-new');

  it('has a dot where a column is new, which goes for good when clicked', async () => {
    // The strip is kept for a minute.
    await until(
      async () => (await (await fetch(new URL('/sports/', SITE()))).text()).includes(COLUMN),
      Boolean,
      150_000,
    );
    const page = await openPage(browser, '/sports/');
    await page.waitForSelector('.trending[data-alive]');
    expect(await dot(page).count()).toBe(1);
    const link = page.getByRole('link', { name: 'Owen McBride New. A column that a test' });
    expect(await link.getAttribute('href')).toBe(COLUMN);
    await link.press('Enter');
    await page.waitForURL(`**${COLUMN}`);
    await page.goto(new URL('/sports/', SITE()).href);
    await page.waitForSelector('.trending[data-alive]');
    expect(await dot(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('clickedAvatars'))).toBe(
      '{"owen-mcbride":"front-journey-column"}',
    );
  }, 240_000);

  it('has arrows that the keyboard can press: right where there is more, left past 28 px on phones', async () => {
    const page = await openPage(browser, '/sports/', { viewport: { width: 390, height: 900 } });
    await page.waitForSelector('.trending[data-alive]');
    const left = page.locator('.trending__arrow--left');
    const right = page.locator('.trending__arrow--right');
    const list = page.locator('.trending__list');
    const scroll = (x: number) =>
      list.evaluate((element, to) => element.scrollTo({ left: to, behavior: 'instant' }), x);
    expect([await left.isVisible(), await right.isVisible()]).toEqual([false, true]);

    await list.evaluate((element) => (element.style.scrollSnapType = 'none'));
    await scroll(28);
    expect(await left.isVisible()).toBe(false);
    await scroll(29);
    await left.waitFor();

    await scroll(0);
    await right.focus();
    await page.keyboard.press('Enter');
    await until(
      () => list.evaluate((element) => element.scrollLeft),
      (x) => x > 100,
      5000,
    );
    await scroll(10_000);
    await right.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('--left');
  });

  it('has no arrows without script', async () => {
    const page = await openPage(browser, '/sports/', { javaScriptEnabled: false });
    expect(await page.locator('.trending__arrow:visible').count()).toBe(0);
    expect(await page.locator('.trending__link').count()).toBeGreaterThan(4);
  });
});

describe('the live feed (widgets §4, §9)', () => {
  /** A page whose clock a test moves. */
  async function openClocked() {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.clock.install();
    let asked = 0;
    const node = async () => page.locator(FEED).getAttribute('data-live');
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/fragment/') && pathname.includes('live-feed')) asked += 1;
    });
    // The script of live blocks comes after the page has loaded.
    await page.goto(new URL('/sports/', SITE()).href, { waitUntil: 'networkidle' });
    return { page, node, asked: () => asked };
  }
  const setVisible = (page: Page, isVisible: boolean) =>
    page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      isVisible ? 'visible' : 'hidden',
    );

  it('is in the page that the server sends, and asked for again after 600 s, not before', async () => {
    const { page, node, asked } = await openClocked();
    expect(await node()).toContain('live-feed');
    expect(await page.locator(FEED).getAttribute('data-interval')).toBe('600000');
    await page.clock.runFor(590_000);
    expect(asked()).toBe(0);
    await page.clock.runFor(80_000);
    await until(asked, (count) => count === 1, 60_000);
  });

  it('is not asked for while nobody looks, but soon after', async () => {
    const { page, asked } = await openClocked();
    const askedOnReturn = async () => {
      const before = asked();
      await setVisible(page, false);
      await page.clock.runFor(1_900_000);
      expect(asked()).toBe(before);
      await setVisible(page, true);
      await page.clock.runFor(5000);
      await page.waitForTimeout(1000);
      return asked() - before;
    };
    // On a busy machine a reader may be gone before the script of live blocks has come, and goes again then.
    await until(askedOnReturn, (count) => count === 1, 60_000);
  });
});
