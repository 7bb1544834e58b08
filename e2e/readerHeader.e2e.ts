import type { Browser, Page } from 'playwright-core';
import { axe, layoutShifts, openBrowser, openPage, SITE } from './browser';
import { ingest, withdraw } from './ingest';
import { headerKnows, makeAccount, newEmail, openAs, signIn } from './readerSteps';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => browser.close());

const header = (page: Page) => page.locator('.header');
const accountButton = (page: Page) => page.locator('.header__sign-in');
const menu = (page: Page) => page.locator('#account-menu');
const bell = (page: Page) => page.locator('.header__bell');
const list = (page: Page) => page.locator('#notifications');

/** The words of what the account menu offers now. */
async function offered(page: Page): Promise<string[]> {
  await accountButton(page).click();
  const all = menu(page).locator('.header-account__signed-in li');
  await all.last().waitFor();
  return all.evaluateAll((items) =>
    items.filter((item) => item.checkVisibility()).map((item) => (item as HTMLElement).innerText),
  );
}

/** The offers to subscribe that are seen in the header. */
const offers = (page: Page) =>
  header(page)
    .locator('a[href*="/subscribe_"]')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
    );

describe('the header of who is signed in (platform §6, widgets §2)', () => {
  it('shows their email and their menu, leads to their page for subscribing, and signs them out', async () => {
    const page = await openAs(browser, 'Logged In', '/news/');
    await headerKnows(page, 'reader@readers.example');
    expect(await accountButton(page).innerText()).toContain('reader@readers.example');
    expect(await offered(page)).toEqual([
      'Subscribe',
      'Manage account',
      'Support local news',
      'Sign out',
    ]);
    expect(await menu(page).locator('.header-account__email').innerText()).toBe(
      'reader@readers.example',
    );
    expect(await axe(page)).toEqual([]);
    expect(new Set(await offers(page))).toEqual(new Set(['/subscribe_loggedin/']));
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.matches('.header__sign-in'));

    await offered(page);
    await menu(page).getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    await page.goto(new URL('/news/', SITE()).href);
    expect(await accountButton(page).innerText()).toBe('Sign in');
    expect(new Set(await offers(page))).toEqual(new Set(['/subscribe_today/']));
  });

  it.each([1280, 390])('asks no subscriber to subscribe, at %i px', async (width) => {
    const page = await openAs(browser, 'Subscribed', '/news/', {
      viewport: { width, height: 844 },
    });
    await headerKnows(page, 'subscriber@readers.example');
    expect(await offers(page)).toEqual([]);
    expect(await header(page).locator('.subscriber-bar').first().isVisible()).toBe(false);
    expect(await offered(page)).toEqual(['Manage account', 'Support local news', 'Sign out']);
    expect(await axe(page)).toEqual([]);
  });

  it.each([
    ['Logged In', 1280, 'light'],
    ['Logged In', 390, 'dark'],
    ['Subscribed', 320, 'light'],
    ['Ads-free', 768, 'dark'],
  ] as const)('moves nothing for %s at %i px, %s', async (who, width, colorScheme) => {
    const page = await openAs(browser, who, '/news/', {
      viewport: { width, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.reload();
    await page.locator('[data-reader-email]:not(:empty)').first().waitFor({ state: 'attached' });
    expect(await layoutShifts(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBe(0);
    await bell(page).click();
    await list(page).getByText('Nothing new yet.').waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it.each([1280, 390])(
    'says where it hangs that the session has ended, at %i px',
    async (width) => {
      const page = await openAs(browser, 'Logged In', '/news/', {
        viewport: { width, height: 844 },
      });
      await headerKnows(page, 'reader@readers.example');
      await bell(page).click();
      await list(page).getByText('Nothing new yet.').waitFor();
      const before = await list(page).boundingBox();
      await page.keyboard.press('Escape');
      await page.context().clearCookies({ name: 'broadsheet_session' });
      await bell(page).click();
      await list(page).getByText('You are signed out.').waitFor();
      expect(await list(page).boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
      expect(await accountButton(page).innerText()).toMatch(/^Sign in/i);
      expect(await axe(page)).toEqual([]);
      await list(page).getByRole('link', { name: 'Sign in' }).click();
      await headerKnows(page, 'reader@readers.example');
    },
  );

  it('tells of a story by who they follow, as new until they looked', async () => {
    const email = newEmail();
    const writer = `writer-${email.split('@')[0]}`;
    const title = `What ${writer} found out`;
    await makeAccount({ email, name: 'Ida' });
    await ingest({ _id: writer, type: 'author', name: writer });
    const page = await openPage(browser, `/account/sign-in/?to=/author/${writer}`);
    await signIn(page, email);
    await page.waitForURL(`**/author/${writer}`);
    await headerKnows(page, email);
    await page.locator('.author-front .reader-form__button[aria-pressed="false"]').click();
    await page.locator('.author-front .reader-form__button[aria-pressed="true"]').waitFor();
    await page.getByText(`You follow ${writer}.`, { exact: true }).waitFor();

    const date = new Date().toISOString();
    await ingest({
      _id: writer,
      type: 'story',
      version: '0.10.9',
      canonical_url: `/news/${writer}.html`,
      headlines: { basic: title },
      display_date: date,
      first_publish_date: date,
      credits: { by: [{ _id: writer, type: 'author', version: '0.10.9', name: writer }] },
      content_elements: [{ type: 'text', content: 'She read every page of it.' }],
    });
    try {
      await page.goto(new URL('/news/', SITE()).href);
      await page.getByRole('button', { name: 'Notifications: 1 new' }).click();
      const entry = list(page).locator('li').first();
      expect(await entry.textContent()).toMatch(new RegExp(`^New: ${title}${writer} · `));
      await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
      expect(await axe(page)).toEqual([]);
      await entry.getByRole('link').click();
      await page.waitForURL(`**/news/${writer}.html`);
      await headerKnows(page, email);
      await bell(page).click();
      await list(page).getByRole('link', { name: title, exact: true }).waitFor();
      expect(await bell(page).getAttribute('data-unread')).toBeNull();
    } finally {
      await withdraw(writer);
    }
  });
});
