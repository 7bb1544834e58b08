import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { frameAddress } from './blocks/harnessClient';
import { axe, layoutShifts, openBrowser, openPage, SITE } from './browser';

let browser: Browser;
/** A story of some 1,900 words, a column, a story of the betting partner, a live blog. */
let long: string;
let column: string;
let betting: string;
let live: string;

beforeAll(async () => {
  browser = await openBrowser();
  [long, column, betting, live] = await Promise.all([
    storyOf('/search?query=fire+escape+photograph', /href="(\/news\/fire-escape[^"]+\.html)"/),
    storyOf('/columnists/', /href="(\/columnists\/[^"]+\.html)"/),
    storyOf('/search?query=spread', /href="(\/sports\/betting\/[^"]+\.html)"/),
    storyOf('/news/', /href="(\/news\/coastal-storm-live[^"]+\.html)"/),
  ]);
});
afterAll(() => browser?.close());

async function storyOf(path: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(new URL(path, SITE()))).text();
  const address = pattern.exec(html)?.[1];
  if (!address) throw new Error(`${path} has no link like ${String(pattern)}`);
  return address;
}

/** Opens a page, does something with it, and closes it. */
async function withPage(
  path: string,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await openPage(browser, path, options);
  try {
    await act(page);
  } finally {
    await page.context().close();
  }
}

const PHONE = { viewport: { width: 390, height: 844 } };

/** Goes down the page as a reader does, so that all that is lazy arrives. */
async function readDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
}

const slots = (page: Page) =>
  page
    .locator('[data-ad-slot]')
    .evaluateAll((found) =>
      found
        .filter((slot) => slot.checkVisibility())
        .map((slot) => slot.getAttribute('data-ad-slot') ?? ''),
    );

const layer = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [],
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

describe('reading progress', () => {
  it('reports the page view, then each milestone once and in order (platform §4)', async () => {
    await withPage(long, {}, async (page) => {
      await readDown(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForTimeout(100);
      await readDown(page);
      const entries = (await layer(page)).filter(({ event }) => event !== 'original-location');
      expect(entries[0]).toMatchObject({
        event: 'pageview',
        content_type: 'story',
        content_section: '/news',
        page_kind: 'article',
        page_type: 'article',
        version: '1',
      });
      expect(entries.filter(({ event }) => event === 'pageview')).toHaveLength(1);
      const milestones = entries.flatMap(({ event, milestone }) =>
        event === 'scroll-milestone' ? [milestone] : [],
      );
      expect(milestones).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    });
  });

  it('measures the text, not the page: all is read when its last line is in view', async () => {
    await withPage(long, {}, async (page) => {
      const last = page.locator('[data-story-text]');
      await last.evaluate((text) => text.scrollIntoView({ block: 'end' }));
      await page.waitForTimeout(200);
      expect((await layer(page)).at(-1)).toMatchObject({
        event: 'scroll-milestone',
        milestone: 100,
      });
    });
  });

  it('is a line that fills without a shift, and nothing for a screen reader', async () => {
    await withPage(long, {}, async (page) => {
      const width = () =>
        page.locator('.reading-progress').evaluate((line) => line.getBoundingClientRect().width);
      expect(await width()).toBe(0);
      await page.locator('[data-story-text]').evaluate((text) => {
        const { top, height } = text.getBoundingClientRect();
        window.scrollTo(0, window.scrollY + top + (height - window.innerHeight) / 2);
      });
      await page.waitForTimeout(200);
      expect(await width()).toBeGreaterThan(600);
      expect(await width()).toBeLessThan(680);
      expect(await page.locator('.reading-progress').getAttribute('aria-hidden')).toBe('true');
      expect(await layoutShifts(page)).toEqual([]);
    });
  });

  it('has no line under reduced motion', async () => {
    await withPage(long, { reducedMotion: 'reduce' }, async (page) => {
      expect(await page.locator('.reading-progress').isVisible()).toBe(false);
    });
  });
});

describe('ways on from a story', () => {
  it('lead to the previous story of the section, and back to it as the next', async () => {
    await withPage(long, {}, async (page) => {
      const previous = page.locator('a[rel="prev"]');
      await previous.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== long);
      expect(await page.locator('a[rel="next"]').getAttribute('href')).toBe(long);
    });
  });

  it('are related stories in the text, and others below it', async () => {
    await withPage(long, {}, async (page) => {
      const addresses = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const inText = await addresses('.related-box a');
      const below = await addresses('.related-stories a');
      expect(inText).toHaveLength(3);
      expect(below).toHaveLength(3);
      expect(below.filter((address) => inText.includes(address))).toEqual([]);
    });
  });

  it('are a mail about an error with the headline, and a copied link', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    await withPage(long, { permissions }, async (page) => {
      const headline = await page.locator('h1').innerText();
      const mail = await page.getByRole('link', { name: 'Report an error' }).getAttribute('href');
      expect(decodeURIComponent(mail ?? '').replaceAll(/\s+/g, ' ')).toContain(
        `subject=Error in: ${headline.replaceAll(/\s+/g, ' ')}`,
      );
      await page.locator('.story-tools').getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('Link copied to clipboard').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).pathname).toBe(long);
    });
  });
});

