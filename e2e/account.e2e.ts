import type { Browser, Page } from 'playwright-core';
import { axe, openBrowser, SITE } from './browser';
import { makeAccount, newEmail, signIn } from './readerSteps';

/** An account of this run alone. */
const account = { email: newEmail(), name: 'Ida <b>B.</b> Wells' };
const PAGES = ['', 'subscription/', 'following/', 'saved/', 'devices/', 'data/'];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  await makeAccount(account);
});
afterAll(() => browser.close());

/** A browser that wanted to see a page of the account, and has signed in for it, without script. */
async function openAccount(path = ''): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(new URL(`/account/${path}`, SITE()).href);
  await signIn(page, account.email);
  return page;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

describe('The account of a reader (platform §6)', () => {
  it('is reached by signing in, tells who they are, and has no accessibility fault on any page', async () => {
    const page = await openAccount();
    expect(new URL(page.url()).pathname).toBe('/account/');
    expect(await heading(page)).toBe('Profile');
    expect(await page.locator('main').textContent()).toContain(account.name);
    const scripted = await browser.newContext({
      storageState: await page.context().storageState(),
    });
    const looked = await scripted.newPage();
    for (const path of PAGES) {
      await looked.goto(new URL(`/account/${path}`, SITE()).href);
      expect([path, await axe(looked)]).toEqual([path, []]);
      const isWider = await looked.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      expect([path, isWider]).toEqual([path, false]);
    }
    // Where the text is twice as large as the reader's phone has room for.
    await looked.setViewportSize({ width: 390, height: 844 });
    for (const path of PAGES) {
      await looked.goto(new URL(`/account/${path}`, SITE()).href);
      const over = await looked.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        return document.documentElement.scrollWidth - window.innerWidth;
      });
      expect([path, over]).toEqual([path, 0]);
    }
    const { cookies } = await scripted.storageState();
    expect(cookies.find(({ name }) => name === 'broadsheet_reader')).toMatchObject({
      value: 'in',
      httpOnly: false,
    });
    expect(cookies.find(({ name }) => name === 'broadsheet_session')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(await looked.evaluate(() => document.cookie)).not.toContain('broadsheet_session');
  });

  it('is used by keyboard: past the list of pages, and to another page', async () => {
    const page = await openAccount('following/');
    await page.locator('body').press('Tab'); // the nameplate
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())!.x).toBeGreaterThanOrEqual(0);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => document.activeElement?.textContent?.trim());
      if (at === 'Saved') break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account/saved/');
    expect(await heading(page)).toBe('Saved');
  });

  it('shows cached pages who is signed in, until they sign out', async () => {
    const page = await openAccount('devices/');
    const looked = await (
      await browser.newContext({ storageState: await page.context().storageState() })
    ).newPage();
    await looked.goto(new URL('/', SITE()).href);
    expect(await looked.evaluate(() => document.documentElement.dataset['readerState'])).toBe('in');
    await looked.goto(new URL('/account/devices/', SITE()).href);
    await looked.getByRole('button', { name: 'Sign out everywhere' }).click();
    expect(await heading(looked)).toBe('You are signed out');
    await looked.goto(new URL('/', SITE()).href);
    expect(await looked.evaluate(() => document.documentElement.dataset['readerState'])).toBe(
      'out',
    );
    await page.reload();
    expect(await heading(page)).toBe('Sign in');
  });

  it('is deleted after signing in once more, and then there is nothing', async () => {
    const page = await openAccount('data/');
    await page.getByRole('link', { name: 'Sign in to delete' }).click();
    expect(await heading(page)).toBe('Sign in');
    await signIn(page, account.email);
    expect(new URL(page.url()).pathname).toBe('/account/data/');
    await page.getByLabel(`Delete the account of ${account.email}`).check();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    expect(await heading(page)).toBe('Your account is deleted');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
      'broadsheet_session',
    );
    // The account to sign in with is gone, too.
    await page.context().clearCookies();
    await page.goto(new URL('/account/', SITE()).href);
    await signIn(page, account.email);
    expect(await page.getByRole('alert').textContent()).toContain(
      'The email or password is wrong.',
    );
  });
});
