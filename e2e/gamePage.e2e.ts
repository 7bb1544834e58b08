import type { Browser } from 'playwright-core';
import { frameAddress } from './blocks/harnessClient';
import { axe, expectSteady, layoutShifts, openBrowser, openPage, SITE } from './browser';
import { htmlFaults } from './html';
import { until } from './liveReader';
import {
  gamesOf,
  gameThatIs,
  htmlOf,
  LEAGUES,
  pathOf,
  setClock,
  TEAM_KEYS,
  type TeamKey,
  underWay,
} from './simulatedGames';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(async () => {
  await setClock();
  await browser.close();
});

/** What our team is called, and the longest name that may stand beside it. */
const NAMES: Record<TeamKey, [ours: string, longest: string]> = {
  eagles: ['Eagles', 'Commanders'],
  phillies: ['Phillies', 'Diamondbacks'],
  sixers: ['76ers', 'Timberwolves'],
  flyers: ['Flyers', 'Golden Knights'],
  soccer: ['Union', 'Earthquakes'],
};

describe.each(TEAM_KEYS)('the page of a game of the %s', (team) => {
  beforeAll(async () => setClock());

  it.each(['Pre-Game', 'Final'])('%s: is there, valid, and says who plays', async (status) => {
    // The last: what is known of a game to come is kept, and the first one begins in the next test.
    const game = await gameThatIs(team, status, 'last');
    const { status: code, html } = await htmlOf(pathOf(team, game));
    expect(code).toBe(200);
    expect(await htmlFaults(html)).toEqual([]);
    expect(html).toMatch(/<h1[^>]*>[^<]+ at [^<]+<\/h1>/);
    expect(html.includes('id="box-score"')).toBe(status === 'Final');
  });

  describe('to come', () => {
    const size = { width: 390, height: 844 };
    let path: string;
    beforeAll(async () => {
      path = pathOf(team, await gameThatIs(team, 'Pre-Game', 'last'));
    });

    it('is a preview: valid, without fault for axe in both schemes, nothing too wide', async () => {
      const page = await openPage(browser, path, { viewport: size });
      await expectSteady(page);
      expect(await axe(page)).toEqual([]);
      for (const width of [320, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axe(page)).toEqual([]);
    });

    it('has room for the longest name of its league beside ours at 320 px', async () => {
      const page = await openPage(browser, path, { viewport: { width: 320, height: 800 } });
      await page.locator('.board-side__name, .compare__team').evaluateAll((names, [own, other]) => {
        const texts = names.flatMap(({ childNodes }) => [...childNodes]);
        for (const text of texts)
          if (text.nodeType === Node.TEXT_NODE && ![own, ''].includes(text.textContent!.trim()))
            text.textContent = other;
      }, NAMES[team]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

    it('fills its main column without script: both teams, how to watch, results, standings', async () => {
      const page = await openPage(browser, path, { javaScriptEnabled: false });
      for (const part of ['.compare', '.watch', '.form__result', '.preview .box__table'])
        expect(await page.locator(part).first().isVisible()).toBe(true);
      const [main, rail] = await Promise.all(
        ['.page__main', '.page__rail'].map((column) => page.locator(column).boundingBox()),
      );
      expect(main!.width).toBeGreaterThan(2 * rail!.width);
      expect((await page.locator('.preview').boundingBox())!.height).toBeGreaterThan(500);
    });
  });

  describe('under way', () => {
    let path: string;
    beforeAll(async () => {
      path = await underWay(team);
    });

    it('is valid, without fault for axe in both schemes, and nothing is too wide', async () => {
      expect(await htmlFaults((await htmlOf(path)).html)).toEqual([]);
      const page = await openPage(browser, path, { viewport: { width: 390, height: 844 } });
      // A font that arrives late may move a line by a hair.
      await expectSteady(page);
      expect(await axe(page)).toEqual([]);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axe(page)).toEqual([]);
    });

    it('reads without script: score, plays and the bar’s score', async () => {
      const page = await openPage(browser, path, { javaScriptEnabled: false });
      expect(await page.locator('.play:visible').count()).toBeGreaterThan(5);
      expect(await page.locator('.game-bar__score').isVisible()).toBe(true);
      expect(await page.locator('#box-score table').count()).toBeGreaterThan(1);
    });
  });
});

describe('addresses', () => {
  it.each(TEAM_KEYS)('%s: a game that does not exist is 404', async (team) => {
    for (const id of ['1', '0', 'next', '12345678901234']) {
      expect((await htmlOf(`/${team}/gamedaycentral/${id}`)).status).toBe(404);
    }
  });

  it('a game of another team’s league is not found under a team’s address', async () => {
    const game = await gameThatIs('flyers', 'Final');
    expect((await htmlOf(pathOf('eagles', game))).status).toBe(404);
  });
});

describe('using the page', () => {
  let path: string;
  beforeAll(async () => {
    path = await underWay('eagles', { scores: true });
  });

  it('drives open by click and by keyboard', async () => {
    const page = await openPage(browser, path);
    const drives = page.locator('details.drive');
    expect(await drives.first().getAttribute('open')).not.toBeNull();
    const second = drives.nth(1);
    expect(await second.getAttribute('open')).toBeNull();
    await second.locator('summary').click();
    expect(await second.getAttribute('open')).not.toBeNull();
    await second.locator('summary').press('Enter');
    expect(await second.getAttribute('open')).toBeNull();
  });

  it.each([true, false])(
    'plays are filtered by kind, team and period; script: %s',
    async (javaScriptEnabled) => {
      const page = await openPage(browser, path, {
        javaScriptEnabled,
      });
      const shown = page.locator('.play:visible');
      const all = await shown.count();
      await page.getByRole('radio', { name: 'Scoring' }).check({ force: true });
      const scoring = await shown.count();
      expect(scoring).toBe(await page.locator('.play[data-kind="score"]').count());
      expect(scoring).toBeLessThan(all);
      await page.getByRole('radio', { name: 'Eagles' }).check({ force: true });
      expect(await shown.count()).toBe(
        await page
          .locator(
            '.play[data-kind="score"][data-team="home"], .play[data-kind="score"][data-team="away"]',
          )
          .evaluateAll((plays) => plays.filter((play) => play.getClientRects().length > 0).length),
      );
      await page.getByRole('radio', { name: 'All plays' }).check({ force: true });
      await page.getByRole('radio', { name: 'Both teams' }).check({ force: true });
      await page.getByRole('radio', { name: '1st' }).check({ force: true });
      expect(await page.locator('.play-group:visible').count()).toBe(1);
      expect(await shown.count()).toBe(await page.locator('[data-period="1"] .play').count());
    },
  );

  it('the bar leads to each part, and shows the score once the board is gone', async () => {
    const page = await openPage(browser, path);
    await page.waitForSelector('.game-header[data-alive]');
    const score = page.locator('.game-bar__score');
    expect(await score.isVisible()).toBe(false);
    for (const link of await page.locator('.game-bar__links a').all()) {
      await link.click();
      const id = (await link.getAttribute('href'))!.slice(1);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const target = (await page.locator(`#${id}`).boundingBox())!;
      const bar = (await page.locator('.game-bar').boundingBox())!;
      const atEnd = await page.evaluate(
        () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2,
      );
      expect(target.y >= bar.y + bar.height || atEnd).toBe(true);
      expect(bar.y).toBeLessThan(130);
    }
    await score.waitFor({ state: 'visible' });
  });

  it.each([390, 768])('the score in the bar covers none of its links at %i px', async (width) => {
    const page = await openPage(browser, path, { viewport: { width, height: 844 } });
    await page.waitForSelector('.game-header[data-alive]');
    await page.evaluate(() => document.querySelector('#box-score')?.scrollIntoView());
    await page.locator('.game-bar__score').waitFor({ state: 'visible' });
    const score = (await page.locator('.game-bar__score').boundingBox())!;
    for (const link of await page.locator('.game-bar__links a').all()) {
      await link.scrollIntoViewIfNeeded();
      const { x, y, width: wide } = (await link.boundingBox())!;
      const row = (await page.locator('.game-bar__links').boundingBox())!;
      // What a row that scrolls shows of it.
      const end = Math.min(x + wide, row.x + row.width);
      expect(score.y > y + 20 || score.x >= end - 1).toBe(true);
    }
  });

  it.each([390, 1280])(
    'the columns of a box score stand at %i px before fonts come',
    async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      const page = await context.newPage();
      let release = () => {};
      const come = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.woff2/, async (route) => {
        await come;
        await route.continue();
      });
      const state = { block: 'game-page-block', state: 'box-footballFinal' };
      await page.goto(frameAddress(SITE(), state), { waitUntil: 'commit' });
      const columns = () =>
        page
          .locator('.box__table thead th')
          .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().x)));
      // Columns are as wide as all rows need, and as the styles say: nothing but fonts may be missing.
      await page.waitForLoadState('domcontentloaded');
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
          ({ sheet }) => sheet !== null,
        ),
      );
      await page.locator('.box__table').last().waitFor();
      const before = await columns();
      release();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.load('600 12px "Libre Franklin Variable"'));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(before.length).toBeGreaterThan(20);
      expect(await columns()).toEqual(before);
    },
  );

  it('names stay in sight while a wide table scrolls', async () => {
    const page = await openPage(browser, await underWay('sixers'), {
      viewport: { width: 390, height: 844 },
    });
    const table = page.locator('.box__scroll').first();
    const name = table.locator('tbody th').first();
    const before = (await name.boundingBox())!.x;
    await table.focus();
    await table.evaluate((element) => element.scrollTo({ left: 200 }));
    expect((await name.boundingBox())!.x).toBe(before);
  });
});

