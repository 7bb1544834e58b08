import type { Browser, Page } from 'playwright-core';
import { axe, openBrowser, openPage, SITE } from './browser';

let browser: Browser;
let story: string;

beforeAll(async () => {
  browser = await openBrowser();
  const html = await (await fetch(new URL('/things-to-do/', SITE()))).text();
  const link = /href="(\/things-to-do\/swipe-one-saturday[^"]+)"/.exec(html)?.[1];
  if (!link) throw new Error('/things-to-do/ has no link to the swipeable story');
  story = link;
});
afterAll(() => browser?.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The story awake: its dots are shown. */
async function openAwake(path = story, options = {}): Promise<Page> {
  const page = await openPage(browser, path, options);
  await page.locator('.swipe-story__dots').waitFor({ state: 'visible' });
  return page;
}

/** Until the address names the slide, and the slide stands in the window. */
async function isAt(page: Page, id: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const slide = document.getElementById(wanted);
    const left = slide?.getBoundingClientRect().left ?? NaN;
    const track = slide?.parentElement?.getBoundingClientRect().left ?? NaN;
    return location.hash === `#${wanted}` && Math.abs(left - track) < 2;
  }, id);
}

/** A finger that moves from one place to another. */
async function swipe(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const at = (share: number) => [
    { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step += 1) {
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(step / 10),
    });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('a swipeable story', () => {
  it('turns by finger, and counts what was seen', async () => {
    const page = await openAwake(story, PHONE);
    await swipe(page, [350, 600], [60, 600]);
    await isAt(page, 'slide-1');
    await page.waitForFunction(() =>
      (window as unknown as { dataLayer: { card_index?: number }[] }).dataLayer.some(
        ({ card_index }) => card_index === 1,
      ),
    );
    await page.context().close();
  });

  it('turns by mouse, tap zones, arrows, dots and keys', async () => {
    const page = await openAwake();
    await page.keyboard.press('ArrowRight');
    await isAt(page, 'slide-1');
    await page.keyboard.press('ArrowLeft');
    await isAt(page, 'slide-0');
    await page.locator('.swipe-story__start').click();
    await isAt(page, 'slide-1');
    await page.locator('#slide-1').getByRole('link', { name: 'Next slide' }).click();
    await isAt(page, 'slide-2');
    const box = await page.locator('.swipe-story__track').boundingBox();
    if (!box) throw new Error('the slides are not shown');
    const y = box.y + 60;
    await page.mouse.click(box.x + box.width - 80, y);
    await isAt(page, 'slide-3');
    await page.mouse.move(box.x + box.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 45, y, { steps: 5 });
    await page.mouse.up();
    await isAt(page, 'slide-2');
    await page.locator('.swipe-story__dots a').nth(4).click();
    await isAt(page, 'slide-ad');
    await page.getByRole('link', { name: 'Continue reading' }).click();
    await isAt(page, 'slide-4');
    await page.context().close();
  });

  it('opens at the slide that the address names, and keeps one entry in the history', async () => {
    const page = await openAwake(`${story}#slide-3`);
    await isAt(page, 'slide-3');
    const before = await page.evaluate(() => history.length);
    await page.keyboard.press('ArrowRight');
    await isAt(page, 'slide-ad');
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.context().close();
  });

  it('has no slide for an ad where its reader gets none: what is left counts and leads on', async () => {
    const context = await browser.newContext();
    await context.addCookies([
      { name: 'broadsheet_reader', value: 'subscribed.ads-free', url: SITE() },
    ]);
    const page = await context.newPage();
    await page.goto(new URL(story, SITE()).href);
    await page.locator('.swipe-story__dots').waitFor({ state: 'visible' });
    const slides = await page
      .locator('.swipe-story__slide')
      .evaluateAll((found) => found.map(({ id }) => id));
    expect(slides).not.toContain('slide-ad');
    expect(await page.locator('.swipe-story__dots a').count()).toBe(slides.length);
    await page.locator('.swipe-story__dots a').nth(3).click();
    await isAt(page, 'slide-3');
    await page.locator('#slide-3').getByRole('link', { name: 'Next slide' }).click();
    await isAt(page, 'slide-4');
    expect(await page.locator('#slide-4').innerText()).toMatch(
      new RegExp(`^5 ?/ ?${slides.length}`),
    );
    await context.close();
  });

  it('is read without script, by links from slide to slide', async () => {
    const page = await openPage(browser, story, { javaScriptEnabled: false });
    await page.locator('.swipe-story__start').click();
    const left = async () =>
      ((await page.locator('#slide-2').boundingBox())?.x ?? NaN) -
      ((await page.locator('.swipe-story__track').boundingBox())?.x ?? NaN);
    await page.locator('#slide-1').getByRole('link', { name: 'Next slide' }).click();
    expect(new URL(page.url()).hash).toBe('#slide-2');
    await expectSoon(left, (value) => Math.abs(value) < 2);
    await page.context().close();
  });

  it('is left by a swipe up on the last slide: to its section, or back where the reader was', async () => {
    const leave = async (page: Page) => {
      const last = await page.locator('.swipe-story__slide').last().getAttribute('id');
      await page.locator('.swipe-story__dots a').last().click();
      await isAt(page, last ?? '');
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await swipe(page, [195, 600], [195, 400]);
    };
    const direct = await openAwake(story, PHONE);
    await leave(direct);
    await direct.waitForURL((url) => /^\/things-to-do\/?$/.test(url.pathname));
    await direct.context().close();

    const page = await openPage(browser, '/life/', PHONE);
    await page.evaluate((path) => {
      const link = document.createElement('a');
      link.href = path;
      document.body.append(link);
      link.click();
    }, story);
    await page.locator('.swipe-story__dots').waitFor({ state: 'visible' });
    await leave(page);
    await page.waitForURL((url) => /^\/life\/?$/.test(url.pathname));
    await page.context().close();
  });

  it('asks for authors after slide 0; an unknown one is named by the raw id', async () => {
    const page = await openPage(browser, 'about:blank');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('author-data-api')) asked.push(request.url());
    });
    await page.goto(new URL(story, SITE()).href);
    await page.locator('.swipe-story__dots').waitFor({ state: 'visible' });
    expect(asked).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await isAt(page, 'slide-1');
    await expectSoon(
      () => Promise.resolve(asked.length),
      (count) => count === 2,
    );
    const names = await page.locator('[data-author-id] .swipe-story__author').allInnerTexts();
    expect(names.at(-1)).toBe('The Saturday Walking Club');
    await page.context().close();
  });

  it('shows the picture of a writer on an end slide, round, and none of whom it knows nothing', async () => {
    const page = await openAwake(`${story}#slide-8`);
    await isAt(page, 'slide-8');
    const face = page.locator('#slide-8 .swipe-story__authors img');
    await expectSoon(
      () => face.evaluate((img) => (img as HTMLImageElement).naturalWidth),
      (width) => width > 0,
    );
    const frame = page.locator('#slide-8 .card__avatar');
    expect(await frame.boundingBox()).toMatchObject({ width: 48, height: 48 });
    expect(await frame.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('50%');
    expect(await page.locator('#slide-9 .swipe-story__authors img').count()).toBe(0);
    await page.context().close();
  });

  it('has a picture as wide as the words below it on a tablet', async () => {
    const page = await openAwake(story, { viewport: { width: 768, height: 1024 } });
    const picture = await page.locator('#slide-0 .swipe-story__picture').boundingBox();
    const words = await page.locator('#slide-0 .swipe-story__words').boundingBox();
    expect(picture).toMatchObject({ x: words?.x, width: words?.width });
    await page.context().close();
  });

  it.each([
    ['a phone', { width: 320, height: 640 }],
    ['a tablet', { width: 768, height: 1024 }],
    ['a desk', { width: 1280, height: 900 }],
  ])('has no accessibility faults and no sideways scroll on %s', async (_name, viewport) => {
    const page = await openAwake(story, { viewport });
    expect(await axe(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await page.context().close();
  });
});

async function expectSoon<T>(get: () => Promise<T>, is: (value: T) => boolean): Promise<void> {
  let value = await get();
  for (let turn = 0; turn < 100 && !is(value); turn += 1) {
    await new Promise((done) => setTimeout(done, 100));
    value = await get();
  }
  expect(is(value)).toBe(true);
}
