import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, SITE } from './browser';
import { fakeYouTube } from './fakeYouTube';

interface WatchEntry {
  event: string;
  video_progress: string;
  seconds_watched: number;
  video_provider: string;
}

export const DESK = { viewport: { width: 1280, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Pages with a film of each kind. */
export interface Films {
  browser: Browser;
  youtube: string;
  hosted: string;
  /** A document of type video. */
  video: string;
}

/** A browser, and the films of the video front. @throws Error where the front has none of a kind. */
export async function findFilms(): Promise<Films> {
  const html = await (await fetch(new URL('/video/all', SITE()))).text();
  const find = (pattern: RegExp) => {
    const link = pattern.exec(html)?.[1];
    if (!link) throw new Error(`/video/all has no link like ${String(pattern)}`);
    return link;
  };
  return {
    browser: await openBrowser(),
    youtube: find(/href="(\/video\/what-happens-when-you-press-play-[^"]+)"/),
    hosted: find(/href="(\/video\/press-run-at-one-[^"]+)"/),
    video: find(/href="(\/video\/press-run-\d[^"]+)"/),
  };
}

/** A film's page, once its block is awake. */
export async function openFilm(
  browser: Browser,
  path: string,
  options: object = DESK,
  script: 'works' | 'fails' = 'works',
) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const asked = await fakeYouTube(page, new URL(SITE()).origin, script);
  await page.goto(new URL(path, SITE()).href, { waitUntil: 'load' });
  await page.locator('[data-block="lead-media-block/lead-media"][data-alive]').waitFor();
  return { page, asked };
}

export const mini = (page: Page): Locator => page.getByRole('group', { name: /^Small player/ });
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** What was told of watching. */
export const watched = (page: Page): Promise<WatchEntry[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: WatchEntry[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'video_watch_time',
    ),
  );

export const scrollAway = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
