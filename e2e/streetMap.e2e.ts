import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { axe, layoutShifts, openBrowser, SITE } from './browser';

const GUIDE = '/food/restaurants/';

let browser: Browser;
let tile: Buffer;

beforeAll(async () => {
  browser = await openBrowser();
  tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#f2efe9' } })
    .png()
    .toBuffer();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => browser.close());

interface Outside extends BrowserContextOptions {
  /** What the host of the pictures does. */
  host?: 'works' | 'fails';
  hasPrivacyControl?: boolean;
}

/** A page whose requests to other hosts are noted; the host of the map's pictures is not on this network. */
async function openGuide(path: string, outside: Outside = {}) {
  const { host = 'works', hasPrivacyControl = false, ...options } = outside;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  if (hasPrivacyControl)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
  const asked: URL[] = [];
  await context.route(
    (url) => url.protocol === 'https:',
    async (route) => {
      asked.push(new URL(route.request().url()));
      await (host === 'works'
        ? route.fulfill({ contentType: 'image/png', body: tile })
        : route.abort());
    },
  );
  const page = await context.newPage();
  await page.goto(new URL(path, SITE()).href);
  await page.locator('.place-map').first().scrollIntoViewIfNeeded();
  return { page, asked };
}

const offer = (page: Page) => page.getByRole('button', { name: 'Show a street map' });
const streets = (page: Page) => page.getByRole('region', { name: 'Street map' });
const drawn = (page: Page) => page.locator('.place-map__drawn');

async function showStreets(page: Page): Promise<void> {
  await offer(page).click();
  await streets(page).locator('.leaflet-tile-loaded').first().waitFor();
}

describe('the street map of the restaurant guide', () => {
  it('asks nobody outside before the reader says so, and then only who was named', async () => {
    const { page, asked } = await openGuide(GUIDE);
    await page.getByText('openstreetmap.org, which then sees your internet address').waitFor();
    expect(asked).toEqual([]);
    await showStreets(page);
    expect([...new Set(asked.map(({ host }) => host))]).toEqual(['tile.openstreetmap.org']);
    expect(asked.every(({ pathname }) => /^\/\d+\/\d+\/\d+\.png$/.test(pathname))).toBe(true);
    const credit = streets(page).getByRole('link', { name: '© OpenStreetMap contributors' });
    expect(await credit.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
    expect(await drawn(page).isVisible()).toBe(false);
    expect(await axe(page)).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
  });

  it('has a pin for each place, which opens its name, which leads to its page', async () => {
    const { page } = await openGuide(`${GUIDE}?region=Center+City`);
    const rows = page.locator('.place-row__name');
    const names = await rows.allInnerTexts();
    await showStreets(page);
    const pins = streets(page).getByRole('button', { name: /^\d+: / });
    const pin = await pins.first().getAttribute('aria-label');
    const [, number = '', name = ''] = /^(\d+): (.*)$/.exec(pin ?? '') ?? [];
    expect(names[Number(number) - 1]).toBe(name);
    await pins.first().click();
    await streets(page).getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('works by keys: places that stand close together are one pin that zooms to them', async () => {
    const { page } = await openGuide(GUIDE);
    await showStreets(page);
    const many = streets(page).getByRole('button', { name: /here, show them$/ });
    const before = await streets(page)
      .getByRole('button', { name: /^\d+: / })
      .count();
    await many.first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      document.activeElement?.classList.contains('street-map__sight'),
    );
    // Zoomed in, with the focus still on the map.
    await page.keyboard.press('Tab');
    const pin = streets(page)
      .getByRole('button', { name: /^\d+: / })
      .first();
    await pin.focus();
    await page.keyboard.press('Enter');
    await streets(page).locator('.leaflet-popup a[href^="/food/"]').waitFor();
    expect(before).toBeGreaterThan(0);
  });

  it('comes by itself once a reader asked for it, until the drawn map is asked for', async () => {
    const { page, asked } = await openGuide('/food/best/the-76/');
    await showStreets(page);
    await page.goto(new URL(GUIDE, SITE()).href);
    await page.locator('.place-map').scrollIntoViewIfNeeded();
    await streets(page).locator('.leaflet-tile-loaded').first().waitFor();
    await page.getByRole('button', { name: 'Back to the drawn map' }).click();
    expect(await drawn(page).isVisible()).toBe(true);
    expect(await streets(page).count()).toBe(0);
    const before = asked.length;
    await page.reload();
    await page.locator('.place-map').scrollIntoViewIfNeeded();
    await page.locator('.place-map__offer button:enabled').waitFor();
    expect(asked).toHaveLength(before);
  });

  it('never comes by itself for those who want no tracking', async () => {
    const { page, asked } = await openGuide(GUIDE, { hasPrivacyControl: true });
    await showStreets(page);
    const before = asked.length;
    await page.reload();
    await page.locator('.place-map').scrollIntoViewIfNeeded();
    await page.locator('.place-map__offer button:enabled').waitFor();
    expect(asked).toHaveLength(before);
    expect(await drawn(page).isVisible()).toBe(true);
  });

  it('says so where its host does not answer, and the drawn map is a press away', async () => {
    const { page } = await openGuide(GUIDE, { host: 'fails' });
    await offer(page).click();
    await page.getByRole('status').getByText('openstreetmap.org does not answer').waitFor();
    await page.getByRole('button', { name: 'Back to the drawn map' }).click();
    expect(await drawn(page).isVisible()).toBe(true);
  });

  it('says so where it cannot be loaded, and may be asked for again', async () => {
    const { page } = await openGuide(GUIDE);
    await page.locator('.place-map__offer button:enabled').waitFor();
    await page.route('**/pf/dist/**', (route) => route.abort());
    await offer(page).click();
    await page.getByText('The street map could not be loaded. Please try again.').waitFor();
    expect(await drawn(page).isVisible()).toBe(true);
    await page.unroute('**/pf/dist/**');
    await showStreets(page);
  });

  it('shows the one place of a page', async () => {
    const { page } = await openGuide(GUIDE);
    await page.getByRole('link', { name: 'Velour', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Velour' }).waitFor();
    await showStreets(page);
    await streets(page).getByRole('button', { name: 'Velour' }).waitFor();
  });

  it('leaves one finger to the page, and fits a phone', async () => {
    const { page } = await openGuide('/food/best/the-76/', {
      viewport: { width: 320, height: 700 },
      hasTouch: true,
      isMobile: true,
    });
    await showStreets(page);
    const touch = await streets(page)
      .locator('.street-map__sight')
      .evaluate((map) => getComputedStyle(map).touchAction);
    expect(touch).toBe('pan-x pan-y');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await axe(page)).toEqual([]);
  });

  it('is not offered without script', async () => {
    const { page } = await openGuide(GUIDE, { javaScriptEnabled: false });
    expect(await offer(page).isVisible()).toBe(false);
    expect(await drawn(page).isVisible()).toBe(true);
  });
});
