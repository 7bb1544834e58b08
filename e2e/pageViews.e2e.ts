import type { Browser } from 'playwright-core';
import { openBrowser, openPage, SITE } from './browser';
import { until } from './liveReader';

/** Headless browsers are no readers; with this name one is. */
const READER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => browser?.close());

describe('page views (widgets §7)', () => {
  interface TopPages {
    pages: { path: string; sections: string[]; stats: { people: number; type: string } }[];
  }
  const topPages = async () =>
    (await (
      await fetch(new URL('/gateway/live/toppages/v4?section=sports&limit=60&types=1', SITE()))
    ).json()) as TopPages;
  const storyPath = async () => {
    const html = await (await fetch(new URL('/flyers', SITE()))).text();
    return /href="(\/flyers\/[^"]+\.html)"/.exec(html)![1]!;
  };
  const peopleOn = async (path: string) =>
    (await topPages()).pages.find((page) => page.path === path)?.stats.people ?? 0;

  it('of a story that is read are among the top pages', async () => {
    const path = await storyPath();
    const before = await peopleOn(path);
    await openPage(browser, path, { userAgent: READER });
    await until(
      () => peopleOn(path),
      (people) => people > before,
      10_000,
    );
    const page = (await topPages()).pages.find((each) => each.path === path);
    expect(page?.stats.type).toBe('Article');
    expect(page?.sections).toEqual(expect.arrayContaining(['flyers', 'sports']));
  });

  it('of a reader who opted out are not counted', async () => {
    const path = await storyPath();
    const before = await peopleOn(path);
    await openPage(browser, path, { userAgent: READER, extraHTTPHeaders: { 'sec-gpc': '1' } });
    await new Promise((resolve) => {
      setTimeout(resolve, 4000);
    });
    expect(await peopleOn(path)).toBe(before);
  });
});
