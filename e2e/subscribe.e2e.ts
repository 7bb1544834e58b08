import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { axe, expectSteady, openBrowser, SITE } from './browser';
import { until } from './liveReader';
import { mailsTo } from './outbox';
import { newEmail, openWindow, PASSWORD, registerByMail } from './readerSteps';

const REVIEW = '/gateway/subscriptions/checkout';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The words of the newest mail to somebody that has these, once there is one. */
async function mailWith(email: string, words: string): Promise<string> {
  const find = () => mailsTo(email).findLast((mail) => mail.words.includes(words));
  await until(find, Boolean, 60_000);
  return find()!.words;
}

const go = (page: Page, path: string) => page.goto(new URL(path, SITE()).href);
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const readerCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'broadsheet_reader')?.value ?? null;
/** What of the facts of a subscription stands beside a name. */
const fact = (page: Page, name: string) =>
  page.locator(`dt:text-is("${name}") + dd`).first().textContent();

/** Chooses a plan on a cached page, and makes an account on the way: ends where the plan is looked at. */
async function registerOnTheWay(page: Page, email: string): Promise<void> {
  await go(page, '/subscribe_today/');
  await page.getByRole('button', { name: 'Choose Digital', exact: true }).click();
  expect(pathOf(page)).toBe(REVIEW);
  await page.getByRole('link', { name: 'Sign in or create an account' }).click();
  await registerByMail(page, email);
  await page.waitForURL(`**${REVIEW}?**`);
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pay/ }).click();
}

async function subscribe(page: Page, email: string): Promise<void> {
  await registerOnTheWay(page, email);
  await page.getByLabel(/I agree to pay \$12 a month until I cancel/).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(page, '4242 4242 4242 4242');
  await page.waitForURL('**/account/subscription/?done=subscribed');
}

