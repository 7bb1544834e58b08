import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { SITE } from './browser';
import { mailsTo } from './outbox';

/** Steps that readers take on the site and in their mail, for journeys. */

export const PASSWORD = 'the light of truth upon them';

/** Readers of the demo, by the button that signs them in. */
export type DemoReader = 'Logged In' | 'Subscribed' | 'Ads-free' | 'Staff';

/** A site, and where its data lie. */
interface Site {
  url: string;
  dataDir: string;
}

/** The site of the journey. */
export const ownSite = (): Site => ({
  url: SITE(),
  dataDir: process.env['BROADSHEET_E2E_DATA']!,
});

/** An address that no other test has. */
export const newEmail = () => `reader-${randomBytes(6).toString('hex')}@daily.example`;

/** Token with which the newsroom's systems call the services. */
export function accessToken({ dataDir } = ownSite()): string {
  const secrets = readFileSync(join(dataDir, 'secrets.json'), 'utf8');
  return (JSON.parse(secrets) as { accessToken: string }).accessToken;
}

/** Makes an account with a password, as staff does. */
export async function makeAccount(account: { email: string; name: string }): Promise<void> {
  const made = await fetch(new URL('/gateway/identity/accounts', SITE()), {
    method: 'POST',
    body: JSON.stringify({ ...account, password: PASSWORD }),
    headers: { authorization: `Bearer ${accessToken()}`, 'content-type': 'application/json' },
  });
  if (made.status !== 201) throw new Error(`${account.email}: ${made.status}`);
}

/** Fills in the form of the sign-in page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A window of its own in which the policy of our pages is kept. */
export async function openWindow(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      throw new Error(message.text());
  });
  return page;
}

/** A page of a browser in which a reader of the demo has signed in, at a path of the site. */
export async function openAs(
  browser: Browser,
  who: DemoReader,
  path: string,
  { site = ownSite(), ...options }: BrowserContextOptions & { site?: Site } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const to = encodeURIComponent(path);
  await page.goto(new URL(`/account/sign-in/?to=${to}`, site.url).href);
  await page.getByRole('button', { name: who, exact: true }).click();
  await page.waitForURL(new URL(path, site.url).href);
  return page;
}

/** Links that were given out: each is good once. */
const taken = new Set<string>();

/** The link in a mail of our identity service to somebody that no step has had, once it is there. */
export async function linkTo(email: string, site = ownSite()): Promise<string> {
  for (;;) {
    const links = mailsTo(email, site.dataDir).flatMap(
      ({ words }) => /http\S+\/link\/[\w-]{43}/.exec(words)?.[0] ?? [],
    );
    const fresh = links.findLast((link) => !taken.has(link));
    if (fresh !== undefined) {
      taken.add(fresh);
      return fresh;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Makes an account from the sign-in page, by mail, with a name and a password. */
export async function registerByMail(page: Page, email: string, site = ownSite()): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Create a free account' }).click();
  await page.getByRole('heading', { name: 'Create a free account' }).waitFor();
  // Nothing is asked twice.
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.goto(await linkTo(email, site));
  await page.getByLabel('Name (optional)').fill('Ida B. Wells');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Has the script of who is signed in at work: their email is in the header. */
export async function headerKnows(page: Page, email: string): Promise<void> {
  await page.locator('.header [data-reader-email]').filter({ hasText: email }).first().waitFor({
    state: 'attached',
  });
}
