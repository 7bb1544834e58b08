import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { axe, layoutShifts, openBrowser, SITE } from './browser';
import { longStory, PHONE, readDown, readPage, storyOf } from './storyReader';

let browser: Browser;
/** A long story, a column, a story of the betting partner, a live blog. */
let long: string;
let column: string;
let betting: string;
let live: string;

beforeAll(async () => {
  browser = await openBrowser();
  [long, column, betting, live] = await Promise.all([
    longStory(),
    storyOf('/columnists/', /href="(\/columnists\/[^"]+\.html)"/),
    storyOf('/search?query=spread', /href="(\/sports\/betting\/[^"]+\.html)"/),
    storyOf('/news/', /href="(\/news\/coastal-storm-live[^"]+\.html)"/),
  ]);
});
afterAll(() => browser?.close());

const withPage = (
  path: string,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> => readPage(browser, path, options, act);

const slots = (page: Page) =>
  page
    .locator('[data-ad-slot]')
    .evaluateAll((found) =>
      found
        .filter((slot) => slot.checkVisibility())
        .map((slot) => slot.getAttribute('data-ad-slot') ?? ''),
    );

describe('ads of a story (platform §5)', () => {
  it('stand in the rail of a story that has one', async () => {
    await withPage(live, {}, async (page) => {
      expect(await slots(page)).toContain('article_rail');
    });
  });

  it('stand in the text five times at most, labelled, each with its height reserved', async () => {
    await withPage(long, {}, async (page) => {
      const shown = await slots(page);
      expect(shown.filter((name) => name.startsWith('article_inline_'))).toEqual(
        [1, 2, 3, 4, 5].map((n) => `article_inline_${n}`),
      );
      expect(shown).toContain('article_top_leaderboard');
      // Long form has the page for itself.
      expect(shown).not.toContain('article_rail');
      const boxes = await page.locator('.ad-slot').evaluateAll((found) =>
        found.map((slot) => ({
          label: slot.getAttribute('aria-label'),
          isReserved:
            (slot.querySelector('.ad-slot__box')?.getBoundingClientRect().height ?? 0) >=
            (slot.getAttribute('data-position-type') === 'top' ? 90 : 250),
        })),
      );
      for (const box of boxes) expect(box).toEqual({ label: 'Advertisement', isReserved: true });
    });
  });

  it('stand between paragraphs, and move nothing when the reader comes to them', async () => {
    await withPage(long, PHONE, async (page) => {
      await readDown(page);
      expect(await layoutShifts(page)).toEqual([]);
      const neighbors = await page
        .locator('.article-body > [data-position-type="inline"]')
        .evaluateAll((found) =>
          found.map(({ previousElementSibling: before, nextElementSibling: after }) => [
            before?.tagName,
            after?.tagName,
          ]),
        );
      for (const pair of neighbors) expect(pair).toEqual(['P', 'P']);
    });
  });

  it('keep their places when an ad does not come', async () => {
    await withPage(long, {}, async (page) => {
      const top = () =>
        page
          .locator('.article-body > p')
          .last()
          .evaluate((last) => last.getBoundingClientRect().y);
      const before = await top();
      await page.locator('.ad-slot .house-ad').evaluateAll((ads) => ads.map((ad) => ad.remove()));
      // What is still laid out moves it by a part of a pixel.
      expect(await top()).toBeCloseTo(before, 0);
    });
  });

  it('are gone before the first paint for those who read without them', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addCookies([
      { name: 'broadsheet_reader', value: 'subscribed.ads-free', url: SITE() },
    ]);
    const page = await context.newPage();
    // At the end of the parser's work: nothing has run but the script in the head.
    await page.goto(new URL(long, SITE()).href, { waitUntil: 'commit' });
    await page.waitForSelector('.article-body', { state: 'attached' });
    expect(await page.locator('html').getAttribute('data-ads-free')).toBe('');
    await page.waitForLoadState('load');
    expect(await slots(page)).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
    await context.close();
  });

  it('have no leaderboard at 1024 px, and one above', async () => {
    for (const [width, expected] of [
      [1024, false],
      [1025, true],
    ] as const) {
      await withPage(long, { viewport: { width, height: 800 } }, async (page) => {
        expect((await slots(page)).includes('article_top_leaderboard')).toBe(expected);
      });
    }
  });

  it('are an anchor more and no bar for opinion, the native one alone for betting', async () => {
    await withPage(column, PHONE, async (page) => {
      await page.waitForTimeout(800);
      const shown = await slots(page);
      expect(shown).toContain('article_anchor');
      expect(shown).not.toContain('article_adhesion');
    });
    await withPage(betting, PHONE, async (page) => {
      await page.waitForTimeout(800);
      const shown = await slots(page);
      expect(shown).toEqual(['article_native']);
    });
  });
});

describe('an anchor in a live blog (platform §5)', () => {
  it('stands after the third card, and cards alone are news', async () => {
    await withPage(live, {}, async (page) => {
      const anchor = page.locator('.live-blog__cards > [data-ad-slot="article_anchor"]');
      const cards = await anchor.evaluate(
        ({ previousElementSibling, nextElementSibling, parentElement }) => ({
          before: previousElementSibling?.className,
          after: nextElementSibling?.className,
          place: [...(parentElement?.children ?? [])].findIndex((child) =>
            child.matches('.ad-slot'),
          ),
        }),
      );
      expect(cards.place).toBe(3);
      expect(cards.before).toContain('live-card');
      expect(cards.after).toContain('live-card');
    });
  });
});

describe('the ad bar at the foot (platform §4)', () => {
  it('is expanded, is lowered and raised by its tab, and is closed for good', async () => {
    await withPage(long, PHONE, async (page) => {
      const bar = page.locator('.adhesion');
      await bar.waitFor({ state: 'visible' });
      expect(await bar.getAttribute('class')).not.toContain('is-collapsed');
      const tab = page.getByRole('button', { name: 'Show advertisement' });
      expect(await tab.isVisible()).toBe(false);
      await tab.waitFor({ state: 'visible' });
      const adTop = () =>
        page.locator('.adhesion__bar').evaluate((ad) => ad.getBoundingClientRect().top);
      await tab.focus();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(350);
      expect(await adTop()).toBeGreaterThanOrEqual(844);
      expect(await tab.getAttribute('aria-expanded')).toBe('false');
      await tab.click();
      await page.waitForTimeout(350);
      expect(await adTop()).toBeLessThan(844);
      expect((await axe(page)).map(({ id }) => id)).toEqual([]);

      await page.getByRole('button', { name: 'Close advertisement for good' }).click();
      expect(await bar.isVisible()).toBe(false);
      await page.reload({ waitUntil: 'load' });
      await page.waitForTimeout(1200);
      expect(await bar.isVisible()).toBe(false);
    });
  });

  it('is not there at 1024 px, nor without script', async () => {
    await withPage(long, { viewport: { width: 1024, height: 800 } }, async (page) => {
      await page.waitForTimeout(1200);
      expect(await page.locator('.adhesion').isVisible()).toBe(false);
    });
    await withPage(long, { ...PHONE, javaScriptEnabled: false }, async (page) => {
      expect(await page.locator('.adhesion').isVisible()).toBe(false);
    });
  });
});
