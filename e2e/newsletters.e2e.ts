import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { axe, expectSteady, openBrowser, openPage, SITE } from './browser';
import { htmlFaults } from './html';
import { until } from './liveReader';
import { mailsTo, mailTo, type Mail } from './outbox';
import { newEmail } from './readerSteps';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => browser?.close());

const linkIn = (words: string) => /http\S+\/newsletters\/\S+/.exec(words)?.[0] ?? '';
const ofSite = (link: string) => new URL(link).pathname + new URL(link).search;

async function signUpWithoutScript(address: string, path = '/sports/'): Promise<Page> {
  const page = await openPage(browser, path, { javaScriptEnabled: false });
  const card = page.locator('.newsletter-card');
  await card.getByLabel('Email address').fill(address);
  await card.getByRole('button').click();
  await page.getByRole('heading', { name: 'Thanks for signing up!' }).waitFor();
  return page;
}

/** Signs up and confirms, without script; gives the mail that this brings. */
async function subscribe(address: string): Promise<Mail> {
  const page = await signUpWithoutScript(address);
  const { words } = await mailTo(address, 'Confirm');
  await page.goto(linkIn(words));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Thanks for signing up!' }).waitFor();
  return mailTo(address, 'You are signed up');
}

/** The path of a story that offers a newsletter before its last paragraph. */
async function storyWithForm(): Promise<string> {
  const food = await (await fetch(new URL('/food/', SITE()))).text();
  const paths = new Set(
    [...food.matchAll(/href="(\/food\/[^"]+\.html)"/g)].map(([, path]) => path!),
  );
  for (const path of paths) {
    const html = await (await fetch(new URL(path, SITE()))).text();
    if (html.includes('class="inline-newsletter"')) return path;
  }
  throw new Error('No story about food offers a newsletter.');
}

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(new URL(url, SITE()), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('signing up for a newsletter (widgets §4)', () => {
  it('without script leads to a page, a mail and a button, and only then counts', async () => {
    const address = newEmail();
    const page = await signUpWithoutScript(address);
    expect(await page.getByRole('main').innerText()).toContain('Open the email we sent you');
    await page.getByRole('link', { name: 'Go back' }).click();
    expect(new URL(page.url()).pathname).toBe('/sports/');

    const { words, head } = await mailTo(address, 'Confirm: Sports Daily');
    expect(words).toContain('You asked for Sports Daily.');
    expect(head).not.toContain('List-Unsubscribe');
    await page.goto(linkIn(words));
    await page.getByRole('heading', { name: 'Confirm your sign-up' }).waitFor();
    expect(mailsTo(address)).toHaveLength(1);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Look for Sports Daily in your inbox.').waitFor();
    expect((await mailTo(address, 'You are signed up')).words).toContain('Sports Daily.');
    await page.getByRole('link', { name: 'All newsletters' }).click();
    expect(new URL(page.url()).pathname).toBe('/newsletters/');
  });

  it('and leaving it, have pages that are accessible and valid, on a phone in the dark too', async () => {
    const address = newEmail();
    const page = await openPage(browser, '/', {
      viewport: { width: 390, height: 800 },
      colorScheme: 'dark',
    });
    const look = async (path: string): Promise<void> => {
      await page.goto(new URL(path, SITE()).href);
      expect(await axe(page)).toEqual([]);
      expect(await htmlFaults(await page.content())).toEqual([]);
    };
    await signUpWithoutScript(address);
    const { words } = await mailTo(address, 'Confirm');
    await look(ofSite(linkIn(words)));
    await page.getByRole('button', { name: 'Confirm' }).click();
    const welcome = await mailTo(address, 'You are signed up');
    await look(ofSite(/Unsubscribe: (\S+)/.exec(welcome.words)![1]!));
    await look('/gateway/newsletters/confirm?key=used');
  });

  it('can be confirmed once; a link that is opened again says that it is done, until the reader leaves', async () => {
    const address = newEmail();
    const { head } = await subscribe(address);
    const link = linkIn(mailsTo(address)[0]!.words);
    const page = await openPage(browser, ofSite(link));
    await page.getByRole('heading', { name: 'You are signed up already' }).waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    const key = new URL(link).searchParams.get('key')!;
    const again = await post('/gateway/newsletters/confirm', `key=${key}`);
    expect([again.status, await again.text()]).toEqual([
      200,
      expect.stringContaining('You are signed up already'),
    ]);
    const leave = /List-Unsubscribe: <(\S+)>/.exec(head)![1]!;
    await post(ofSite(leave), 'List-Unsubscribe=One-Click');
    await page.reload();
    await page.getByRole('heading', { name: /^This link/ }).waitFor();
    expect((await post('/gateway/newsletters/confirm', `key=${key}`)).status).toBe(410);
    expect(mailsTo(address)).toHaveLength(2);
  });

  it('with script stays on the page and thanks; the data layer learns which list, not who', async () => {
    const address = newEmail();
    const page = await openPage(browser, '/sports/');
    const card = page.locator('.newsletter-card');
    const scripts = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('.js'))
            .length,
      );
    await card.scrollIntoViewIfNeeded();
    await page.locator('[data-block^="newsletter-card"][data-alive]').waitFor();
    const before = await scripts();
    await card.getByLabel('Email address').fill(address);
    await until(scripts, (now) => now > before, 60_000);
    await card.getByLabel('Email address').press('Enter');
    await page.getByText('Thanks for signing up!').waitFor();
    expect(await card.innerText()).toContain('Open the email we sent you');
    expect(new URL(page.url()).pathname).toBe('/sports/');
    expect(await card.locator('form').isVisible()).toBe(false);
    const layer = await page.evaluate(
      () => (window as unknown as { dataLayer: { event: string }[] }).dataLayer,
    );
    expect(layer.filter(({ event }) => event === 'email-signup')).toMatchObject([
      { newsletter_id: 'SPORTS-DAILY-ALL', newsletter_sailthru_name: 'Sports Daily' },
    ]);
    expect(JSON.stringify(layer)).not.toContain(address);
    expect((await mailTo(address, 'Confirm: Sports Daily')).words).toContain(
      '/newsletters/confirm',
    );
  });

  it('gives the form back, with what was typed, when it fails', async () => {
    const page = await openPage(browser, '/sports/');
    const card = page.locator('.newsletter-card');
    const answer = page.waitForResponse(/gateway\/newsletters\/subscribe$/);
    // Browsers take it for an address, the service does not.
    await card.getByLabel('Email address').fill('reader@localhost');
    await card.getByRole('button').click();
    expect((await answer).status()).toBe(400);
    await page
      .locator('.newsletter-card form:not(.is-sending) input[type="email"]:enabled')
      .waitFor();
    expect(await card.getByRole('button', { name: 'Sign up' }).isEnabled()).toBe(true);
    expect(await card.getByLabel('Email address').inputValue()).toBe('reader@localhost');
    expect(new URL(page.url()).pathname).toBe('/sports/');
  });

  it('is done in the text of a story as well', async () => {
    const address = newEmail();
    const story = await storyWithForm();
    const page = await openPage(browser, story);
    const form = page.locator('.inline-newsletter');
    await form.getByLabel('Email address').fill(address);
    await form.getByRole('button').click();
    await page.getByText('Thanks for signing up!').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(story);
    expect((await mailTo(address, 'Confirm: Let')).words).toContain('/newsletters/confirm');
  });

  it.each([
    ['with', {}],
    ['without', { javaScriptEnabled: false }],
  ] satisfies [string, BrowserContextOptions][])(
    'takes several with one address on the page of all, %s script',
    async (_name, options) => {
      const address = newEmail();
      const page = await openPage(browser, '/newsletters/', options);
      for (const name of ['Clout', 'Let', 'The e-edition'])
        await page.getByRole('checkbox', { name: new RegExp(name) }).check();
      await page.getByLabel('Email address').fill(address);
      await page.getByLabel('ZIP code (optional)').fill('19103');
      await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
      await page.getByText('Thanks for signing up!').waitFor();
      const { words } = await mailTo(address, 'Confirm');
      expect(words).toContain("You asked for Let's Eat, Clout and The e-edition.");
    },
  );
});

