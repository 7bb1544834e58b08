import { axe, layoutShifts, openPage, SITE } from './browser';
import { cuttableProxy } from './cuttableProxy';
import { BUTTON, cardsOf, FRESH, openDesk, read, readCard, said, topOf, until } from './liveReader';
import { addressOf, anchorOf, posts, publish, type Post } from './liveStory';

const desk = openDesk();

const news: Post[] = [
  { id: 'news-2', header: 'Second news', minutesAgo: 0 },
  { id: 'news-1', header: 'First news', minutesAgo: 1 },
];

describe('a reader in the middle of a live blog', () => {
  it('sees nothing move when posts arrive, is told once, and goes to them by one press', async () => {
    const old = posts(9);
    const slug = await desk.write(old);
    const { page, asked } = await read(desk.browser(), slug);
    const reading = old[5]!;
    await readCard(page, reading);
    const before = { top: await topOf(page, reading), shifts: await layoutShifts(page) };

    const edited = old.map((post, index) => (index === 1 ? { ...post, paragraphs: 9 } : post));
    await publish(slug, [...news, ...edited]);
    await page.waitForSelector(`${BUTTON}:not([hidden])`, { timeout: FRESH });
    expect(await page.locator(BUTTON).innerText()).toBe('2 new updates');
    expect(await cardsOf(page)).toHaveLength(9);

    const polls = asked.length;
    await until(
      () => asked.length - polls,
      (value) => value >= 3,
      10_000,
    );
    expect(await topOf(page, reading)).toBe(before.top);
    expect(await layoutShifts(page)).toEqual(before.shifts);
    expect(await said(page)).toEqual(['2 new updates']);
    expect(await axe(page)).toEqual([]);

    await page.locator(BUTTON).press('Enter');
    expect((await cardsOf(page)).slice(0, 2)).toEqual(['Second news', 'First news']);
    expect(await page.locator(BUTTON).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.closest('.live-card')?.id)).toBe(
      anchorOf(news[0]!),
    );
    const header = await page.locator('header').first().boundingBox();
    const top = await topOf(page, news[0]!);
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(top).toBeLessThan(300);
    expect(await said(page)).toEqual(['2 new updates']);
  });

  it('is told again only when there is more, and gets the newest of what was held', async () => {
    const old = posts(8);
    const slug = await desk.write(old);
    const { page } = await read(desk.browser(), slug);
    await readCard(page, old[5]!);
    await publish(slug, [news[1]!, ...old]);
    await page.waitForSelector(`${BUTTON}:not([hidden])`, { timeout: FRESH });
    await publish(slug, [...news, ...old]);
    await until(
      () => page.locator(BUTTON).innerText(),
      (value) => value === '2 new updates',
      FRESH,
    );
    expect(await said(page)).toEqual(['1 new update', '2 new updates']);
    await page.locator(BUTTON).click();
    expect(await cardsOf(page)).toHaveLength(10);
  });

  it.each(['auto', 'none'])(
    'sees nothing move when a card above is rewritten (scroll anchoring of the browser: %s)',
    async (anchoring) => {
      const old = posts(9);
      const slug = await desk.write(old);
      const { page } = await read(desk.browser(), slug);
      await page.addStyleTag({ content: `html { overflow-anchor: ${anchoring}; }` });
      const reading = old[5]!;
      await readCard(page, reading);
      const before = { top: await topOf(page, reading), shifts: await layoutShifts(page) };
      const y = await page.evaluate(() => window.scrollY);
      await publish(
        slug,
        old.map((post, index) => (index === 1 ? { ...post, paragraphs: 12 } : post)),
      );
      await until(
        () => page.locator(`#${anchorOf(old[1]!)} p`).count(),
        (value) => value > 12,
        FRESH,
      );
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(y + 300);
      expect(Math.abs((await topOf(page, reading)) - before.top)).toBeLessThanOrEqual(1);
      expect(await layoutShifts(page)).toEqual(before.shifts);
      expect(await page.locator(BUTTON).isVisible()).toBe(false);
    },
  );
});

