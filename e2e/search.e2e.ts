import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { axe, layoutShifts, openBrowser, openPage } from './browser';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function withPage(
  path: string,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await openPage(browser, path, options);
  try {
    await act(page);
  } finally {
    await page.context().close();
  }
}

const marks = (page: Page) => page.locator('.search-results mark').allInnerTexts();

describe('search (widgets §2)', () => {
  it('is narrowed without script, and the address says how', async () => {
    await withPage('/search?query=eagles', { javaScriptEnabled: false }, async (page) => {
      expect((await marks(page)).every((word) => /^eagles?$/i.test(word))).toBe(true);
      expect(await marks(page)).not.toEqual([]);
      await page.getByLabel('Section', { exact: true }).selectOption('Eagles');
      await page.getByLabel('Date', { exact: true }).selectOption('Past year');
      await page.getByRole('button', { name: 'Apply filters' }).click();
      const asked = new URL(page.url()).searchParams;
      expect([asked.get('query'), asked.get('section'), asked.get('since')]).toEqual([
        'eagles',
        '/eagles',
        'year',
      ]);
      expect(await page.getByLabel('Section', { exact: true }).inputValue()).toBe('/eagles');
      expect(await page.locator('.river__item').count()).toBeGreaterThan(0);
      await page.getByRole('link', { name: 'Clear filters' }).click();
      expect(new URL(page.url()).search).toBe('?query=eagles');
    });
  });

  it('leaves empty filters out of the address with script', async () => {
    await withPage('/search?query=eagles', {}, async (page) => {
      await page
        .locator('[data-block="search-results-block/search-results"][data-alive]')
        .waitFor();
      await page.getByLabel('Type', { exact: true }).selectOption('Stories');
      await page.getByRole('button', { name: 'Apply filters' }).click();
      await page.waitForURL('**/search?query=eagles&type=story');
    });
  });

  it('shows what was meant where no story has what was typed', async () => {
    await withPage('/search?query=egales', { javaScriptEnabled: false }, async (page) => {
      expect(await page.getByText('No story has “egales.”').isVisible()).toBe(true);
      expect(await page.locator('.river__item').count()).toBeGreaterThan(0);
      await page.getByRole('link', { name: 'eagles', exact: true }).click();
      expect(page.url()).toContain('/search?query=eagles');
    });
  });

  it('suggests in the header while one types: by keyboard, without faults, and nothing moves', async () => {
    await withPage('/', {}, async (page) => {
      // With the fonts at hand: what they move when they come late is measured elsewhere.
      await page.evaluate(() => document.fonts.ready);
      await page.reload();
      await page.locator('[data-block="header-block/header"][data-alive]').waitFor();
      await page.getByRole('button', { name: 'Search', exact: true }).first().click();
      await page.keyboard.type('eagle');
      const options = page.getByRole('option');
      await options.first().waitFor();
      expect(await page.getByRole('option', { selected: true }).count()).toBe(0);
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      expect(await page.getByRole('option', { selected: true }).innerText()).toBe('Eagles');
      expect(await layoutShifts(page)).toEqual([]);
      // The first Escape closes the list, the second the sheet.
      await page.keyboard.press('Escape');
      expect(await options.count()).toBe(0);
      expect(await page.getByRole('combobox').isVisible()).toBe(true);
      await page.keyboard.type('s');
      await options.first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/eagles/');
    });
  });

  it('searches for what is typed where no suggestion is chosen', async () => {
    await withPage('/search', {}, async (page) => {
      const input = page.locator('#search-results-query');
      await page
        .locator('[data-block="search-results-block/search-results"][data-alive]')
        .waitFor();
      await input.click();
      await input.pressSequentially('trolley');
      await page.getByRole('option').first().waitFor();
      await input.press('Enter');
      await page.waitForURL('**/search?query=trolley');
      expect(await page.locator('.river__item').count()).toBeGreaterThan(0);
    });
  });
});
