import type { Browser, Page } from 'playwright-core';
import { axe, openBrowser, openPage, SITE } from './browser';
import { openAs } from './readerSteps';

const GUIDE = '/food/restaurants/';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => browser.close());

const names = (page: Page) => page.locator('.place-row__name').allInnerTexts();
/** Presses the button to save, once the script knows the reader, and waits for what is said. */
async function save(page: Page, words: string): Promise<void> {
  await page.locator('form[action$="/readers/save"] button[aria-pressed="false"]').first().click();
  await page.locator('[data-toast][data-show]').getByText(words).waitFor();
}
const graphOf = async (page: Page) => {
  const data = await page.locator('script[type="application/ld+json"]').innerText();
  return (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'];
};

describe('the restaurant guide', () => {
  it('is filtered without script: cuisine, place, price and The 76, each filter taken off by a link', async () => {
    const page = await openPage(browser, GUIDE, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe('40 places');
    expect(await names(page)).toHaveLength(40);

    await page.locator('select[name="cuisine"]').selectOption('Italian');
    await page.getByRole('checkbox', { name: /The 76/ }).check();
    await page.getByRole('button', { name: 'Show places' }).click();
    await page.waitForURL(/cuisine=Italian/);
    expect((await names(page)).sort()).toEqual(['Cinque Cugini', 'La Marchigiana']);
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(
      '2 of 40 places',
    );

    await page.locator('select[name="price"]').selectOption('$');
    await page.getByRole('button', { name: 'Show places' }).click();
    expect(await names(page)).toEqual(['Cinque Cugini']);

    await page.getByRole('link', { name: /Remove the filter Italian/ }).click();
    expect(await page.locator('select[name="cuisine"]').inputValue()).toBe('');
    expect(await page.locator('select[name="price"]').inputValue()).toBe('$');
    expect((await names(page)).length).toBeGreaterThan(1);
    expect(await page.getByRole('button', { name: 'Near me' }).isVisible()).toBe(false);
  });

  it('leads to the page of each place, and search engines to all of them in order', async () => {
    const page = await openPage(browser, GUIDE);
    const items = (await graphOf(page)).find((node) => node['@type'] === 'ItemList');
    expect(items).toMatchObject({ numberOfItems: 40 });
    await page.getByRole('link', { name: 'Velour', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Velour' }).waitFor();
    const place = (await graphOf(page)).find((node) => node['@type'] === 'Restaurant');
    expect(place).toMatchObject({ name: 'Velour', priceRange: '$$$-$$$$' });
    await page.getByRole('link', { name: 'Restaurants', exact: true }).click();
    await page.waitForURL(`**${GUIDE}`);
  });

  it('sorts by what is near the reader, who is asked only at the press of the button', async () => {
    const page = await openPage(browser, GUIDE, {
      geolocation: { latitude: 38.95, longitude: -74.91 },
      permissions: ['geolocation'],
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Near me' }).click();
    await page
      .getByRole('status')
      .getByText(/^Closest first: Skiff & Sons/)
      .waitFor();
    expect((await names(page))[0]).toBe('Skiff & Sons');
    // Where the reader is goes nowhere.
    expect(asked.filter((url) => /38\.9|74\.9/.test(url))).toEqual([]);
  });

  it('has a map whose pins lead where the names in the list do', async () => {
    const page = await openPage(browser, `${GUIDE}?region=Center+City`);
    const [first = ''] = await names(page);
    await page.locator('a.place-map__pin').first().click();
    await page.getByRole('heading', { level: 1, name: first }).waitFor();
  });

  it.each([320, 390, 768, 1280])('fits %i px, and axe finds nothing', async (width) => {
    const page = await openPage(browser, GUIDE, { viewport: { width, height: 900 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await axe(page)).toEqual([]);
  });
});

describe('best-of lists', () => {
  it('rank their places; one that there is not is not found', async () => {
    const page = await openPage(browser, '/food/best/the-76/');
    const listed = await names(page);
    expect(listed[0]).toContain('Hollow Brook Inn');
    expect(listed).toHaveLength(10);
    expect(await axe(page)).toEqual([]);
    expect((await fetch(new URL('/food/best/nothing/', SITE()))).status).toBe(404);
  });

  it('are led to by the places on them', async () => {
    const page = await openPage(browser, GUIDE);
    await page.getByRole('link', { name: 'Kusina Dalawa', exact: true }).click();
    await page.getByRole('link', { name: 'Featured on The 76' }).click();
    await page.getByRole('heading', { level: 1, name: 'The 76' }).waitFor();
  });
});

describe('a review', () => {
  it('shows the place that it is about, with the way to its page', async () => {
    const html = await (await fetch(new URL('/food/', SITE()))).text();
    const review = /href="(\/food\/review-kusina-dalawa[^"]+)"/.exec(html)?.[1] ?? '';
    const page = await openPage(browser, review);
    const places = page.getByRole('region', { name: 'In this story' });
    await places.getByRole('link', { name: 'Kusina Dalawa' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kusina Dalawa' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

describe('a place that a reader saved', () => {
  it('is on their list under Places, beside the stories, and goes from there', async () => {
    const page = await openAs(browser, 'Logged In', GUIDE);
    await page.getByRole('link', { name: 'Velour', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Velour' }).waitFor();
    await save(page, 'This place is saved.');
    await page.goto(new URL('/account/saved/', SITE()).href);
    const groups = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await groups.allInnerTexts()).toEqual(['Places']);

    const html = await (await fetch(new URL('/food/', SITE()))).text();
    const review = /href="(\/food\/review-kusina-dalawa[^"]+)"/.exec(html)?.[1] ?? '';
    await page.goto(new URL(review, SITE()).href);
    await save(page, 'This story is saved.');
    await page.goto(new URL('/account/saved/', SITE()).href);
    expect(await groups.allInnerTexts()).toEqual(['Stories', 'Places']);
    const places = page.locator('main section').filter({ has: page.getByText('Places') });
    expect(await places.getByRole('link').allInnerTexts()).toEqual(['Velour']);
    expect(await axe(page)).toEqual([]);

    await page.getByRole('button', { name: 'Remove: Velour' }).click();
    await page.getByText('Removed.').waitFor();
    expect(await groups.count()).toBe(0);
    await page.getByRole('button', { name: /^Remove: / }).click();
    await page.getByText('You have nothing saved yet.').waitFor();
  });
});
