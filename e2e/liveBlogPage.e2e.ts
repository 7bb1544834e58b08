import type { Browser } from 'playwright-core';
import { axe, layoutShifts, openPage, SITE } from './browser';
import { openDesk, read } from './liveReader';
import { addressOf, anchorOf, posts } from './liveStory';

const desk = openDesk();

/** ms from the first paint of the text to the first scrolling; below 0 when that came before. */
async function firstScroll(within: Browser, url: string): Promise<number> {
  const page = await (await within.newContext()).newPage();
  await page.addInitScript(() => {
    const first = () => Object.assign(window, { scrolledAt: performance.now() });
    document.addEventListener('scroll', first, { once: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return (window as unknown as { scrolledAt: number }).scrolledAt - paint;
  });
}

describe.each([
  ['with script', true],
  ['without script', false],
])('the address of a card, %s', (_name, javaScriptEnabled) => {
  it('shows the card first, marked, and in the window before anything moves', async () => {
    const cards = posts(8);
    const slug = await desk.write(cards);
    const asked = cards[6]!;
    const page = await openPage(desk.browser(), `${addressOf(slug)}/${anchorOf(asked)}`, {
      javaScriptEnabled,
    });
    const shared = page.locator('.live-blog__shared');
    expect(await shared.innerText()).toContain('Shared update');
    const box = await shared.locator('h2').boundingBox();
    expect(box!.y).toBeGreaterThan(60);
    expect(box!.y + box!.height).toBeLessThan(900);
    expect(await shared.locator('.live-blog__shared-label:focus').count()).toBe(1);
    expect(await page.locator(`#${anchorOf(asked)}`).count()).toBe(1);
    expect(await page.locator('.live-card').count()).toBe(8);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
      new RegExp(`${addressOf(slug)}$`),
    );
    if (javaScriptEnabled) {
      expect(await layoutShifts(page)).toEqual([]);
      // A busy browser may paint the head of a page before it has read the rest: what a script of ours
      // did would come late each time.
      const times: number[] = [];
      while (times.length < 8 && !times.some((time) => time < 0))
        times.push(await firstScroll(desk.browser(), page.url()));
      expect(Math.min(...times)).toBeLessThan(0);
    }
    await shared.getByRole('link', { name: 'See the whole live blog' }).click();
    await page.waitForURL(new URL(addressOf(slug), SITE()).href);
    expect(await page.locator('.live-blog__shared').count()).toBe(0);
  });

  it('shows the blog where the card is not there, and goes to cards named by a fragment', async () => {
    const cards = posts(8);
    const slug = await desk.write(cards);
    const unknown = await fetch(new URL(`${addressOf(slug)}/card-gone`, SITE()));
    expect(unknown.status).toBe(200);
    expect(await unknown.text()).not.toContain('Shared update');

    const page = await openPage(desk.browser(), `${addressOf(slug)}#${anchorOf(cards[5]!)}`, {
      javaScriptEnabled,
    });
    const box = await page.locator(`#${anchorOf(cards[5]!)}`).boundingBox();
    expect(box!.y).toBeGreaterThan(60);
    expect(box!.y).toBeLessThan(120);
  });

  it('holds all cards, and key events that lead to them', async () => {
    const cards = posts(8);
    const slug = await desk.write(cards);
    const page = await openPage(desk.browser(), addressOf(slug), {
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
    });
    expect(await page.locator('.live-card').count()).toBe(8);
    expect(await page.locator('.key-events li:visible').count()).toBe(0);
    await page.locator('.key-events__open').click();
    expect(await page.locator('.key-events li:visible').count()).toBe(3);
    await page.locator('.key-events__more > summary').click();
    expect(await page.locator('.key-events li:visible').count()).toBe(6);
    await page.getByRole('link', { name: cards[4]!.header }).first().click();
    await page.waitForTimeout(200);
    const box = await page.locator(`#${anchorOf(cards[4]!)}`).boundingBox();
    expect(box!.y).toBeGreaterThan(50);
    expect(box!.y).toBeLessThan(120);
  });
});

describe('everyone', () => {
  it.each([320, 768, 1280])(
    'finds no fault for axe and nothing too wide at %d px',
    async (width) => {
      const slug = await desk.write(
        posts(6).map((post, n) => (n ? post : { ...post, markers: ['Pinned'] })),
      );
      const { page } = await read(desk.browser(), slug, { viewport: { width, height: 800 } });
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await layoutShifts(page)).toEqual([]);
    },
  );

  it('prints all cards and no buttons', async () => {
    const slug = await desk.write(posts(6));
    const { page } = await read(desk.browser(), slug);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.live-card:visible').count()).toBe(6);
    expect(
      await page.locator('.live-blog button:visible, .live-blog summary:visible').count(),
    ).toBe(0);
  });
});
