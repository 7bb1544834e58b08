import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axe, layoutShifts, openBrowser } from './browser';
import { newEmail, openAs, registerByMail } from './readerSteps';
import { startBeside } from './startBeside';
import type { RunningSite } from './startSite';

/** A site that gives two stories a month to who has no account; not in production, as audits find it. */
let site: RunningSite;
let browser: Browser;
/** Paths of stories, and the words with which each ends. */
const stories: { path: string; ending: string }[] = [];

/** Three for the meter, and more than a month's gifts. */
const WANTED = 13;

const read = async (path: string): Promise<string> => (await fetch(new URL(path, site.url))).text();

const PROMPT = 'Keep reading by creating a free account or signing in.';

beforeAll(async () => {
  site = await startBeside('access', { READER_ACCESS: 'registered:2', NODE_ENV: 'staging' });
  browser = await openBrowser();
  const paths = new Set<string>();
  for (const section of ['/news/', '/business/', '/health/', '/politics/'])
    for (const [, path = ''] of (await read(section)).matchAll(
      /href="(\/[a-z/-]+\/[^"/]+\.html)"/g,
    ))
      paths.add(path);
  for (const path of paths) {
    if (stories.length === WANTED) break;
    const [, body = ''] = (await read(path)).split('data-story-text="">');
    const [text = ''] = body.split('data-block=');
    const ending = [...text.matchAll(/<p>([^<&]{60,})<\/p>/g)].at(-1)?.[1];
    if (ending !== undefined) stories.push({ path, ending });
  }
  expect(stories).toHaveLength(WANTED);
}, 300_000);
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const open = async (page: Page, path: string): Promise<string> =>
  (await (await page.goto(new URL(path, site.url).href))?.text()) ?? '';

/** The cookies of a browser that read two stories this month. */
async function usedUp(): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const page = await (await browser.newContext()).newPage();
  for (const { path, ending } of stories.slice(0, 2))
    expect(await open(page, path)).toContain(ending);
  return page.context().storageState();
}

const prompt = (page: Page) => page.getByRole('complementary', { name: 'Keep reading' });

