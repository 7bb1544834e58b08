import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { frameAddress } from './blocks/harnessClient';
import { layoutShifts, openBrowser, SITE } from './browser';
import { longStory, readDown, readPage } from './storyReader';

let browser: Browser;
/** A story of some 1,900 words. */
let long: string;

beforeAll(async () => {
  browser = await openBrowser();
  long = await longStory();
});
afterAll(() => browser?.close());

const withPage = (
  path: string,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> => readPage(browser, path, options, act);

const layer = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [],
  );

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
