import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser';
import { until } from './liveReader';
import { startBeside } from './startBeside';
import type { RunningSite } from './startSite';

/** Somebody else's service that tells readers from machines, with the calls of reCAPTCHA v3. */
let captcha: Server;
let asked: string[] = [];
let score = 0.9;
let site: RunningSite;
let browser: Browser;

const SCRIPT = `window.grecaptcha = {
  ready: (then) => then(),
  execute: (key, { action }) => Promise.resolve('token of ' + key + ' for ' + action),
};`;

beforeAll(async () => {
  captcha = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`.trim());
      const isScript = request.method === 'GET';
      response.writeHead(200, {
        'content-type': isScript ? 'text/javascript' : 'application/json',
      });
      response.end(isScript ? SCRIPT : JSON.stringify({ success: true, score }));
    });
  });
  await new Promise<void>((resolve) => {
    captcha.listen(0, '127.0.0.1', resolve);
  });
  const { port } = captcha.address() as AddressInfo;
  site = await startBeside('captcha', {
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET: 'shh',
    RECAPTCHA_BASE: `http://127.0.0.1:${port}/recaptcha/`,
  });
  browser = await openBrowser();
}, 300_000);
beforeEach(() => {
  asked = [];
  score = 0.9;
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  captcha.close();
});

const CARD = '.newsletter-card';

async function openCard(javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled,
  });
  const page = await context.newPage();
  await page.goto(new URL('/sports/', site.url).href, { waitUntil: 'load' });
  await page.locator(CARD).getByLabel('Email address').fill('reader@mail.example');
  return page;
}

describe('a newsletter form with reCAPTCHA (widgets §5)', () => {
  it('loads the script of others once it is sent, not before, and signs up with its token', async () => {
    const page = await openCard();
    expect(asked).toEqual([]);
    await page.locator(CARD).getByRole('button').click();
    await page.getByText('Thanks for signing up!').waitFor();
    expect(asked).toEqual([
      'GET /recaptcha/api.js?render=site',
      'POST /recaptcha/api/siteverify secret=shh&response=token+of+site+for+newsletter',
    ]);
  });

  it('comes back to who is taken for a machine, without a message', async () => {
    score = 0.1;
    const page = await openCard();
    await page.locator(CARD).getByRole('button').click();
    await until(
      () => asked.length,
      (requests) => requests === 2,
      60_000,
    );
    await page.locator(`${CARD} form:not(.is-sending)`).waitFor();
    await until(() => page.locator(CARD).getByRole('button').isEnabled(), Boolean, 60_000);
    expect(await page.locator(CARD).getByRole('button', { name: 'Sign up' }).isVisible()).toBe(
      true,
    );
    expect(await page.getByText('Thanks for signing up!').count()).toBe(0);
  });

  it('leads to the sign-in without script', async () => {
    const page = await openCard(false);
    await page.locator(CARD).getByRole('button').click();
    await page.getByRole('heading', { name: 'You are not signed up yet' }).waitFor();
    expect(await page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/account/newsletters/',
    );
    expect(asked).toEqual([]);
  });
});
