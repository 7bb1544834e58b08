import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { axe, expectSteady, openBrowser, SITE } from './browser';

const IDENTITY = '/gateway/identity';
/** Where the page editor waits for who signed in; here a page that says so. */
const EDITOR = '**/pf/editor**';

/** Accounts of this run alone. */
const someone = (name: string) => ({
  email: `e2e-${randomBytes(6).toString('hex')}@broadsheet.example`,
  name,
  password: 'the light of truth upon them',
});
const account = someone('Ida B. Wells');
const colleague = someone('Nelly Bly');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  const secrets = readFileSync(join(process.env['BROADSHEET_E2E_DATA']!, 'secrets.json'), 'utf8');
  const { accessToken } = JSON.parse(secrets) as { accessToken: string };
  for (const body of [account, colleague]) {
    const made = await fetch(new URL(`${IDENTITY}/accounts`, SITE()), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    });
    expect(made.status).toBe(201);
  }
});
afterAll(() => browser.close());

/** The address at which an editor is sent to sign in. */
function signInAddress(): string {
  const url = new URL(`${IDENTITY}/auth`, SITE());
  url.search = new URLSearchParams({
    client_id: 'broadsheet-editor',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${SITE()}/pf/editor/callback`,
    state: 'e2e',
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

interface Settings {
  javaScriptEnabled?: boolean;
  colorScheme?: 'light' | 'dark';
  width?: number;
}

async function openSignIn({ width = 1280, ...settings }: Settings = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...settings });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      throw new Error(message.text());
  });
  await page.route(EDITOR, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The editor</h1>' }),
  );
  await page.goto(signInAddress());
  return page;
}

async function send(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** px that a page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('signing in', () => {
  it('needs the keyboard alone, and leads back to the editor', async () => {
    const page = await openSignIn();
    await page.locator('#email:focus').waitFor();
    await page.keyboard.type(account.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pf/editor/callback?*');
    expect(new URL(page.url()).searchParams.get('code')).toBeTruthy();
    await page.context().close();
  });

  it('needs no script', async () => {
    const page = await openSignIn({ javaScriptEnabled: false });
    expect(await page.getByText('Show password').isVisible()).toBe(false);
    await send(page, account.email, 'wrong, alas');
    expect(await page.getByRole('alert').textContent()).toContain('is wrong');
    await send(page, account.email, account.password);
    await page.waitForURL('**/pf/editor/callback?*');
    await page.context().close();
  });

  it('shows the password on request only, and never in an address or a page', async () => {
    const page = await openSignIn();
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('seen only by me');
    expect(await field.getAttribute('type')).toBe('password');
    await page.getByLabel('Show password').check();
    expect(await field.getAttribute('type')).toBe('text');
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.content()).not.toContain('seen only by me');
    expect(page.url()).not.toContain('seen');
    expect(await page.getByLabel('Email').inputValue()).toBe(account.email);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('password');
    await page.context().close();
  });

  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 320],
    ['dark', 320],
  ] as const)(
    'has no axe violations, shifts or overflow: %s, %i px',
    async (colorScheme, width) => {
      const page = await openSignIn({ colorScheme, width });
      const check = async (): Promise<void> => {
        expect(await axe(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expectSteady(page, 0.1);
      };
      await check();
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('Enter your password.').waitFor();
      await check();
      await send(page, someone('Nobody').email, 'wrong, alas');
      await page.getByText('The email or password is wrong.').waitFor();
      await check();
      await page.context().clearCookies();
      await page.reload();
      await page.getByText('This page has expired').waitFor();
      await check();
      await page.context().close();
    },
  );

  it('begins again where the page has expired', async () => {
    const page = await openSignIn();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Enter your password.').waitFor();
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await page.getByText('The editor').waitFor();
    await page.context().close();
  });
});

describe('signing out', () => {
  it('is asked for, done, and said; by one who wants it', async () => {
    const page = await openSignIn({ colorScheme: 'dark', width: 320 });
    await send(page, account.email, account.password);
    await page.waitForURL('**/pf/editor/callback?*');
    const end = new URL(`${IDENTITY}/session/end?client_id=broadsheet-editor`, SITE()).href;
    await page.goto(end);
    expect(await axe(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Stay signed in' }).click();
    await page.goto(signInAddress());
    await page.waitForURL('**/pf/editor/callback?*');

    await page.goto(end);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto(signInAddress());
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.context().close();
  });
});

describe('signing in as somebody else', () => {
  it('ends the first session and goes on', async () => {
    const page = await openSignIn();
    await send(page, account.email, account.password);
    await page.waitForURL('**/pf/editor/callback?*');
    const first = new URL(page.url()).searchParams.get('code');
    await page.goto(`${signInAddress()}&prompt=login`);
    await send(page, colleague.email, colleague.password);
    await page.waitForURL((url) => {
      const code = url.searchParams.get('code');
      return code !== null && code !== first;
    });
    await page.context().close();
  });
});
