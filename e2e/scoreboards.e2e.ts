import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { axe, layoutShift, openBrowser, openPage, SITE } from './browser';
import { until } from './liveReader';
import { goToGame, setStatsClock, type LiveGame } from './statsClock';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => browser.close());

const frame = (block: string, state: string) => `/pf/harness/frame?block=${block}&state=${state}`;
const CARDS = '.ribbon__cards';
const NEXT = 'button[aria-label="Next games"]';
const BACK = 'button[aria-label="Previous games"]';
const ALL = '.ribbon__all';

async function openRibbon(state: string, width: number, options: BrowserContextOptions = {}) {
  return openPage(browser, frame('scoreboard-ribbon-block', state), {
    viewport: { width, height: 700 },
    ...options,
  });
}

const isAlive = (page: Page) => page.waitForSelector('.ribbon[data-alive]');

/** How many cards are wholly in the row's window. */
function cardsInView(page: Page): Promise<number> {
  return page.locator(CARDS).evaluate((row) => {
    const frame = row.getBoundingClientRect();
    return [...row.children].filter((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1;
    }).length;
  });
}

describe('the ribbon', () => {
  it.each([
    ['more than six cards, wide enough', 'football', 1300, true],
    ['more than six cards, too narrow', 'football', 1299, false],
    ['more than six cards on a phone', 'football', 390, false],
    ['six cards, wide enough', 'sixCards', 1400, false],
  ])('of %s: arrows or a link to all games', async (_case, state, width, hasArrows) => {
    const page = await openRibbon(state, width);
    expect(await page.locator(NEXT).isVisible()).toBe(hasArrows);
    expect(await page.locator(ALL).isVisible()).toBe(!hasArrows);
    expect(await page.locator(ALL).getAttribute('href')).toBe('/sports/gameday-central');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it.each([
    ['six cards of 152 px on 1056 px', 'football', 1300, 1056, 152],
    ['176 px a card and 125 for the link', 'week', 1300, 5 * 176, 152],
    ['cards of 140 px', 'week', 900, null, 140],
  ])('has %s (widgets §9)', async (_what, state, width, row, card) => {
    const page = await openRibbon(state, width);
    const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    expect((await boxOf('.ribbon__item')).width).toBe(card);
    const cards = await boxOf(CARDS);
    if (state === 'football') expect(cards.width).toBe(row);
    if (row === 5 * 176) {
      const first = await boxOf('.ribbon__item');
      const link = await boxOf(ALL);
      expect(link.x + link.width).toBe(first.x + row + 125);
    }
  });

  it.each([390, 480, 768, 900, 1024, 1280, 1299])('cuts no card at %i px', async (width) => {
    const page = await openRibbon('football', width);
    const cut = () =>
      page.locator(CARDS).evaluate((row) => {
        const frame = row.getBoundingClientRect();
        return [...row.children].filter((card) => {
          const { left, right } = card.getBoundingClientRect();
          return (
            (left < frame.left && right > frame.left) || (left < frame.right && right > frame.right)
          );
        }).length;
      });
    expect(await cut()).toBe(0);
    await page.locator(CARDS).evaluate((row) => row.scrollTo(10_000, 0));
    expect(await cut()).toBe(0);
    expect(await cardsInView(page)).toBeGreaterThan(1);
  });

  it('parts no hour, and puts the ring of the focus around the text', async () => {
    const page = await openRibbon('football', 1280);
    const start = page.locator('.ribbon-card__cell--start').first();
    await start.evaluate((cell) => (cell.textContent = '12:30 pm'));
    const lines = () =>
      start.evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      });
    expect(await lines()).toBe(1);
    await page.keyboard.press('Tab');
    const link = page.locator('.ribbon-card__link').first();
    expect(await link.evaluate((node) => node === document.activeElement)).toBe(true);
    const room = await link.evaluate((node) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(node);
      const row = node.closest('.ribbon__cards')!.getBoundingClientRect();
      const box = node.getBoundingClientRect();
      const beyond = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      return {
        offset: parseFloat(outlineOffset),
        left: box.left - row.left - beyond,
        top: box.top - row.top - beyond,
      };
    });
    expect(room.offset).toBeGreaterThanOrEqual(0);
    expect(room.left).toBeGreaterThanOrEqual(0);
    expect(room.top).toBeGreaterThanOrEqual(0);
  });

  it('is turned by mouse and by keys, and says where it ends', async () => {
    const page = await openRibbon('football', 1300);
    await isAlive(page);
    const scrolled = () => page.locator(CARDS).evaluate((row) => row.scrollLeft);
    expect(await cardsInView(page)).toBe(6);
    expect(await page.locator(BACK).getAttribute('aria-disabled')).toBe('true');

    await page.locator(NEXT).click();
    await page.waitForSelector(`${NEXT}[aria-disabled="true"]`);
    expect(await cardsInView(page)).toBe(6);
    expect(await scrolled()).toBeGreaterThan(300);

    await page.locator(BACK).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${BACK}[aria-disabled="true"]`);
    expect(await scrolled()).toBeLessThan(3);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Previous games',
    );
  });

  it('shows a card that the keyboard reaches', async () => {
    const page = await openRibbon('football', 1300);
    await isAlive(page);
    await page.locator('.ribbon-card__link').last().focus();
    await page.waitForSelector(`${NEXT}[aria-disabled="true"]`);
    const card = (await page.locator('.ribbon-card__link').last().boundingBox())!;
    const row = (await page.locator(CARDS).boundingBox())!;
    expect(card.x + card.width).toBeLessThanOrEqual(row.x + row.width + 1);
  });

  it('leads to game and box score, and tells the data layer of the click', async () => {
    const page = await openRibbon('football', 1300);
    await isAlive(page);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.locator('.ribbon-card__score').first().click();
    await page.locator('.ribbon-card__box').first().click();
    const pushed = await page.evaluate(() =>
      (window as Window & { dataLayer?: Record<string, unknown>[] }).dataLayer
        ?.filter((entry) => entry['userInteraction'] === 'scoreboard_ribbon')
        .map((entry) => entry['interactionDetail']),
    );
    expect(pushed).toEqual(['eagles 4100', 'eagles 4103 box']);
    const hrefs = await page
      .locator('.ribbon-card__link, .ribbon-card__box')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs[0]).toBe('/eagles/gamedaycentral/4100');
    expect(hrefs).toContain('/eagles/gamedaycentral/4103#box-score');
  });

  it('scrolls without script, and has no arrows that do nothing', async () => {
    const page = await openRibbon('football', 1300, { javaScriptEnabled: false });
    expect(await page.locator(NEXT).isVisible()).toBe(false);
    expect(await page.locator(ALL).isVisible()).toBe(true);
    await page.locator('.ribbon-card__link').last().scrollIntoViewIfNeeded();
    const box = (await page.locator('.ribbon-card__link').last().boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(1300);
  });

  it.each(['baseball', 'basketball', 'soccer'])('cuts no text of %s at 320 px', async (state) => {
    const page = await openRibbon(state, 320);
    const cut = await page
      .locator('.ribbon-card__name, .ribbon-card__cell, .ribbon-card__label')
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollWidth > text.clientWidth + 1).map((t) => t.textContent),
      );
    expect(cut).toEqual([]);
  });
});

describe('a scoreboard', () => {
  it.each(['footballInProgress', 'baseballInProgress', 'basketballFinal', 'soccerPreGame'])(
    'fits 320 px and can be read with text twice as large: %s',
    async (state) => {
      const page = await openPage(browser, frame('scoreboard-block', state), {
        viewport: { width: 320, height: 700 },
      });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBe(0);
      await page.setViewportSize({ width: 768, height: 700 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await overflow()).toBeLessThanOrEqual(0);
    },
  );

  it('is one target that leads to the game, with the score in words', async () => {
    const page = await openPage(browser, frame('scoreboard-block', 'footballInProgress'));
    const link = page.getByRole('link', { name: /^Eagles 17, Cowboys 14, 3rd quarter/ });
    expect(await link.getAttribute('href')).toMatch(/^\/eagles\/gamedaycentral\/\d+$/);
    const { width, height } = (await link.boundingBox())!;
    expect(width).toBeGreaterThan(600);
    expect(height).toBeGreaterThan(60);
  });
});

describe('a game that is on', () => {
  let game: LiveGame;
  beforeAll(async () => {
    game = await goToGame('football', 'nfl', 354);
  }, 60_000);
  afterAll(() => setStatsClock({ mode: 'real' }));

  it('changes on the home page: patched in place, told once, nothing moves', async () => {
    await setStatsClock({ mode: 'paused', at: game.before });
    const page = await openPage(browser, '/', { viewport: { width: 1280, height: 900 } });
    const card = page.locator(`.ribbon-card:has(a[href="${game.path}"])`);
    await until(
      async () => {
        await page.reload();
        return card.locator('.ribbon-card__label').allTextContents();
      },
      ([label]) => label === 'LIVE',
      40_000,
    );
    await isAlive(page);
    await noteAnnouncements(page);
    const scores = () => card.locator('.ribbon-card__score').allTextContents();
    const before = { scores: await scores(), box: await card.boundingBox() };
    const shift = await layoutShift(page);
    await page.locator(`a[href="${game.path}"]`).first().focus();

    await setStatsClock({ mode: 'paused', at: game.after });
    await until(scores, (seen) => seen.join() !== before.scores.join(), 60_000);

    // A second digit counts as a shift of some square pixels: the text begins further left.
    expect((await layoutShift(page)) - shift).toBeLessThan(0.0005);
    expect(await card.boundingBox()).toEqual(before.box);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(game.path);
    const said = await announcements(page);
    expect(said).toHaveLength(1);
    expect(said[0]).not.toMatch(/\d:\d\d/);
    for (const score of await scores()) expect(said[0]).toContain(score);
    expect(await card.locator('.ribbon-card__score.is-new').count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
  }, 120_000);

  it('changes on the scoreboard of the team’s page, which the keyboard reaches and which reads without script', async () => {
    await setStatsClock({ mode: 'paused', at: game.before });
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.clock.install();
    const board = page.locator('.scoreboard');
    const link = board.locator(`.scoreboard__link[href="${game.path}"]`);
    await until(
      async () => {
        await page.goto(new URL(`/eagles/?at=${Date.now()}`, SITE()).href);
        return board.getAttribute('class');
      },
      (names) => names?.includes('scoreboard--in-progress') === true,
      90_000,
    );
    await page.waitForSelector('.scoreboard[data-alive]');
    await noteAnnouncements(page);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const words = await link.textContent();
    await page.locator('.site-header a, header a').last().focus();
    await until(
      async () => {
        await page.keyboard.press('Tab');
        return page.evaluate(() => document.activeElement?.getAttribute('href'));
      },
      (href) => href === game.path,
      20_000,
    );
    const place = await board.boundingBox();
    const shift = await layoutShift(page);

    await setStatsClock({ mode: 'paused', at: game.after });
    await until(
      () => page.clock.runFor(5000).then(() => link.textContent()),
      (text) => text !== words,
      60_000,
    );
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    const scores = await board.locator('.board-side__score [data-score]').allTextContents();
    for (const score of scores) expect(await link.textContent()).toContain(score);
    expect((await layoutShift(page)) - shift).toBeLessThan(0.005);
    expect(await board.boundingBox()).toEqual(place);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(game.path);
    const said = await announcements(page);
    expect(said).toHaveLength(1);
    for (const score of scores) expect(said[0]).toContain(score);

    const plain = await openPage(browser, '/eagles/', { javaScriptEnabled: false });
    expect(await plain.locator('.scoreboard__link').textContent()).toMatch(
      /^[A-Z0-9]\w+ \d+, [A-Z0-9]\w+ \d+, \w+ quarter/,
    );
  }, 240_000);
});

/** Collects what the page's live region says from now on. */
function noteAnnouncements(page: Page): Promise<void> {
  return page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const read = () => {
      for (const region of document.querySelectorAll('body > [role="status"]')) {
        const words = region.textContent ?? '';
        if (words && said.at(-1) !== words) said.push(words);
      }
    };
    new MutationObserver(read).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Window & { said?: string[] }).said ?? []);
}
