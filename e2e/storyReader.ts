import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage, SITE } from './browser';

export const PHONE = { viewport: { width: 390, height: 844 } };

/** The address of a story that a page of the site links. */
export async function storyOf(path: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(new URL(path, SITE()))).text();
  const address = pattern.exec(html)?.[1];
  if (!address) throw new Error(`${path} has no link like ${String(pattern)}`);
  return address;
}

/** A story of some 1,900 words. */
export const longStory = (): Promise<string> =>
  storyOf('/search?query=fire+escape+photograph', /href="(\/news\/fire-escape[^"]+\.html)"/);

/** Opens a page, does something with it, and closes it. */
export async function readPage(
  browser: Browser,
  path: string,
  options: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await openPage(browser, path, options);
  try {
    await act(page);
  } finally {
    await page.context().close();
  }
}

/** Goes down the page as a reader does, so that all that is lazy arrives. */
export async function readDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
}
