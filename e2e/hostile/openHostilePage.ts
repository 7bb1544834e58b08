import type { Browser } from 'playwright-core';
import { SITE } from '../browser';
import { MARKER } from './values';

/** ms in which a page that is shown settles: islands, pictures that fail, scripts that were woken. */
const SETTLING = 1500;

/** Blocks that a page of the pack shows at least, as some show nothing on some kinds of pages. */
const FEWEST_SHOWN = 5;

async function policyOfSite(): Promise<string> {
  const response = await fetch(SITE());
  await response.body?.cancel();
  const policy = response.headers.get('content-security-policy');
  if (!policy) throw new Error('the site has no content security policy');
  return policy;
}

/**
 * Shows a page in the place of one of the site, wakes its blocks, and says what of ours ran. Without
 * the site's policy nothing but the markup itself stands between a text and a script.
 */
export async function openHostilePage(
  browser: Browser,
  html: string,
  hasPolicy: boolean,
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const faults: string[] = [];
  const address = new URL('/search?query=hostile', SITE()).href;
  const policy = hasPolicy ? await policyOfSite() : null;
  try {
    const page = await context.newPage();
    page.on('dialog', (dialog) => {
      faults.push(`a dialog opened: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.route(address, (route) =>
      route.fulfill({
        body: html,
        contentType: 'text/html; charset=utf-8',
        headers: policy ? { 'content-security-policy': policy } : {},
      }),
    );
    // Texts of every kind in all blocks take long to lay out where the machine has others to serve.
    await page.goto(address, { waitUntil: 'load', timeout: 300_000 });
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('details')) element.open = true;
      for (const element of document.querySelectorAll<HTMLElement>('[data-block] *')) {
        element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
        if (element.matches('a, button')) element.focus({ preventScroll: true });
      }
      for (const element of document.querySelectorAll('[data-hydrate]')) {
        element.scrollIntoView();
        element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
    });
    await page.waitForTimeout(SETTLING);
    const ran = await page.evaluate((name) => name in window, MARKER);
    if (ran) faults.push('a script of a text ran in the page');
    if (page.url() !== address) faults.push(`the page went to ${page.url()}`);
    const shown = await page.locator('[data-block]').count();
    if (shown < FEWEST_SHOWN) faults.push(`only ${shown} blocks were shown: this proves nothing`);
  } finally {
    await context.close();
  }
  return faults;
}
