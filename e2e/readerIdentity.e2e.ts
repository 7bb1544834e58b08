import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { readersClient, readersClientSecret } from '../services/identity/readersClient';
import { axe, expectSteady, openBrowser, SITE } from './browser';
import { mailTo } from './outbox';
import { headerKnows, linkTo, newEmail, openWindow, registerByMail, signIn } from './readerSteps';

let browser: Browser;
let authorization = '';

beforeAll(async () => {
  browser = await openBrowser();
  const file = join(process.env['BROADSHEET_E2E_DATA']!, 'secrets.json');
  const { identitySecret } = JSON.parse(readFileSync(file, 'utf8')) as { identitySecret: string };
  const { id, secret } = readersClient(readersClientSecret(identitySecret));
  authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
});
afterAll(() => browser.close());

const IDENTITY = () => `${SITE()}/gateway/identity`;
const callback = () => `${SITE()}/gateway/readers/callback`;

/**
 * Begins to sign in, as the site's back end for readers does: shows the page, or comes back for who is signed in.
 * @returns who came back
 */
async function begin(page: Page, returnTo = '/news/') {
  const verifier = randomBytes(32).toString('base64url');
  const url = new URL(`${IDENTITY()}/auth`);
  url.search = new URLSearchParams({
    client_id: readersClient('').id,
    response_type: 'code',
    redirect_uri: callback(),
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'e2e',
    return_to: returnTo,
  }).toString();
  await page.goto(url.href);
  return async (): Promise<object> => {
    await page.waitForURL(`${callback()}?**`);
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: new URL(page.url()).searchParams.get('code') ?? '',
      redirect_uri: callback(),
      code_verifier: verifier,
    });
    const answer = await fetch(`${IDENTITY()}/token`, {
      method: 'POST',
      body,
      headers: { authorization },
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const who = await fetch(`${IDENTITY()}/me`, { headers: { authorization: `Bearer ${token}` } });
    return (await who.json()) as object;
  };
}

