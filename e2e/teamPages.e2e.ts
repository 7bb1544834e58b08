import type { Browser } from 'playwright-core';
import { axe, boxOf, expectSteady, openBrowser, openPage, SITE } from './browser';
import { htmlFaults } from './html';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => browser?.close());

describe('the pages of a team', () => {
  it.each(['/eagles', '/phillies', '/sixers', '/flyers', '/soccer'])(
    '%s has news, schedule and standings',
    async (path) => {
      const page = await openPage(browser, path);
      expect(await page.locator('.section-front .card').count()).toBeGreaterThan(1);
      expect(await page.locator('.schedule tbody tr').count()).toBeGreaterThan(2);
      expect(await page.locator('.standings tr.is-local').count()).toBe(1);
      expect(await axe(page)).toEqual([]);
      await expectSteady(page, 0.001);
    },
  );

  it.each(['/eagles/schedule', '/flyers/standings'])('%s is a page of its own', async (path) => {
    const html = await (await fetch(new URL(path, SITE()))).text();
    expect(await htmlFaults(html)).toEqual([]);
    const page = await openPage(browser, path, { viewport: { width: 320, height: 800 } });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(overflow).toBe(false);
  });

  it('keep the teams in sight where a table is wider than the page', async () => {
    const page = await openPage(browser, '/flyers/standings', {
      viewport: { width: 320, height: 800 },
    });
    const frame = page.locator('.standings__frame').first();
    await frame.focus();
    await frame.evaluate((element) => (element.style.inlineSize = '220px'));
    await frame.evaluate((element) => element.scrollTo({ left: 60, behavior: 'instant' }));
    const outer = await boxOf(page, '.standings__frame');
    const team = await boxOf(page, '.standings__table tbody .standings__team');
    expect(team.x).toBeCloseTo(outer.x, 0);
  });

  it('lead to a calendar', async () => {
    const page = await openPage(browser, '/eagles/schedule');
    const href = await page
      .getByRole('link', { name: 'Add to your calendar' })
      .getAttribute('href');
    const calendar = await fetch(new URL(href!, SITE()));
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect(await calendar.text()).toContain('BEGIN:VEVENT');
  });
});
