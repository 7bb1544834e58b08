import type { Browser, Page } from 'playwright-core';
import type { CheckedDraft } from '../runtime/editor/server/checklist/checkDraft';
import { pages } from '../demo/pages';
import { openBrowser, SITE } from './browser';
import { card, newFront, openDocument, signIn } from './editorPage';

/** ms for a page with hundreds of links, each of which the site is asked for. */
const PATIENCE = 300_000;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await signIn(browser);
});
afterAll(() => browser.close());

const dialog = () => page.getByRole('dialog');
const openPublishing = () => page.getByRole('button', { name: 'Publish', exact: true }).click();

describe('the checklist of the first edition', () => {
  it.each(pages().map(({ document }) => document.id))(
    'finds nothing broken on %s',
    async (id) => {
      const address = new URL(`/pf/editor/api/documents/${id}/checklist`, SITE()).href;
      const answer = await page.request.get(address, { timeout: PATIENCE });
      expect(answer.status()).toBe(200);
      const { findings } = (await answer.json()) as CheckedDraft;
      expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    },
    PATIENCE,
  );

  it('lets a page be published and scheduled without “anyway”', async () => {
    await openDocument(page, 'about');
    await openPublishing();
    await dialog().getByRole('button', { name: 'Publish now' }).waitFor();
    await dialog().getByRole('button', { name: 'Schedule…' }).click();
    await dialog().getByRole('button', { name: 'Schedule', exact: true }).waitFor();
  });
});

describe('a page with an error', () => {
  it('is published and scheduled “anyway” only, and neither before it was checked', async () => {
    const broken = {
      ...card('one', 'Words'),
      fields: { html: '<a href="/no-such-page">more</a>' },
    };
    const id = await newFront(page, { sections: { main: [broken] } });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/documents/${id}/checklist*`, async (route) => {
      await asked;
      await route.continue();
    });
    await openPublishing();
    const later = dialog().getByRole('button', { name: 'Schedule…' });
    await later.waitFor();
    expect(await later.isDisabled()).toBe(true);
    expect(
      await dialog()
        .getByRole('button', { name: /^Publish/ })
        .isDisabled(),
    ).toBe(true);
    answer();
    await dialog().getByRole('button', { name: 'Publish anyway' }).waitFor();
    await later.click();
    await dialog().getByRole('button', { name: 'Schedule anyway' }).waitFor();
  });
});
