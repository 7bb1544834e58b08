import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from './browser';
import { findPages, findPlace, findSwipeStory, HUB_PAGES } from './pages';

/** Further pages of the edition. */
const PATHS = [
  '/food/restaurants/',
  '/food/best/the-76/',
  '/puzzles/',
  '/comics/',
  '/weather/',
  '/jobs/',
  '/obituaries/',
  '/newsletters',
  '/upgrade/',
  '/subscribe_today/',
  '/sports/',
  '/sports/gameday-central/',
  '/eagles/schedule/',
  '/eagles/standings/',
];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** What stands beyond the right edge of the window, other than in what scrolls by itself. */
function sticksOut(): string[] {
  const edge = document.documentElement.clientWidth + 1;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().right > edge)
    .filter((element) => !scrolls(element.parentElement))
    .map((element) =>
      `${element.tagName} ${element.className} ${element.textContent}`.slice(0, 80),
    );
}

// Who sets letters twice as large reads every page on a phone, without scrolling sideways (WCAG 1.4.4, 1.4.10).
it('With letters twice as large, nothing sticks out of a page on a phone', async () => {
  const paths = [
    ...Object.values(await findPages()),
    ...HUB_PAGES,
    ...PATHS,
    await findPlace(),
    await findSwipeStory(),
  ];
  const page = await openPage(browser, '/', { viewport: { width: 390, height: 844 } });
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const address = new URL(path, page.url()).href;
    await page.goto(address, { waitUntil: 'load' });
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const faults = await page.evaluate(sticksOut);
    if (faults.length > 0) found[path] = faults.slice(0, 3);
  }
  expect(found).toEqual({});
  expect(paths.length).toBeGreaterThan(30);
  await page.context().close();
}, 300_000);
