import type { Browser } from 'playwright-core';
import { goTo } from '../tests/testClock.cjs';
import { axe, expectSteady, openBrowser, openPage, SITE } from './browser';
import { drawDay } from './drawDay';
import { giveAddress, makeFront, openDocument, publishPage, signIn } from './editorPage';
import { htmlFaults } from './html';
import { BUTTON, cardsOf, FRESH, openDesk, read, until } from './liveReader';
import { posts, publish } from './liveStory';
import { findPages } from './pages';
import { gamesOf, pathOf, TEAM_KEYS } from './simulatedGames';
import { startOnDay } from './startBeside';
import type { RunningSite } from './startSite';
import { HAIR } from './watchGame';

/**
 * A short journey for each subject, on a day that is another in every run; whole games have their own
 * (drawnGames). The title of what fails names the day: BROADSHEET_TEST_DAY repeats it.
 */
const MINUTE = 60_000;
const DAY = 86_400_000;
const day = drawDay();
goTo(Date.parse(day));

describe(`on a drawn day (BROADSHEET_TEST_DAY=${day} repeats it)`, () => {
  let site: RunningSite;
  let browser: Browser;
  beforeAll(async () => {
    site = await startOnDay('drawn-day');
    process.env['BROADSHEET_E2E_URL'] = site.url;
    process.env['BROADSHEET_E2E_DATA'] = site.dataDir;
    browser = await openBrowser();
  }, 300_000);
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const isSound = async (path: string) => {
    const answer = await fetch(new URL(path, SITE()));
    expect([path, answer.status]).toEqual([path, 200]);
    expect([path, await htmlFaults(await answer.text())]).toEqual([path, []]);
    const page = await openPage(browser, path, { viewport: { width: 390, height: 844 } });
    expect([path, await axe(page)]).toEqual([path, []]);
    await expectSteady(page, HAIR);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    return page;
  };

  it('fronts and an article are sound, and no date is later than today', async () => {
    const { home, section, article } = await findPages();
    for (const path of [home, section, article]) {
      const page = await isSound(path);
      const times = await page
        .locator('main time[datetime]')
        .evaluateAll((all) => all.map((one) => Date.parse(one.getAttribute('datetime')!)));
      expect(times.filter((time) => !(time <= Date.now()))).toEqual([]);
    }
  });

  it('the sports front and all games are there, and one of the five teams plays', async () => {
    for (const path of ['/sports/', '/sports/gameday-central']) await isSound(path);
    const games = (await Promise.all(TEAM_KEYS.map((key) => gamesOf(key)))).flat();
    expect(games.some(({ status }) => status === 'In-Progress')).toBe(true);
  });

  it.each(TEAM_KEYS)('the last game and the next one of the %s have their pages', async (key) => {
    const games = await gamesOf(key);
    const next = games.find(({ status }) => status === 'Pre-Game');
    const last = games.findLast(({ status }) => status === 'Final');
    for (const game of [last, next]) await isSound(pathOf(key, game!));
  });

  describe('a live blog', () => {
    const desk = openDesk();

    it('says how old its posts are, and tells of a new one', async () => {
      const old = posts(8);
      const slug = await desk.write(old);
      const { page } = await read(desk.browser(), slug);
      const written = await page.locator('.live-card time').first().getAttribute('datetime');
      const age = (Date.now() - Date.parse(written!)) / MINUTE;
      // The newsroom writes local time, and in autumn an hour comes twice.
      expect(age % 60).toBeGreaterThanOrEqual(4);
      expect(age % 60).toBeLessThan(20);
      await page.mouse.wheel(0, 1500);
      await publish(slug, [{ id: 'news', header: 'News', minutesAgo: 0 }, ...old]);
      await until(
        () => cardsOf(page).then((cards) => cards.includes('News')),
        Boolean,
        FRESH,
      ).catch(() => page.locator(BUTTON).click());
      expect(await cardsOf(page)).toContain('News');
    });
  });

  it('a page is made, published for readers, and planned for noon tomorrow', async () => {
    const page = await signIn(browser);
    const id = await makeFront(page);
    await openDocument(page, id);
    const path = await giveAddress(page, 'drawn-day');
    await publishPage(page);
    expect((await fetch(new URL(path, SITE()))).status).toBe(200);

    const tomorrow = easternParts(Date.now() + DAY).date;
    const local = `${tomorrow}T12:00`;
    const { csrf } = (await (
      await page.request.get(new URL('/pf/editor/api/session', SITE()).href)
    ).json()) as { csrf: string };
    const answer = await page.request.post(
      new URL(`/pf/editor/api/documents/${id}/schedules`, SITE()).href,
      {
        headers: { 'x-csrf-token': csrf },
        data: { version: 1, publishAt: { local, zone: 'America/New_York' } },
      },
    );
    const { publishAt } = (await answer.json()) as { publishAt: string };
    expect(easternParts(Date.parse(publishAt))).toEqual({ date: tomorrow, time: '12:00' });
  });
});

function easternParts(moment: number): { date: string; time: string } {
  const [date = '', time = ''] = new Date(moment)
    .toLocaleString('sv-SE', { timeZone: 'America/New_York' })
    .split(' ');
  return { date, time: time.slice(0, 5) };
}