describe('leaving a newsletter (RFC 8058)', () => {
  it('is one press in a mail program, without a cookie', async () => {
    const address = newEmail();
    const { head } = await subscribe(address);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = /List-Unsubscribe: <(\S+)>/.exec(head)![1]!;
    expect(link).not.toContain(address);
    const answer = await post(ofSite(link), 'List-Unsubscribe=One-Click', {
      'sec-fetch-site': 'cross-site',
    });
    expect([answer.status, answer.redirected, answer.headers.get('set-cookie')]).toEqual([
      200,
      false,
      null,
    ]);
    // Signing up anew is new: had the first not ended, no second mail would come.
    await subscribeAgain(address);
  });

  it('shows a button to who opens the link, and nothing is left before it is pressed', async () => {
    const address = newEmail();
    const { words } = await subscribe(address);
    const link = /Unsubscribe: (\S+)/.exec(words)![1]!;
    const page = await openPage(browser, ofSite(link), { javaScriptEnabled: false });
    await page.getByRole('heading', { name: 'Unsubscribe from Sports Daily?' }).waitFor();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText('You will no longer get Sports Daily.').waitFor();
    await subscribeAgain(address);
  });

  it('is not possible with a link that is forged', async () => {
    const { words } = await subscribe(newEmail());
    const link = ofSite(/Unsubscribe: (\S+)/.exec(words)![1]!);
    const forged = link.replace('SPORTS-DAILY-ALL', 'all');
    expect((await post(forged, 'List-Unsubscribe=One-Click')).status).toBe(404);
    const page = await openPage(browser, forged);
    await page.getByRole('heading', { name: 'This link is incomplete' }).waitFor();
  });

  async function subscribeAgain(address: string): Promise<void> {
    const welcomes = () =>
      mailsTo(address).filter(({ head }) => head.includes('Subject: You are signed up')).length;
    const page = await signUpWithoutScript(address);
    await until(
      () => mailsTo(address).length,
      (mails) => mails === 3,
      60_000,
    );
    await page.goto(linkIn(mailsTo(address).at(-1)!.words));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await until(welcomes, (mails) => mails === 2, 60_000);
  }
});

