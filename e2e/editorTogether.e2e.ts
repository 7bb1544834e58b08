import type { Browser, Page } from 'playwright-core';
import { feature } from '../runtime/document/testing/fixtures';
import { axe, openBrowser } from './browser';
import { newFront, openDocument, readDraft, saved, signIn, treeItem } from './editorPage';

let browser: Browser;
let one: Page;
let other: Page;
let id: string;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  [one, other] = [await signIn(browser), await signIn(browser)];
  const text = (node: string) =>
    feature(node, { type: 'rich-text-block/rich-text', fields: {}, label: node });
  id = await newFront(one, { sections: { main: [text('Upper'), text('Lower')] } });
  await openDocument(other, id);
});
afterEach(async () => {
  await one.context().close();
  await other.context().close();
});

const rename = async (page: Page, from: string, to: string): Promise<void> => {
  await treeItem(page, from).click();
  await page.locator('#node-name').fill(to);
};
const labels = async () => (await readDraft(one, id)).sections['main']?.map(({ label }) => label);

describe('two editors on one page', () => {
  it('see each other, on which block the other works, what the other says and what the other saves', async () => {
    const colleagues = one.getByRole('list', { name: 'Also on this page' });
    await colleagues.getByText('Demo Editor').waitFor({ state: 'attached' });
    await treeItem(other, 'Upper').click();
    await colleagues.getByRole('button', { name: 'Demo Editor, on Upper' }).click();
    await one.getByText('Demo Editor works on this block now.').waitFor();
    expect(await axe(one)).toEqual([]);
    await one.getByLabel('Say something about it').fill('Shorter?');
    await one.getByRole('button', { name: 'Comment', exact: true }).click();
    await other.getByText('Shorter?').waitFor();
    await other.getByRole('button', { name: 'Settle: Shorter?' }).click();
    await one.getByText('Shorter?').waitFor({ state: 'detached' });
    await rename(other, 'Lower', 'Lowest');
    await treeItem(one, 'Lowest').waitFor();
    await other.context().close();
    await colleagues.waitFor({ state: 'detached' });
    other = await signIn(browser);
  });

  it('lose nothing when one of them was offline for a while', async () => {
    // The forms come a moment after the page.
    await treeItem(one, 'Upper').click();
    await one.locator('#node-name').waitFor();
    await one.context().setOffline(true);
    await rename(one, 'Upper', 'On the train');
    await one.getByText('Not saved yet').first().waitFor();
    await rename(other, 'Lower', 'In the newsroom');
    await saved(other);
    await one.context().setOffline(false);
    await treeItem(other, 'On the train').waitFor();
    await treeItem(one, 'In the newsroom').waitFor();
    expect(await labels()).toEqual(['On the train', 'In the newsroom']);
  });
});
