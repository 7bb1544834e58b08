import type { Browser, Locator, Page } from 'playwright-core';
import { axe, layoutShifts, openBrowser, openPage, SITE } from './browser';
import { findPages, type PageKinds } from './pages';
import { headerKnows, makeAccount, newEmail, signIn } from './readerSteps';

const READER = { email: newEmail(), name: 'Ida B. Wells' };

let browser: Browser;
let pages: PageKinds;
let signedIn: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

beforeAll(async () => {
  browser = await openBrowser();
  pages = await findPages();
  await makeAccount(READER);
  const page = await openPage(browser, '/account/');
  await signIn(page, READER.email);
  await page.waitForURL('**/account/');
  signedIn = await page.context().storageState();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => browser.close());

/** The page as the reader has it, with the script of who is signed in at work. */
async function open(path: string, width = 1280, colorScheme: 'light' | 'dark' = 'light') {
  const page = await openPage(browser, path, {
    storageState: signedIn,
    viewport: { width, height: 900 },
    colorScheme,
  });
  await headerKnows(page, READER.email);
  return page;
}

const button = (page: Page, action: 'follow' | 'save') =>
  page.locator(`form[action$="/readers/${action}"] button`).first();
const pressed = (one: Locator, state: boolean) =>
  one.and(one.page().locator(`[aria-pressed="${state}"]`)).waitFor();
const said = (page: Page, words: string | RegExp) =>
  page.locator('[data-toast][data-show]').getByText(words).waitFor();
const listed = async (page: Page, list: 'following' | 'saved') => {
  await page.goto(new URL(`/account/${list}/`, SITE()).href);
  return page.getByRole('main').innerText();
};

describe('following (platform §6: notification dropdown)', () => {
  it('is done on the pages of authors, topics, teams, sections and games, and undone', async () => {
    const eagles = await (await fetch(new URL('/eagles', SITE()))).text();
    const game = /href="(\/eagles\/gamedaycentral\/\d+)"/.exec(eagles)?.[1] ?? '';
    const names: string[] = [];
    for (const path of [pages.author, pages.topic, '/food/', '/eagles', '/sports/']) {
      const page = await open(path);
      const one = button(page, 'follow');
      await pressed(one, false);
      const name = (await page.locator('h1').first().innerText()).trim();
      await one.click();
      await pressed(one, true);
      await said(page, `You follow ${name}.`);
      names.push(name);
      await page.context().close();
    }
    const page = await open(game);
    await pressed(page.getByRole('button', { name: 'Following Eagles' }), true);
    const list = await listed(page, 'following');
    for (const name of names) expect(list).toContain(name);
    await page.goto(new URL('/eagles', SITE()).href);
    const one = button(page, 'follow');
    await pressed(one, true);
    await one.click();
    await said(page, 'You no longer follow Eagles.');
    await pressed(one, false);
    expect(await listed(page, 'following')).not.toContain('Eagles');
  });

  it('is done at the end of a story, of its writer', async () => {
    const page = await open(pages.article);
    const bio = page.locator('.author-bio').first();
    const name = await bio.getByRole('heading').innerText();
    await pressed(bio.getByRole('button', { name: `Following ${name}` }), true);
  });

  it('leads who is signed out to sign in, and is done when they come back', async () => {
    const page = await openPage(browser, '/flyers');
    expect(await button(page, 'follow').getAttribute('aria-pressed')).toBeNull();
    await button(page, 'follow').click();
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
    await signIn(page, READER.email);
    await page.waitForURL(/\/flyers(?:#followed-team-flyers)?$/);
    await said(page, 'You follow Flyers.');
    await pressed(page.getByRole('button', { name: 'Following Flyers' }), true);
    // Said once.
    await page.waitForURL(/\/flyers$/);
  });

  it('needs no script: it comes back and says so', async () => {
    const page = await openPage(browser, '/sixers', {
      javaScriptEnabled: false,
      storageState: signedIn,
    });
    await button(page, 'follow').click();
    await page.waitForURL('**/sixers#followed-team-sixers');
    const note = page.locator('.reader-form__done:target');
    expect(await note.innerText()).toBe('You follow Sixers. All you follow');
    await note.getByRole('link').click();
    expect(await page.getByRole('main').innerText()).toContain('Sixers');
  });

  it('is not there on a site without accounts', async () => {
    const page = await openPage(browser, '/phillies');
    expect(await button(page, 'follow').isVisible()).toBe(true);
    await page.locator('[data-login]').evaluate((area) => area.removeAttribute('data-login'));
    expect(await button(page, 'follow').isVisible()).toBe(false);
  });
});

describe('saving a story', () => {
  it('is done beside the share tools, by keyboard, and undone', async () => {
    const page = await open(pages.article);
    const one = button(page, 'save');
    await pressed(one, false);
    await one.focus();
    await page.keyboard.press('Enter');
    await said(page, 'This story is saved.');
    await pressed(one, true);
    const title = await page.locator('h1').innerText();
    await page.reload();
    await pressed(page.getByRole('button', { name: 'Saved this story' }), true);
    expect(await listed(page, 'saved')).toContain(title);
    await page.goBack();
    await pressed(button(page, 'save'), true);
    await button(page, 'save').focus();
    await page.keyboard.press('Space');
    await said(page, 'This story is no longer saved.');
    expect(await listed(page, 'saved')).not.toContain(title);
  });

  it('leads who is signed out to sign in, without script too, and is done when they come back', async () => {
    const page = await openPage(browser, pages.article, { javaScriptEnabled: false });
    await button(page, 'save').click();
    await signIn(page, READER.email);
    await page.waitForURL(`**${pages.article}#saved-story`);
    await page.getByText('This story is saved.').waitFor();
    await page.getByRole('link', { name: 'All saved stories' }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Saved');
  });
});

describe('the buttons to follow and save', () => {
  it.each([
    [1280, 'light'],
    [768, 'dark'],
    [320, 'light'],
  ] as const)('move nothing and are accessible at %i px, %s', async (width, scheme) => {
    for (const path of [pages.article, pages.author, pages.topic, '/eagles']) {
      const page = await open(path, width, scheme);
      await page.locator('form[data-reader-form] [aria-pressed]').first().waitFor();
      expect([path, await layoutShifts(page)]).toEqual([path, []]);
      expect([path, await axe(page)]).toEqual([path, []]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect([path, overflow]).toEqual([path, 0]);
      await page.context().close();
    }
  });

  it('are the same HTML for all readers', async () => {
    const cookies = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const [mine, anybodys] = await Promise.all(
      [{ cookie: cookies }, {}].map(async (headers) =>
        (await fetch(new URL(pages.author, SITE()), { headers })).text(),
      ),
    );
    expect(mine).toBe(anybodys);
    expect(mine).not.toContain('aria-pressed');
  });
});
