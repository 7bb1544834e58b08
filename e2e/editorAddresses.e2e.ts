import type { Browser, Page } from 'playwright-core';
import { axe, openBrowser, SITE } from './browser';
import { signIn } from './editorPage';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await signIn(browser, {}, '/pf/editor/addresses');
  await page.getByRole('heading', { name: 'Resolvers' }).waitFor();
});
afterAll(() => browser.close());

const names = () => page.locator('.routing__row strong').allInnerTexts();
/** What readers get, without following where they are sent. */
const visit = (path: string) => fetch(new URL(path, SITE()), { redirect: 'manual' });

describe('addresses', () => {
  it('are tested with real ones: a template with its content, a page, nothing', async () => {
    const address = page.getByLabel('Address', { exact: true });
    const test = async (path: string) => {
      await address.fill(path);
      await page.getByRole('button', { name: 'Test' }).click();
    };
    await test('/news');
    await page.getByText('Answers').first().waitFor();
    await page.getByRole('link', { name: 'Template section' }).first().waitFor();
    await test('/');
    await page.getByRole('link', { name: 'Page home' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it('are redirected at once, and back again with an undo', async () => {
    const from = `/gone-${Math.random().toString(36).slice(2, 8)}`;
    await page.getByLabel('From').fill(from);
    await page.getByLabel('To', { exact: true }).fill('/news/');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('row', { name: new RegExp(from) }).waitFor();
    expect((await visit(from)).status).toBe(301);
    await page.getByRole('button', { name: `Delete the redirect of ${from}` }).click();
    await page.getByRole('row', { name: new RegExp(from) }).waitFor({ state: 'detached' });
    expect((await visit(from)).status).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('row', { name: new RegExp(from) }).waitFor();
    expect((await visit(from)).status).toBe(301);
  });

  it('go to the resolvers in an order that is changed by mouse, by keyboard, and taken back', async () => {
    const before = await names();
    const [first, second] = before;
    const rows = page.locator('.routing__row');
    await rows.nth(1).dragTo(rows.nth(0), { targetPosition: { x: 20, y: 5 } });
    await page.getByText('Readers get the new order now.').waitFor();
    await rows.nth(0).getByText(second!, { exact: true }).waitFor();
    await page.getByRole('button', { name: `Ask ${first} sooner` }).press('Enter');
    await rows.nth(0).getByText(first!, { exact: true }).waitFor();
    expect(await names()).toEqual(before);
  });

  it('of a resolver are edited, and a pattern that can’t be read is told in words', async () => {
    const [first] = await names();
    await page.getByRole('button', { name: `Edit ${first}`, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const patterns = dialog.getByLabel('Patterns, one in a line');
    const kept = await patterns.inputValue();
    expect(await axe(page)).toEqual([]);
    await patterns.fill('no slash');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').waitFor();
    await patterns.fill(kept);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('is saved. Readers get it now.').waitFor();
  });
});
