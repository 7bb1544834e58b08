import type { Browser } from 'playwright-core';
import { openBrowser, openPage, SITE } from './browser';
import { openAs } from './readerSteps';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const BUTTON = { name: 'Open the e-edition (PDF)' };
const linksIn = (pdf: string) => [...pdf.matchAll(/\/URI \((http[^)]*)\)/g)].map(([, url]) => url!);

describe('the e-edition', () => {
  it('is the paper of the day for who has it: each page, leading to its stories, and these to their ends', async () => {
    const page = await openAs(browser, 'Subscribed', '/todays-paper/');
    const folios = await page
      .locator('.sheet__folio')
      .evaluateAll((sheets) => sheets.map(({ id }) => id.replace('page-', '')));
    const headline = await page.locator('.printed--lead h3').innerText();
    const href = await page.getByRole('link', BUTTON).getAttribute('href');
    const answer = await page.request.get(new URL(href!, SITE()).href);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const pdf = (await answer.body()).toString('latin1');
    // What has no room goes on on pages of the e-edition's own, which lead back.
    const leads = new Set([...pdf.matchAll(/\/S \/GoTo\s+\/D \((\w+)\)/g)].map(([, to]) => to!));
    const added = [...leads].filter((label) => label !== 'A1' && !folios.includes(label));
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1 + folios.length + added.length);
    expect(pdf.match(/\/Subtype \/Image/g)!.length).toBeGreaterThan(3);
    const stories = new Set(linksIn(pdf).map((url) => new URL(url).pathname));
    const shown = await page
      .locator('.printed__headline a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    expect(stories).toEqual(new Set(shown));
    const lead = await fetch(new URL([...stories][0]!, SITE()));
    expect(lead.status).toBe(200);
    expect(headline).not.toBe('');
    await page.context().close();
  });

  it('is reached past the check of the upsell page, and asked for again only where it has changed', async () => {
    const page = await openAs(browser, 'Subscribed', '/upgrade/');
    const answer = await page.request.get(new URL('/gateway/subscriptions/e-edition', SITE()).href);
    expect(new URL(answer.url()).pathname).toMatch(/^\/gateway\/e-edition\/\d{4}-\d\d-\d\d\.pdf$/);
    const again = await page.request.get(answer.url(), {
      headers: { 'if-none-match': answer.headers()['etag']! },
    });
    expect(again.status()).toBe(304);
    await page.context().close();
  });

  it.each(['Logged In', 'Ads-free'] as const)(
    'is not for readers without it, who are told what it comes with: %s',
    async (state) => {
      const page = await openAs(browser, state, '/todays-paper/');
      await page.getByRole('link', BUTTON).click();
      await page.waitForURL('**/upgrade/');
      await page.context().close();
    },
  );

  it('is not for strangers, nor without script', async () => {
    const page = await openPage(browser, '/todays-paper/', { javaScriptEnabled: false });
    await page.getByRole('link', BUTTON).click();
    expect(new URL(page.url()).pathname).toBe('/upgrade/');
    await page.context().close();
  });

  it('of a day without a paper leads to the papers', async () => {
    const page = await openAs(browser, 'Subscribed', '/todays-paper/');
    await page.goto(new URL('/gateway/e-edition/2001-01-01.pdf', SITE()).href);
    expect(new URL(page.url()).pathname).toBe('/todays-paper/');
    await page.context().close();
  });
});
