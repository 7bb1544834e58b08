import type { Browser } from 'playwright-core';
import { axe, expectSteady, openBrowser, openPage, SITE } from './browser';
import { htmlFaults } from './html';
import { HUB_PAGES } from './pages';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(HUB_PAGES)('the page %s', (path) => {
  it('is valid HTML, has nothing for axe to find, and does not move on a small phone', async () => {
    const response = await fetch(new URL(path, SITE()));
    expect(response.status).toBe(200);
    expect((await htmlFaults(await response.text())).slice(0, 10)).toEqual([]);
    const page = await openPage(browser, path, { viewport: { width: 320, height: 700 } });
    expect(await axe(page)).toEqual([]);
    await expectSteady(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});

describe('without script', () => {
  it('Today’s Paper leads to its stories, to its sections and to the paper before', async () => {
    const page = await openPage(browser, '/todays-paper/', { javaScriptEnabled: false });
    const lead = page.locator('.printed--lead h3 a');
    expect(await lead.textContent()).toMatch(/\S/);
    const story = await fetch(new URL((await lead.getAttribute('href'))!, SITE()));
    expect(story.status).toBe(200);
    await page.getByRole('link', { name: 'C Sports' }).click();
    expect(page.url()).toContain('#section-C');
    await page.getByRole('link', { name: 'Day before' }).click();
    expect(page.url()).toMatch(/\/todays-paper\/\d{4}-\d\d-\d\d$/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'The paper of the day',
    );
    await page.getByRole('link', { name: 'Day after' }).click();
    expect(new URL(page.url()).pathname).toBe('/todays-paper/');
    await page.context().close();
  });

  it('the arts guide shows one venue by an address', async () => {
    const page = await openPage(browser, '/arts/', { javaScriptEnabled: false });
    const all = await page.locator('.listing').count();
    await page.getByRole('link', { name: /^Cathcart Hall/ }).click();
    expect(page.url()).toContain('?venue=cathcart-hall');
    const shown = await page.locator('.listing__where strong').allTextContents();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(all);
    expect(new Set(shown)).toEqual(new Set(['Cathcart Hall']));
    await page.context().close();
  });
});
