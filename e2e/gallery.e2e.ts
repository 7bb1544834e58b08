import type { Browser, Page } from 'playwright-core';
import { axe, expectSteady, openBrowser, openPage, SITE } from './browser';

let browser: Browser;
/** The full page of a gallery of twelve, and a story with a strip in its text. */
let gallery: string;
let story: string;

async function findLink(path: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(new URL(path, SITE()))).text();
  const link = pattern.exec(html)?.[1];
  if (!link) throw new Error(`${path} has no link like ${String(pattern)}`);
  return link;
}

beforeAll(async () => {
  browser = await openBrowser();
  gallery = await findLink('/photo/', /href="(\/photo\/week-in-pictures-[^"]+)"/);
  story = await findLink('/eagles', /href="(\/eagles\/eagles-tailgate[^"]+)"/);
});
afterAll(() => browser?.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photos' });
const count = (page: Page) => page.locator('.lightbox__count').innerText();
const photo = (page: Page, n: number) => page.locator('a[data-photo]').nth(n - 1);

/** The page with its scripts awake: its pictures are numbered. */
async function openAwake(path: string, options = {}): Promise<Page> {
  const page = await openPage(browser, path, options);
  await page.locator('a[data-photo][aria-haspopup]').first().waitFor();
  return page;
}

const isFocused = (page: Page, n: number) =>
  photo(page, n).evaluate((element) => element === document.activeElement);

describe('the lightbox', () => {
  it('opens by click, is loaded then, and shows where the reader is', async () => {
    const page = await openAwake(story);
    const loaded: [kind: string, keep: string][] = [];
    page.on('response', (response) =>
      loaded.push([response.request().resourceType(), response.headers()['cache-control'] ?? '']),
    );
    const total = await page.locator('a[data-photo]').count();
    await photo(page, 1).click();
    await lightbox(page).waitFor();
    // Script and look, both under names that change with what they hold.
    for (const kind of ['script', 'stylesheet'])
      expect(loaded).toContainEqual([kind, 'public, max-age=31536000, immutable']);
    expect(await lightbox(page).boundingBox()).toMatchObject({
      x: 0,
      y: 0,
      ...page.viewportSize(),
    });
    expect(await count(page)).toBe(`1 of ${total}`);
    const image = lightbox(page).locator('img');
    await image.evaluate((element: HTMLImageElement) => element.decode());
    expect(
      await image.evaluate((element: HTMLImageElement) => element.naturalWidth),
    ).toBeGreaterThan(700);
    expect(await lightbox(page).locator('.lightbox__credit').innerText()).toMatch(/Staff/);
    await page.context().close();
  });

  it('opens by keyboard; arrows, Home and End turn; Escape closes and gives the focus back', async () => {
    const page = await openAwake(gallery);
    await photo(page, 2).focus();
    expect(await photo(page, 2).getAttribute('aria-label')).toMatch(/Open photo 2 of 12$/);
    await page.keyboard.press('Enter');
    await lightbox(page).waitFor();
    const seen: string[] = [await count(page)];
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft']) {
      await page.keyboard.press(key);
      seen.push(await count(page));
    }
    expect(seen).toEqual([2, 3, 12, 12, 11, 1, 1].map((number) => `${number} of 12`));
    expect(await page.locator('.lightbox [data-status]').innerText()).toMatch(/^Photo 1 of 12\. /);
    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'hidden' });
    expect(await isFocused(page, 2)).toBe(true);
    await page.context().close();
  });

  it('keeps the focus inside', async () => {
    const page = await openAwake(gallery);
    await photo(page, 3).click();
    await lightbox(page).waitFor();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          document.activeElement?.closest('dialog') === null,
      );
      expect(isOutside).toBe(false);
    }
    await page.context().close();
  });

  it('closes with Back where the reader was, and opens again with Forward', async () => {
    const page = await openAwake(story);
    await photo(page, 2).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await photo(page, 2).click();
    await lightbox(page).waitFor();
    await page.keyboard.press('ArrowRight');
    expect(new URL(page.url()).hash).toBe('#photo-3');
    await page.mouse.wheel(0, 900);
    await page.goBack();
    await lightbox(page).waitFor({ state: 'hidden' });
    expect(page.url()).toBe(new URL(story, SITE()).href);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(2);
    await page.goForward();
    await lightbox(page).waitFor();
    expect(await count(page)).toMatch(/^3 of /);
    await page.context().close();
  });

  it('leaves no entry in the history when it is closed by its button', async () => {
    const page = await openPage(browser, '/eagles');
    await page.goto(new URL(story, SITE()).href);
    await page.locator('a[data-photo][aria-haspopup]').first().waitFor();
    await photo(page, 1).click();
    await lightbox(page).getByRole('button', { name: 'Close' }).click();
    await page.waitForURL((url) => url.hash === '');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/eagles');
    await page.context().close();
  });

  it('opens a story’s picture by its address', async () => {
    const page = await openPage(browser, `${story}#photo-3`);
    await lightbox(page).waitFor();
    expect(await count(page)).toMatch(/^3 of /);
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.hash === '');
    await lightbox(page).waitFor({ state: 'hidden' });
    await expectSteady(page);
    await page.context().close();
  });

  it('turns by touch: 40 px and no less', async () => {
    const page = await openAwake(gallery, PHONE);
    await photo(page, 1).tap();
    await lightbox(page).waitFor();
    const client = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 400 }],
        });
      await touch('touchStart', from);
      for (let step = 1; step <= 8; step += 1) {
        await touch('touchMove', from + ((to - from) * step) / 8);
      }
      await touch('touchEnd');
      await page.waitForTimeout(100);
    };
    await swipe(300, 100);
    expect(await count(page)).toBe('2 of 12');
    await swipe(200, 165);
    expect(await count(page)).toBe('2 of 12');
    await swipe(100, 300);
    expect(await count(page)).toBe('1 of 12');
    await page.context().close();
  });

  it.each([
    ['a desk', {}],
    ['a phone', PHONE],
    ['a phone on its side', { viewport: { width: 844, height: 390 } }],
  ])('has nothing for axe to find, and fits, on %s', async (_name, options) => {
    const page = await openAwake(gallery, options);
    await photo(page, 4).click();
    await lightbox(page).waitFor();
    const image = lightbox(page).locator('img');
    await image.evaluate((element: HTMLImageElement) => element.decode());
    await page.waitForTimeout(300);
    expect(await axe(page)).toEqual([]);
    const box = await image.boundingBox();
    const { width, height } = page.viewportSize()!;
    if (!box) throw new Error('no picture');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(box.height).toBeGreaterThan(height * 0.5);
    await page.context().close();
  });

  it('shares the address of the picture', async () => {
    const page = await openAwake(story);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await photo(page, 2).click();
    await lightbox(page).getByRole('button', { name: 'Share this photo' }).click();
    await page.getByText('Link copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${new URL(story, SITE()).href}#photo-2`,
    );
    await page.context().close();
  });

  it('is a link to the large picture where it cannot be loaded, and without script', async () => {
    const page = await openPage(browser, story, { javaScriptEnabled: false });
    const href = await photo(page, 1).getAttribute('href');
    const answer = await fetch(new URL(href ?? '', SITE()));
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
    await page.context().close();
  });
});