describe('captions (platform §4)', () => {
  const long = frameAddress(SITE(), { block: 'image-block', state: 'longCaption' });

  it('offer "Read more" only where they do not fit, look again on resize, and open for good', async () => {
    await withPage(long, { viewport: { width: 1280, height: 900 } }, async (page) => {
      const more = page.getByRole('button', { name: 'Read more' });
      const caption = page.locator('.caption__text');
      const height = () => caption.evaluate((text) => text.clientHeight);
      await page.locator('[data-alive]').waitFor();
      expect(await more.isVisible()).toBe(false);
      await page.setViewportSize({ width: 390, height: 844 });
      await more.waitFor({ state: 'visible' });
      const cut = await height();
      await page.setViewportSize({ width: 1280, height: 900 });
      await more.waitFor({ state: 'hidden' });
      await page.setViewportSize({ width: 390, height: 844 });
      await more.focus();
      await page.keyboard.press('Enter');
      expect(await more.isVisible()).toBe(false);
      expect(await height()).toBeGreaterThan(cut);
      expect(await caption.evaluate((text) => text === document.activeElement)).toBe(true);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.waitForTimeout(200);
      expect(await more.isVisible()).toBe(false);
    });
  });

  it('stand in full without script', async () => {
    const options = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false };
    await withPage(long, options, async (page) => {
      expect(await page.locator('.caption').innerText()).toContain('since the summer.');
      const isCut = await page
        .locator('.caption__text')
        .evaluate((text) => text.scrollHeight > text.clientHeight + 1);
      expect(isCut).toBe(false);
    });
  });
});

describe('a story on paper', () => {
  const isShown = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.checkVisibility());

  it('has the story, its pictures, copyright and address, and nothing to press', async () => {
    await withPage(long, { colorScheme: 'dark' }, async (page) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      for (const selector of [
        '.header__logo',
        'h1',
        '.article-header__byline',
        '.lead-media img',
        '.lead-media figcaption',
        '.article-body > p',
        '.article-footer__printed',
      ]) {
        expect([selector, await isShown(page, selector)]).toEqual([selector, true]);
      }
      const pressable = await page
        .locator('nav, button, form, iframe, video, audio, [data-ad-slot], .page__rail, .footer')
        .evaluateAll((found) =>
          found.filter((element) => element.checkVisibility()).map((element) => element.className),
        );
      expect(pressable).toEqual([]);
      expect(await page.locator('.article-footer__printed').innerText()).toContain(long);
    });
  });

  it('says when a story was written, not how long ago; its opening picture is in the column', async () => {
    await withPage(long, {}, async (page) => {
      // Its script says how long ago that was, and sets the title.
      const latest = page.locator('[data-alive] .article-header__latest');
      await latest.evaluate((element) => element.setAttribute('title', 'Updated Nov. 20, 2026'));
      await page.emulateMedia({ media: 'print' });
      const [size, printed] = await latest.evaluate((element) => [
        getComputedStyle(element).fontSize,
        getComputedStyle(element, '::after').content,
      ]);
      expect([size, printed]).toEqual(['0px', '"Updated Nov. 20, 2026"']);
      const left = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((found) => found.getBoundingClientRect().left);
      expect(await left('.lead-media img')).toBe(await left('h1'));
    });
  });

  it('is black on white in the dark scheme, in two columns, with pictures that leave room', async () => {
    await withPage(long, { colorScheme: 'dark' }, async (page) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const look = await page.evaluate(() => {
        const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
        return {
          paper: style('body').backgroundColor,
          ink: style('.article-body > p').color,
          columns: style('.article-body').columnCount,
          tallest: Math.max(
            ...[...document.querySelectorAll('.article-body img, .lead-media img')].map(
              (picture) => picture.getBoundingClientRect().height,
            ),
          ),
        };
      });
      expect(look).toMatchObject({
        paper: 'rgb(255, 255, 255)',
        ink: 'rgb(0, 0, 0)',
        columns: '2',
      });
      // px: 100 mm
      expect(look.tallest).toBeLessThanOrEqual(378);
    });
  });

  it('fits a story of 1,900 words on five sheets', async () => {
    await withPage(long, {}, async (page) => {
      await readDown(page);
      const file = (await page.pdf({ format: 'Letter' })).toString('latin1');
      const sheets = file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(sheets).toBeGreaterThanOrEqual(3);
      expect(sheets).toBeLessThanOrEqual(5);
    });
  });
});
