import type { Browser, Page } from 'playwright-core';
import { axe, openBrowser, openPage, SITE } from './browser';
import { signIn } from './editorPage';
import { until } from './liveReader';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await signIn(browser, {}, '/pf/editor/listings');
});
afterAll(() => browser.close());

const state = (on: Page, text: string) =>
  on.locator('.save').getByText(text, { exact: true }).waitFor();
const save = async (on = page) => {
  await on.getByRole('button', { name: /^Save/ }).click();
  await state(on, 'Saved');
};
const shows = (on = page) => on.getByRole('checkbox', { name: 'Readers see this restaurant' });
const field = (name: string, on = page) => on.getByLabel(name, { exact: true });
const nameField = () => page.getByRole('textbox', { name: /^Name/ });
/** What readers get of a page. */
const ask = async (path: string) => {
  const answer = await fetch(new URL(path, SITE()));
  return { status: answer.status, text: await answer.text() };
};
/** The site hears of a change a moment after it is stored; an answer of its cache would live for a minute. */
const comes = (path: string, isRight: (answer: { status: number; text: string }) => boolean) =>
  until(
    async () => isRight(await ask(path)),
    (seen) => seen,
    20_000,
  );
const guideShows = (words: string, isShown = true) =>
  comes('/food/restaurants/', ({ text }) => text.includes(words) === isShown);
const open = async (name: string) => {
  await page.goto(new URL('/pf/editor/listings', SITE()).href);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
  await page.getByText('1 listing', { exact: true }).waitFor();
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name }).waitFor();
};

describe('the places of the restaurant guide', () => {
  const name = `The Copper Ladle ${Math.random().toString(36).slice(2, 8)}`;
  let path = '';

  it('are listed, found by name, and one is made that readers don’t see yet', async () => {
    await page.getByRole('link', { name: 'Kusina Dalawa' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'New restaurant' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name }).waitFor();
    expect(await shows().isChecked()).toBe(false);
    path = /\/food\/\S+/.exec(await page.locator('.listing__shown').innerText())?.[0] ?? '';
    expect((await ask(path)).status).toBe(404);
  });

  it('are written as a form, and stand on their page once readers may see them', async () => {
    await field('Neighborhood or town').fill('Callowhill');
    await field('Price, from').selectOption({ label: '$' });
    await field('Price, to').selectOption({ label: '$$' });
    await field('Description').fill('Order the **duck broth**.\n\nCash only.');
    await field('Address').fill('233 N. 10th St., Philadelphia, Pa. 19107');
    await field('Phone').fill('215-555-0144');
    await field('Website').fill('https://copperladle.example');
    expect(await axe(page)).toEqual([]);
    await save();
    expect((await ask(path)).status).toBe(404);
    await shows().check();
    await save();
    const [reader] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'See the page' }).click(),
    ]);
    await reader.getByRole('heading', { level: 1, name }).waitFor();
    const shown = await reader.locator('main').innerText();
    for (const words of ['Callowhill', '233 N. 10th St.', 'Cash only.'])
      expect(shown).toContain(words);
    expect(await reader.locator('main strong', { hasText: 'duck broth' }).count()).toBe(1);
    expect(await reader.getByRole('link', { name: /215-555-0144/ }).getAttribute('href')).toBe(
      'tel:2155550144',
    );
    await reader.close();
    await guideShows(name);
  });

  it('that someone else saved meanwhile are not overwritten: the fields that differ are shown', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await field('Neighborhood or town', other).fill('Chinatown');
    await field('Neighborhood or town').fill('Poplar');
    await save();
    await other.getByRole('button', { name: /^Save/ }).click();
    const dialog = other.getByRole('dialog');
    const region = dialog.getByRole('listitem').filter({ hasText: 'Neighborhood or town' });
    await region.waitFor();
    expect(await region.getByRole('definition').allTextContents()).toEqual(['Chinatown', 'Poplar']);
    expect(await axe(other)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await dialog.waitFor({ state: 'detached' });
    await state(other, 'Saved');
    await other.close();
    await comes(path, ({ text }) => text.includes('Chinatown'));
  });

  it('say what is wrong, and lose nothing of what was typed', async () => {
    await page.reload();
    await field('Website').fill('no address');
    await page.getByText(/enter a url/i).waitFor();
    await field('Neighborhood or town').fill('Poplar');
    await nameField().fill('');
    await page.getByRole('button', { name: 'Save for readers' }).click();
    await page.getByRole('alert').getByText('Name: This field is required.').waitFor();
    expect(await field('Neighborhood or town').inputValue()).toBe('Poplar');
    await nameField().fill(name);
    await page.getByRole('button', { name: 'Save again' }).click();
    await state(page, 'Saved');
    await comes(path, ({ text }) => text.includes('Poplar'));
  });

  it('are gone for readers at once where that is said', async () => {
    await shows().uncheck();
    await save();
    await comes(path, ({ status }) => status === 404);
    await guideShows(name, false);
  });

  it('stand in the guide as they were saved, a moment later', async () => {
    await open('Kusina Dalawa');
    const before = await field('Description').inputValue();
    const words = 'A journey ate here, and would again.';
    await field('Description').fill(words);
    await save();
    await guideShows(words);
    await field('Description').fill(before);
    await save();
    await guideShows(words, false);
  });

  it('are in the log, with who saved them', async () => {
    await page.goto(new URL('/pf/editor/log', SITE()).href);
    await page.getByText('Saved the listing “Kusina Dalawa”.').first().waitFor();
    await page.getByText(`Made the listing “${name}”.`).first().waitFor();
  });

  it('are written on a phone, without scrolling sideways', async () => {
    const phone = await openPage(browser, '/');
    await phone.context().addCookies(await page.context().cookies());
    await phone.setViewportSize({ width: 320, height: 700 });
    for (const at of ['/pf/editor/listings', '/pf/editor/listings/restaurant-kusina-dalawa']) {
      await phone.goto(new URL(at, SITE()).href);
      await phone.getByText('Kusina Dalawa').first().waitFor();
      const excess = await phone.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    }
    await phone.context().close();
  });
});
