import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { HERO, IDS } from '../components/experiments/experiments.fixture';
import {
  openGrowthBook,
  type PlayedGrowthBook,
} from '../services/experiments/testing/openGrowthBook';
import { expectSteady, openBrowser, openPage, SITE } from './browser';
import { card, giveAddress, newFront, publishPage, signIn } from './editorPage';
import { startBeside } from './startBeside';
import type { RunningSite } from './startSite';

const KEY = 'sdk-a1B2c3';

/** ms for a second site to start on a busy machine. */
const PATIENCE = 300_000;

let growthBook: PlayedGrowthBook;
let site: RunningSite;
let browser: Browser;
/** A page with a block that the experiment is about, and one without. */
let path: string;
const OTHER = '/pf/health';

beforeAll(async () => {
  growthBook = await openGrowthBook(KEY);
  growthBook.features = HERO;
  site = await startBeside('experiments', {
    GROWTHBOOK_API_HOST: growthBook.apiHost,
    GROWTHBOOK_CLIENT_KEY: KEY,
  });
  process.env['BROADSHEET_E2E_URL'] = site.url;
  browser = await openBrowser();
  const editor = await signIn(browser);
  const variants = {
    by: { feature: 'hero' },
    cases: [{ id: 'big', when: ['big'], fields: { title: 'The big one' } }],
  };
  await newFront(editor, {
    sections: {
      header: [{ kind: 'feature', id: 'head', type: 'header-block/header', fields: {} }],
      main: [{ ...card('one', 'The small one'), variants }],
    },
  });
  await editor.getByRole('button', { name: 'Page settings' }).click();
  path = await giveAddress(editor, 'experiment');
  await publishPage(editor);
}, PATIENCE);
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await growthBook?.close();
});

/** A reader’s browser, of which experiments know nothing but its number, and the addresses it asks. */
async function reader(id?: string, options: BrowserContextOptions = {}) {
  const page = await openPage(browser, OTHER, options);
  const value = id ?? '';
  if (id) await page.context().addCookies([{ name: 'broadsheet_ab_id', value, url: SITE() }]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return { page, asked };
}

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;

/** Waits until a page has told what its reader is given. */
async function isGiven(page: Page, features: string | undefined): Promise<void> {
  while ((await cookieOf(page, 'broadsheet_features')) !== features) await page.waitForTimeout(50);
}

const seen = (page: Page) =>
  page.locator('[data-block="rich-text-block/rich-text"]:visible').allInnerTexts();

const exposures = (page: Page) =>
  page.evaluate(() =>
    ((window as Window & { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'growthbook_experiment',
    ),
  );

const read = (page: Page) => page.goto(new URL(path, SITE()).href, { waitUntil: 'load' });

it.each([
  ['big', 'The big one', '1'],
  ['small', 'The small one', '0'],
] as const)(
  'who is given %s sees it from the next page on, before it is painted, and is counted once per page',
  async (value, title, variation) => {
    const { page, asked } = await reader(IDS[value]);
    await read(page);
    expect(await seen(page)).toEqual(['The small one']);
    await isGiven(page, `hero=${value}`);
    expect(await exposures(page)).toEqual([]);

    await read(page);
    expect(await seen(page)).toEqual([title]);
    await page.waitForFunction(() =>
      (window as Window & { dataLayer?: { event: string }[] }).dataLayer?.some(
        ({ event }) => event === 'growthbook_experiment',
      ),
    );
    expect(await exposures(page)).toEqual([
      expect.objectContaining({
        experiment_id: 'hero-size',
        variation_id: variation,
        attributes: expect.objectContaining({ id: IDS[value], reader: 'out', path }) as object,
      }),
    ]);
    await expectSteady(page);
    expect([...new Set(asked.map((url) => new URL(url).origin))]).toEqual([new URL(SITE()).origin]);
  },
);

it('each new reader gets a number of their own, and one of the forms', async () => {
  const given: string[] = [];
  const numbers = new Set<string>();
  for (let count = 0; count < 12; count += 1) {
    const { page } = await reader();
    await read(page);
    while (!(await cookieOf(page, 'broadsheet_features'))) await page.waitForTimeout(50);
    given.push((await cookieOf(page, 'broadsheet_features'))!);
    numbers.add((await cookieOf(page, 'broadsheet_ab_id'))!);
    await page.context().close();
  }
  expect(numbers.size).toBe(12);
  expect([...numbers].filter((id) => !/^[\da-f]{32}$/.test(id))).toEqual([]);
  expect(given.every((word) => /^hero=(big|small)$/.test(word))).toBe(true);
}, 240_000);

it('with Global Privacy Control nothing is asked and nothing is kept', async () => {
  const { page, asked } = await reader(IDS.big);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await read(page);
  await page.waitForSelector('header[data-alive], [data-block="header-block/header"][data-alive]');
  while (await cookieOf(page, 'broadsheet_ab_id')) await page.waitForTimeout(50);
  expect(asked.filter((url) => url.includes('/experiments/'))).toEqual([]);
  expect(await seen(page)).toEqual(['The small one']);
});

it('without script everybody reads the block itself', async () => {
  const { page } = await reader(IDS.big, { javaScriptEnabled: false });
  await read(page);
  expect(await seen(page)).toEqual(['The small one']);
});

it('an experiment that is stopped ends within seconds, by the stream of GrowthBook, also for who was in it', async () => {
  growthBook.features = {};
  growthBook.publish();
  const address = new URL(`/gateway/experiments/api/features/${KEY}`, SITE());
  for (let features: object = HERO; Object.keys(features).length > 0;) {
    ({ features } = (await (await fetch(address)).json()) as { features: object });
  }
  const { page } = await reader(IDS.big);
  const name = 'broadsheet_features';
  await page.context().addCookies([{ name, value: 'hero=big', url: SITE() }]);
  await read(page);
  await isGiven(page, undefined);
  await read(page);
  expect(await seen(page)).toEqual(['The small one']);
});