describe('a gallery in a story', () => {
  const strip = (page: Page) => page.getByRole('region', { name: /^Photo gallery/ });

  it('turns by buttons and arrow keys, without a shift', async () => {
    const page = await openAwake(story);
    await strip(page).scrollIntoViewIfNeeded();
    await strip(page).getByRole('button', { name: 'Next photo' }).click();
    await page.getByText('Photo 2 of 7').first().waitFor({ state: 'attached' });
    const track = strip(page).locator('.gallery-strip__track');
    await page.waitForFunction(
      (element) => Math.abs(element.scrollLeft - element.clientWidth) < 3,
      await track.elementHandle(),
    );
    await strip(page).locator('a[data-photo]').nth(1).focus();
    await page.keyboard.press('ArrowRight');
    expect(
      await strip(page)
        .locator('a[data-photo]')
        .nth(2)
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await expectSteady(page);
    await page.context().close();
  });

  it('scrolls natively by touch and reads without script', async () => {
    const page = await openPage(browser, story, { ...PHONE, javaScriptEnabled: false });
    const track = strip(page).locator('.gallery-strip__track');
    expect(await track.evaluate((element) => getComputedStyle(element).scrollSnapType)).toBe(
      'x mandatory',
    );
    expect(await track.locator('figure').count()).toBe(7);
    expect(await strip(page).getByRole('button').count()).toBe(0);
    await page.context().close();
  });
});

describe('the page of a gallery', () => {
  it('shows its pictures once each, lazily but for the first, with ads between them', async () => {
    const page = await openPage(browser, gallery);
    expect(await page.locator('.gallery__item').count()).toBe(12);
    expect(await page.locator('.gallery-strip').count()).toBe(0);
    expect(await page.locator('.gallery__item img[loading="eager"]').count()).toBe(1);
    expect(await page.locator('.gallery [data-ad-slot="gallery_inline"]').count()).toBe(2);
    await page.context().close();
  });

  it('leads to each picture by its address, also without script', async () => {
    const page = await openPage(browser, `${gallery}#photo-9`, { javaScriptEnabled: false });
    await page.waitForTimeout(200);
    const { y } = (await page.locator('#photo-9').boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(200);
    await page.context().close();
  });

  it('is not covered by the lightbox where its address names a picture', async () => {
    const page = await openAwake(`${gallery}#photo-9`);
    await page.waitForTimeout(300);
    expect(await page.locator('dialog.lightbox[open]').count()).toBe(0);
    await page.context().close();
  });

  it('goes from picture to picture by the arrow keys', async () => {
    const page = await openAwake(gallery);
    await page.evaluate(() => document.querySelector('#photo-3')?.scrollIntoView());
    await page.keyboard.press('ArrowRight');
    expect(await isFocused(page, 4)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    expect(await isFocused(page, 3)).toBe(true);
    await page.context().close();
  });

  it.each([320, 390, 768, 1280])('does not shift or scroll sideways at %i px', async (width) => {
    const page = await openAwake(gallery, { viewport: { width, height: 900 } });
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await expectSteady(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(300);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });
});