describe('a site where stories are for who has an account (platform §6)', () => {
  it('shows the third story in part, and all of it to who registers by mail', async () => {
    const storageState = await usedUp();
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    const [first, , third] = stories;
    expect(await open(page, third!.path)).not.toContain(third!.ending);
    await prompt(page).getByText(PROMPT).waitFor();
    expect(await prompt(page).getByRole('link').allInnerTexts()).toEqual([
      'Sign in/Sign up',
      'Subscribe',
      'Support local news',
    ]);
    expect(await axe(page)).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
    // What was read stays open.
    expect(await open(page, first!.path)).toContain(first!.ending);

    await open(page, third!.path);
    await prompt(page).getByRole('link', { name: 'Sign in/Sign up' }).click();
    await registerByMail(page, newEmail(), site);
    await page.waitForURL(`**${third!.path}`);
    expect(await page.content()).toContain(third!.ending);
    expect(await prompt(page).count()).toBe(0);
  });

  it.each(['stories?website_url=', 'search/published?q=canonical_url:'])(
    'hands out no text to who asks the content service itself: %s',
    async (question) => {
      const address = `/gateway/content/v4/${question}${encodeURIComponent(stories[2]!.path)}`;
      const answer = await fetch(new URL(`${address}&website=broadsheet`, site.url));
      expect([answer.status, await answer.text()]).toEqual([
        401,
        '{"message":"This needs the staff token"}',
      ]);
    },
  );

  it('asks and opens without script, too', async () => {
    const storageState = await usedUp();
    const context = await browser.newContext({ storageState, javaScriptEnabled: false });
    const page = await context.newPage();
    const { path, ending } = stories[2]!;
    expect(await open(page, path)).not.toContain(ending);
    await prompt(page).getByText(PROMPT).waitFor();
    await prompt(page).getByRole('link', { name: 'Sign in/Sign up' }).click();
    await page.getByRole('button', { name: 'Logged In', exact: true }).click();
    await page.waitForURL(`**${path}`);
    expect(await page.content()).toContain(ending);
  });

  it.each([
    [390, 'light'],
    [320, 'dark'],
    [768, 'dark'],
  ] as const)('asks accessibly at %i px, %s', async (width, colorScheme) => {
    const storageState = await usedUp();
    const viewport = { width, height: 844 };
    const context = await browser.newContext({ storageState, viewport, colorScheme });
    const page = await context.newPage();
    await open(page, stories[2]!.path);
    await prompt(page).waitFor();
    expect(await axe(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBe(0);
  });
});

describe('a gift of a subscriber (platform §4, §6)', () => {
  const gift = (page: Page) => page.locator('[data-gift-menu]');

  /** Opens the gift menu of a story, and copies the link in it. */
  async function giveAway(page: Page): Promise<string> {
    await gift(page).locator('summary').click();
    await gift(page).getByRole('button', { name: /Copy/ }).click();
    await page.getByText('Link copied to clipboard').waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  }

  it('opens a story in another browser, stays open there, costs once, and is none of the free ones', async () => {
    const { path, ending } = stories[2]!;
    const page = await openAs(browser, 'Subscribed', path, {
      site,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const link = await giveAway(page);
    expect(new URL(link).searchParams.get('gift')).toMatch(/^[\w-]{43}$/);

    const friend = await browser.newContext({ storageState: await usedUp() });
    const opened = await friend.newPage();
    const remembered = opened.waitForResponse('**/gateway/share/opened');
    expect(await (await opened.goto(link))?.text()).toContain(ending);
    expect((await remembered).status()).toBe(204);
    expect(opened.url()).not.toContain('gift=');
    expect(await open(opened, path)).toContain(ending);
    expect(await open(opened, stories[3]!.path)).not.toContain(stories[3]!.ending);

    // In a browser that read nothing yet it takes none of the two that are free.
    const newcomer = await (await browser.newContext()).newPage();
    const noted = newcomer.waitForResponse('**/gateway/share/opened');
    expect(await (await newcomer.goto(link))?.text()).toContain(ending);
    await noted;
    const next = stories.slice(4, 7);
    const isWhole = [];
    for (const story of next)
      isWhole.push((await open(newcomer, story.path)).includes(story.ending));
    expect(isWhole).toEqual([true, true, false]);

    // The allowance of the month: ten stories, of which this is one.
    const answers = await page.evaluate(
      async (paths) => {
        const me = (await (await fetch('/gateway/readers/me')).json()) as { pmnCookie: string };
        const given: unknown[] = [];
        for (const one of paths) {
          const answer = await fetch('/gateway/share/create', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'pmn-cookie': me.pmnCookie },
            body: JSON.stringify({ originalLink: location.origin + one }),
          });
          given.push([answer.status, ((await answer.json()) as { code?: string }).code ?? '']);
        }
        return given;
      },
      stories.slice(3, 13).map((story) => story.path),
    );
    expect(answers).toEqual([...Array.from({ length: 9 }, () => [200, '']), [403, 'used-up']]);
    await page.goto(new URL(stories[12]!.path, site.url).href);
    await gift(page).locator('summary').click();
    await gift(page)
      .getByText(/shared again/)
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto(new URL(path, site.url).href);
    expect(await giveAway(page)).toBe(link);
  });
});

describe('an automated audit outside production (widgets §9)', () => {
  it('finds signing in and sharing asleep for 10 s', async () => {
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 Chrome/140 Safari/537.36 Chrome-Lighthouse',
      viewport: { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    await page.clock.install();
    await open(page, stories[0]!.path);
    const share = page.locator('.article-header [data-share-menu]');
    const copy = (state: string) => share.locator(`li${state}:has([data-share="copy"])`);
    await share.locator('summary').click();
    await page.locator('.header__sign-in').click();
    const link = page.locator('.header-account__sign-in').first();
    await link.waitFor();
    // Their script is here, and waits.
    await page.clock.runFor(9000);
    expect(await link.getAttribute('href')).toBe('/account/sign-in/');
    expect(await copy('[hidden]').count()).toBe(1);
    await page.clock.runFor(30_000);
    await page.locator('.header-account__sign-in[href*="?to="]').waitFor();
    await copy(':not([hidden])').waitFor({ state: 'attached' });
  });
});