describe('what must not be', () => {
  it.each([
    [
      'a form of another site',
      'newsletter=CLOUT&email=a%40b.example',
      { 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['a list that does not exist', 'newsletter=NONE&email=a%40b.example', {}, 400],
    [
      'a header in an address',
      'newsletter=CLOUT&email=a%40b.example%0D%0ABcc%3A+x%40y.example',
      {},
      400,
    ],
  ])('is refused: %s', async (_name, body, headers, status) => {
    expect((await post('/gateway/newsletters/subscribe', body, headers)).status).toBe(status);
  });

  it('is that a stranger reads or changes what someone gets', async () => {
    const reads = [
      '/gateway/salesforce/user-subscribed-newsletter?email=a%40b.example',
      '/gateway/sailthru/rest/user/a%40b.example?key=email',
    ].map((path) => fetch(new URL(path, SITE())));
    const changes = ['/gateway/salesforce/newsletter', '/gateway/sailthru/rest/user'].map((path) =>
      post(path, '{}', { 'content-type': 'application/json' }),
    );
    for (const answer of await Promise.all([...reads, ...changes])) expect(answer.status).toBe(401);
  });
});

describe('the page of all newsletters (platform §9)', () => {
  it.each([
    [390, 'light'],
    [768, 'dark'],
    [1280, 'light'],
  ] as const)('is accessible and keeps still at %i px, %s', async (width, colorScheme) => {
    const page = await openPage(browser, '/newsletters/', {
      viewport: { width, height: 900 },
      colorScheme,
    });
    expect(await axe(page)).toEqual([]);
    for (let y = 0; y < 2400; y += 800) await page.evaluate((top) => window.scrollTo(0, top), y);
    await expectSteady(page, 0.001);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(overflow).toBe(false);
  });

  it('has no #emailpreferences for who is signed out (platform §2)', async () => {
    const page = await openPage(browser, '/newsletters/#emailpreferences');
    expect(await page.locator('#emailpreferences').count()).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('shows the form to who seems signed in and is not, after it has looked', async () => {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'broadsheet_reader', value: 'in', url: SITE() }]);
    const page = await context.newPage();
    await page.goto(new URL('/newsletters/', SITE()).href);
    await page.locator('[data-newsletter-form][data-ready]').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).waitFor();
  });
});

describe('the first page of a visit (platform §7)', () => {
  const locations = (page: Page) =>
    page.evaluate(() =>
      (
        (window as unknown as { dataLayer?: { event: string; originalLocation: string }[] })
          .dataLayer ?? []
      )
        .filter(({ event }) => event === 'original-location')
        .map(({ originalLocation }) => originalLocation),
    );

  it('is told once, without what stands behind its path, and kept for the visit', async () => {
    const page = await openPage(browser, '/food/?gift=secret#top');
    await page.locator('[data-block="header-block/header"][data-alive]').waitFor();
    const first = new URL('/food/', SITE()).href;
    expect(await locations(page)).toEqual([first]);
    await page.goto(new URL('/sports/', SITE()).href);
    await page.locator('[data-block="header-block/header"][data-alive]').waitFor();
    expect(await locations(page)).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('originalLocation'))).toBe(first);
  });
});
