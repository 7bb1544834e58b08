import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Answer } from './checkRender';
import { watchPage } from './pageWatch';

/** A browser page that visits one state after the other and hears what goes wrong. */
export interface Tab {
  page: Page;
  client: CDPSession;
  /** What the browser complained of since the last visit. */
  complaints: string[];
  /** Goes to a page at a width, with empty storage, and waits for its `load`. */
  visit: (address: string, width: number) => Promise<Answer>;
  /** Draws the window to a width, and waits until the page has followed. */
  resize: (width: number) => Promise<void>;
  close: () => Promise<void>;
}

const HEIGHT = 900;

/** Where a live block asks for its news, some seconds after the load. */
const NEWS = '/pf/api/v3/fragment/harness/';

/**
 * A tab of its own context. Other sites are out of reach: what blocks do may not depend on them, and
 * that they can't be reached is no complaint.
 */
export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: HEIGHT } });
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setBlockedURLs', { urls: ['https://*'] });
  const complaints: string[] = [];
  // Nor may they depend on how long a visit lasts: news is for blocks of a page, which a state has not.
  const isElsewhere = (url: string) =>
    url.startsWith('https:') || new URL(url, 'http://site').pathname.startsWith(NEWS);

  page.on('console', (message) => {
    const kind = message.type();
    if (kind !== 'error' && kind !== 'warning') return;
    if (isElsewhere(message.location().url)) return;
    complaints.push(`console ${kind}: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught ${error.message}`));
  page.on('requestfailed', (request) => {
    if (isElsewhere(request.url()) || !isWanted(request.failure()?.errorText)) return;
    complaints.push(`request failed: ${request.url().slice(0, 200)}`);
  });
  page.on('response', (response) => {
    if (isElsewhere(response.url()) || response.request().resourceType() === 'document') return;
    if (response.status() >= 400)
      complaints.push(`request answered ${response.status()}: ${response.url().slice(0, 200)}`);
  });

  return {
    page,
    client,
    complaints,
    visit: async (address, width) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await client.send('Storage.clearDataForOrigin', {
        origin: new URL(address).origin,
        storageTypes: 'cookies,local_storage',
      });
      complaints.length = 0;
      const response = await page.goto(address, { waitUntil: 'load' });
      return { status: response?.status() ?? 0, html: (await response?.text()) ?? '' };
    },
    resize: async (width) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      });
    },
    close: () => context.close(),
  };
}

/** Whether a failed request was still wanted: leaving a page cuts off what it was loading. */
function isWanted(errorText: string | undefined): boolean {
  return errorText !== 'net::ERR_ABORTED';
}