describe('Gameday Central', () => {
  it.each(['', '?team_id=354'])('shows the games of all teams, or of one: %s', async (query) => {
    await setClock();
    const path = `/sports/gameday-central${query}`;
    const { status, html } = await htmlOf(path);
    expect(status).toBe(200);
    expect(await htmlFaults(html)).toEqual([]);
    const page = await openPage(browser, path, { viewport: { width: 390, height: 844 } });
    expect(await layoutShifts(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
  });

  it('shows those of a day', async () => {
    await setClock();
    const { status, html } = await htmlOf('/sports/gameday-central?date=2026-11-22&team_id=4968');
    expect(status).toBe(200);
    expect(await htmlFaults(html)).toEqual([]);
  });

  it('keeps to the team of its address when it asks for news', async () => {
    await underWay('eagles');
    const address = `/sports/gameday-central?at=${Date.now()}&team_id=354`;
    const page = await (await browser.newContext()).newPage();
    await page.clock.install();
    await page.goto(new URL(address, SITE()).href);
    const asked: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/fragment/') && sent.url().includes('?uri=')) asked.push(sent.url());
    });
    // Blocks begin to count once their script has come.
    await until(
      () => page.clock.runFor(10_000).then(() => asked.length),
      (count) => count > 0,
      30_000,
    );
    expect(new URL(asked[0]!).searchParams.get('uri')).toBe(address);
  });
});

it('every team has games of both kinds to look at', async () => {
  await setClock();
  for (const team of Object.keys(LEAGUES) as TeamKey[]) {
    expect((await gamesOf(team)).length).toBeGreaterThan(2);
  }
});