describe('a reader who subscribes', () => {
  it('makes an account on the way, pays once a card is good, and changes, cancels and resumes', async () => {
    const email = newEmail();
    const page = await openWindow(browser);
    await registerOnTheWay(page, email);
    expect(await fact(page, 'Today')).toBe('$1');
    expect(await page.locator('main').textContent()).toContain('at $12 a month, until you cancel');
    expect(await axe(page)).toEqual([]);
    await page.getByLabel(/I agree to pay \$12 a month until I cancel/).check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();

    expect(await heading(page)).toBe('Pay $1');
    await payWith(page, '4000 0000 0000 0002');
    expect(await page.getByRole('alert').textContent()).toContain('Your card was declined');
    expect(await axe(page)).toEqual([]);
    expect(await readerCookie(page)).toBe('in');
    await payWith(page, '4000 0000 0000 0069');
    expect(await page.getByRole('alert').textContent()).toContain('Your card has expired');
    await payWith(page, '4242 4242 4242 4242');
    await page.waitForURL('**/account/subscription/?done=subscribed');
    expect(await page.getByRole('status').textContent()).toContain('Thank you for subscribing');
    expect(await readerCookie(page)).toBe('subscribed');
    expect(await fact(page, 'Status')).toBe('Active');
    expect(await fact(page, 'Next payment')).toMatch(/^\$12 on /);
    expect(await axe(page)).toEqual([]);
    expect(await mailWith(email, 'Thank you for subscribing')).toContain(
      'at $12 a month, until you cancel.',
    );

    await go(page, '/');
    expect(await page.locator('.header__subscribe:visible, .subscriber-bar:visible').count()).toBe(
      0,
    );
    await go(page, '/gateway/subscriptions/e-edition');
    expect(pathOf(page)).toBe('/upgrade/');
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
    expect(await heading(page)).toBe('Subscription');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: /^Pay \$\d.* and change$/ }).click();
    expect(await page.getByRole('status').textContent()).toBe('Your plan has changed.');
    expect(await readerCookie(page)).toBe('subscribed.ads-free.premium');
    await mailWith(email, 'You have Premium, paid by the month.');
    await go(page, '/upgrade/');
    expect(await page.getByText('Your subscription has the e-edition.').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Upgrade to Premium' }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Open Today’s Paper' }).click();
    expect(pathOf(page)).toBe('/todays-paper/');

    await go(page, '/account/subscription/');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    expect(await fact(page, 'Status')).toMatch(/^Canceled, ends /);
    expect(await fact(page, 'Next payment')).toBe('None: you canceled');
    expect(await readerCookie(page)).toBe('subscribed.ads-free.premium');
    expect(await axe(page)).toEqual([]);
    await mailWith(email, 'Your subscription is canceled');
    await page.getByRole('button', { name: 'Resume subscription' }).click();
    expect(await fact(page, 'Status')).toBe('Active');

    await go(page, '/subscribe_loggedin/');
    expect(
      await page.getByRole('button', { name: 'Choose Digital', exact: true }).isVisible(),
    ).toBe(false);
    await go(page, `${REVIEW}?plan=digital&interval=month`);
    expect(await heading(page)).toBe('You already subscribe');
    await page.context().close();
  });

  it('does all of it without script, on a narrow phone', async () => {
    const page = await openWindow(browser, {
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    await subscribe(page, newEmail());
    expect(await fact(page, 'Status')).toBe('Active');
    expect(await overflow(page)).toBe(0);
    await page.getByRole('link', { name: 'Change to Premium, $20 a month' }).click();
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: /and change$/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Premium', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('button', { name: 'Resume subscription' }).click();
    expect(await fact(page, 'Status')).toBe('Active');
    await page.context().close();
  });

  it('is charged nothing more once the account is deleted', async () => {
    const page = await openWindow(browser);
    const email = newEmail();
    await subscribe(page, email);
    await go(page, '/account/data/');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    const everything = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
      payments: { state: { status: string } }[];
    };
    expect(everything.payments.map(({ state }) => state.status)).toEqual(['active']);
    await page.getByRole('link', { name: 'Sign in to delete' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByLabel(/^Delete the account of/).check();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    expect(await heading(page)).toBe('Your account is deleted');
    await page.context().close();
  });
});

describe('the pages of subscribing', () => {
  it.each([
    '/subscribe_today/',
    '/subscribe_loggedin/',
    '/upgrade/',
    `${REVIEW}?plan=premium&interval=year`,
  ])('%s can be used by everyone, at every width, and does not move', async (path) => {
    const page = await openWindow(browser);
    await go(page, path);
    expect(await axe(page)).toEqual([]);
    // The letters of plain pages are exchanged once theirs are there.
    await expectSteady(page, path.startsWith('/gateway/') ? 0.01 : 0.001);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await overflow(page)]).toEqual([width, 0]);
    }
    await page.context().close();
  });

  it('show one price at a time, by how often one pays, without script', async () => {
    const page = await openWindow(browser, { javaScriptEnabled: false });
    await go(page, '/subscribe_today/');
    const shown = () => page.locator('.subscribe-plans__price:visible strong').allTextContents();
    expect(await shown()).toEqual(['$1', '$16', '$20']);
    await page.getByRole('radio', { name: /Yearly/ }).check({ force: true });
    expect(await shown()).toEqual(['$119', '$159', '$199']);
    await page.getByRole('button', { name: 'Choose Premium' }).click();
    expect(await fact(page, 'Today')).toBe('$199');
    await page.context().close();
  });

  it('hold nothing of a reader: caches may keep them for all', async () => {
    for (const path of ['/subscribe_today/', '/upgrade/']) {
      const ask = async (cookie: string) => {
        const response = await fetch(new URL(path, SITE()), { headers: { cookie } });
        expect(response.headers.get('cache-control')).toContain('s-maxage');
        expect(response.headers.get('set-cookie')).toBeNull();
        return response.text();
      };
      expect(await ask('broadsheet_reader=subscribed.premium')).toBe(await ask(''));
    }
  });

  it('are not offered to a subscriber, who is told only that', async () => {
    const page = await openWindow(browser);
    for (const path of ['/subscribe_loggedin/', '/subscribe_today/']) {
      // Nobody is signed in: what the page asks takes it away again.
      await page
        .context()
        .addCookies([{ name: 'broadsheet_reader', value: 'subscribed', url: SITE() }]);
      await go(page, path);
      expect(await heading(page)).toBe('You are a subscriber.');
      const words = await page.locator('.subscribe-plans').innerText();
      expect(words).not.toMatch(/Add a subscription|One step more|Subscribe to/);
      expect(await axe(page)).toEqual([]);
    }
    await page.context().close();
  });

  it('are led to by the bar on phones: signed out, signed in, and not for subscribers', async () => {
    // A window each: what a page asks who reads may be answered after the next page is asked for.
    const openAs = async (state: string) => {
      const page = await openWindow(browser, { viewport: { width: 390, height: 800 } });
      await page.context().addCookies([{ name: 'broadsheet_reader', value: state, url: SITE() }]);
      await go(page, '/news/');
      return { page, bar: page.locator('.subscriber-bar:visible') };
    };
    for (const [state, path] of [
      ['', '/subscribe_today/'],
      ['in', '/subscribe_loggedin/'],
    ] as const) {
      const { page, bar } = await openAs(state);
      await bar.click();
      await page.waitForURL(`**${path}*`);
      await page.context().close();
    }
    const { page, bar } = await openAs('subscribed');
    expect(await bar.count()).toBe(0);
    await page.context().close();
  });
});