/** Makes an account by the mail, and is signed in: at the identity service and, led on by it, at the site. */
async function register(page: Page, email: string): Promise<void> {
  await begin(page);
  await registerByMail(page, email);
  await page.waitForURL(`${SITE()}/news/`);
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('a reader', () => {
  it('creates an account by mail, is signed in, and signs in with a passkey later', async () => {
    const email = newEmail();
    const page = await openWindow(browser);
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await register(page, email);
    const who = await begin(page);
    const known = await who();
    expect(known).toMatchObject({ email, email_verified: true, name: 'Ida B. Wells' });

    await page.goto(`${IDENTITY()}/passkeys`);
    await page.getByLabel('Name of a new passkey (optional)').fill('My phone');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('heading', { name: 'My phone' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('This device already has a passkey for your account.').waitFor();

    await page.context().clearCookies();
    const again = await begin(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    expect(await again()).toEqual(known);

    await page.goto(`${IDENTITY()}/passkeys`);
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await page.getByText('You have no passkeys yet.').waitFor();
    await page.context().clearCookies();
    await begin(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('This passkey does not sign you in here.').waitFor();
    await page.context().close();
  });

  it('changes name, email and password without script, and keeps the session here', async () => {
    const [email, next] = [newEmail(), newEmail()];
    const page = await openWindow(browser, { javaScriptEnabled: false });
    await register(page, email);
    const phone = await openWindow(browser);
    await phone.goto(`${SITE()}/account/newsletters/`);
    await signIn(phone, email);
    await phone.waitForURL(`${SITE()}/account/newsletters/`);
    await phone.getByRole('checkbox').first().check();
    await phone.getByRole('button', { name: 'Save' }).click();
    await phone.getByText('Your choices were saved.').waitFor();

    await page.goto(`${SITE()}/account/`);
    await page.getByRole('link', { name: 'Name', exact: true }).click();
    await page.getByLabel('Name').fill('Elizabeth Cochrane');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Your name was changed.').waitFor();
    expect(await page.locator('main').textContent()).toContain('Elizabeth Cochrane');

    await page.getByRole('link', { name: 'Email', exact: true }).click();
    await page.getByLabel('New email').fill(next);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.goto(await linkTo(next));
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByText('Your email address was changed.').waitFor();
    await mailTo(email, 'The address of your account was changed');

    await phone.goto(`${SITE()}/news/`);
    await headerKnows(phone, next);
    await phone.goto(`${SITE()}/account/newsletters/`);
    expect(await phone.getByRole('checkbox').first().isChecked()).toBe(true);

    await page.getByRole('link', { name: 'Password', exact: true }).click();
    await page.getByLabel('New password').fill('a new phrase to remember');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Your password was changed.').waitFor();
    expect(await page.locator('main').textContent()).toContain(next);
    await mailTo(next, 'Your password was changed');
    await phone.goto(`${SITE()}/account/`);
    await signIn(phone, next, 'a new phrase to remember');
    await phone.waitForURL(`${SITE()}/account/`);
    await Promise.all([page, phone].map((one) => one.context().close()));
  });

  it('needs no script to register, to forget a password, and to sign in by a link on another device', async () => {
    const email = newEmail();
    const page = await openWindow(browser, { javaScriptEnabled: false });
    await register(page, email);
    expect(await (await begin(page))()).toMatchObject({ email });

    const phone = await openWindow(browser, { javaScriptEnabled: false });
    await begin(phone);
    expect(await phone.getByText('passkey').isVisible()).toBe(false);
    await phone.getByLabel('Email').fill(email);
    await phone.getByRole('button', { name: 'Email me a link to sign in' }).click();
    await phone.getByRole('heading', { name: 'Check your email' }).waitFor();
    const desk = await openWindow(browser);
    await desk.goto(await linkTo(email));
    await desk.getByRole('button', { name: 'Sign in' }).click();
    await desk.waitForURL(`${SITE()}/news/`);
    expect(await (await begin(desk))()).toMatchObject({ email });

    await begin(phone);
    await phone.getByLabel('Email').fill(email);
    await phone.getByRole('button', { name: 'Forgot your password?' }).click();
    await phone.getByRole('heading', { name: 'Check your email' }).waitFor();
    await phone.goto(await linkTo(email));
    await phone.getByRole('heading', { name: 'Choose a password' }).waitFor();
    await phone.getByLabel('Password', { exact: true }).fill('a new phrase to remember');
    await phone.getByRole('button', { name: 'Set password' }).click();
    expect(await (await begin(phone))()).toMatchObject({ email });
    // The others are signed out.
    await begin(desk);
    await desk.getByRole('heading', { name: 'Sign in' }).waitFor();
    for (const one of [page, phone, desk]) await one.context().close();
  });

  it('is one of the demo with one click, by the keyboard', async () => {
    const page = await openWindow(browser);
    const who = await begin(page);
    await page.getByRole('button', { name: 'Subscribed' }).focus();
    await page.keyboard.press('Enter');
    expect(await who()).toMatchObject({ email: 'subscriber@readers.example' });
    await page.context().close();
  });

  it.each([
    ['light', 1280],
    ['dark', 390],
    ['light', 320],
  ] as const)(
    'finds pages without axe violations, shifts or overflow: %s, %i px',
    async (colorScheme, width) => {
      const email = newEmail();
      const page = await openWindow(browser, { colorScheme, viewport: { width, height: 900 } });
      const check = async (heading: string): Promise<void> => {
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        expect(await axe(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expectSteady(page, 0.1);
      };
      await begin(page);
      await check('Sign in');
      await page.getByRole('button', { name: 'Create a free account' }).click();
      await check('Create a free account');
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByText('Enter an email address').waitFor();
      await check('Create a free account');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await check('Check your email');
      await page.goto(await linkTo(email));
      await check('Create your account');
      await page.getByRole('button', { name: 'Create account' }).click();
      await check('Create your account');
      await page.getByRole('button', { name: 'Continue without a password' }).click();
      await page.waitForURL(`${SITE()}/news/`);
      await begin(page);
      await page.waitForURL(`${callback()}?**`);
      for (const [path, heading] of [
        ['passkeys', 'Passkeys'],
        ['name', 'Name'],
        ['email', 'Email address'],
        ['password', 'Password'],
      ] as const) {
        await page.goto(`${IDENTITY()}/${path}`);
        await check(heading);
      }
      await page.context().close();
    },
  );
});