describe('a reader at the top of a live blog', () => {
  it('sees posts come in above, and keeps the open menu and the focus in it', async () => {
    const old = posts(6);
    const slug = await desk.write(old);
    const { page } = await read(desk.browser(), slug);
    const list = page.locator('[data-live-cards]');
    const top = await list.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    const menu = page.locator(`#${anchorOf(old[0]!)} .share`);
    await menu.locator('summary').click();
    await menu.locator('[data-share="copy"]').waitFor();
    await menu.locator('[data-share="copy"]').focus();
    await menu.locator('[data-share="copy"]:focus').waitFor();

    await publish(slug, [news[1]!, { ...old[0]!, header: 'A better header' }, ...old.slice(1)]);
    await until(
      () => cardsOf(page),
      (value) => value.includes('First news'),
      FRESH,
    );
    expect((await cardsOf(page)).slice(0, 2)).toEqual(['First news', 'A better header']);
    expect(await list.evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
    expect(await page.locator(BUTTON).isVisible()).toBe(false);
    expect(await said(page)).toEqual(['1 new update']);
    expect(await menu.getAttribute('open')).not.toBeNull();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Copy link');
    await menu.locator('[data-share="copy"]').press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
    const fresh = page.locator(`#${anchorOf(news[1]!)} .share`);
    await fresh.locator('summary').click();
    expect(await fresh.locator('[data-share="copy"]').isVisible()).toBe(true);
  });

  it('keeps a video playing while its card is rewritten', async () => {
    const film = {
      type: 'video',
      _id: 'film',
      version: '0.10.9',
      canonical_url: '/video/film.html',
      headlines: { basic: 'The press' },
      streams: [
        {
          url: '/pf/resources/video/press-run.webm',
          stream_type: 'webm',
          width: 960,
          height: 540,
        },
      ],
    };
    const [first, ...rest] = posts(5);
    const withFilm = { ...first!, elements: [film] };
    const slug = await desk.write([withFilm, ...rest]);
    const { page } = await read(desk.browser(), slug);
    const video = page.locator('.live-card video');
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      element.loop = true;
      return element.play();
    });
    await publish(slug, [news[1]!, { ...withFilm, paragraphs: 6 }, ...rest]);
    await until(
      () => cardsOf(page),
      (value) => value.includes('First news'),
      FRESH,
    );
    expect(
      await video.evaluate((element: HTMLVideoElement) => !element.paused && element.muted),
    ).toBe(true);
  });
});

describe('when readers ask', () => {
  it('a hidden page asks nothing, and at once when it is seen again', async () => {
    const slug = await desk.write(posts(5));
    const { page, asked } = await read(desk.browser(), slug);
    const show = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await until(
      () => asked.length,
      (value) => value > 0,
      5000,
    );
    await show('hidden');
    await page.waitForTimeout(500);
    const before = asked.length;
    await publish(slug, [news[1]!, ...posts(5)]);
    await page.waitForTimeout(5000);
    expect(asked).toHaveLength(before);
    await show('visible');
    await until(
      () => asked.length,
      (value) => value > before,
      5000,
    );
    await until(
      () => cardsOf(page),
      (value) => value.includes('First news'),
      FRESH,
    );
  });

  it('a server that is down is asked less and less, and all goes on when it is back', async () => {
    const proxy = await cuttableProxy(SITE);
    try {
      const slug = await desk.write(posts(5));
      const { page, asked } = await read(desk.browser(), slug, {
        path: `${proxy.url}${addressOf(slug)}`,
      });
      await until(
        () => asked.length,
        (value) => value > 0,
        5000,
      );
      proxy.cut(true);
      const before = asked.length;
      await page.waitForTimeout(9000);
      const waits = asked.slice(before).map((time, index, all) => time - (all[index - 1] ?? time));
      expect(waits.length).toBeLessThanOrEqual(5);
      expect(waits.at(-1)).toBeGreaterThan(1500);
      expect(await cardsOf(page)).toHaveLength(5);
      await publish(slug, [news[1]!, ...posts(5)]);
      proxy.cut(false);
      await until(
        () => cardsOf(page),
        (value) => value.includes('First news'),
        30_000,
      );
      const recovered = asked.length;
      await page.waitForTimeout(3500);
      expect(asked.length - recovered).toBeGreaterThanOrEqual(2);
    } finally {
      proxy.close();
    }
  });

  it('nobody asks any more once the blog has ended', async () => {
    const slug = await desk.write(posts(5));
    const { page, asked } = await read(desk.browser(), slug);
    expect(await page.locator('.live-blog__label').innerText()).toBe('Live Updates');
    await publish(slug, posts(5), { ended: true });
    await until(
      () => page.locator('.live-blog__label').innerText(),
      (value) => value === 'As It Happened',
      FRESH,
    );
    const before = asked.length;
    await page.waitForTimeout(5000);
    expect(asked).toHaveLength(before);
  });

  it('three cards are the text of the story, and the fourth makes a live blog of it', async () => {
    const slug = await desk.write(posts(3));
    const page = await openPage(desk.browser(), addressOf(slug));
    expect(await page.locator('.live-blog--plain h2').count()).toBe(3);
    expect(await page.locator('.key-events').count()).toBe(0);
    await publish(slug, [news[1]!, ...posts(3)]);
    await until(
      () => page.locator('.live-card').count(),
      (value) => value === 4,
      FRESH,
    );
    expect(await page.locator('.key-events').count()).toBe(1);
  });
});
