import type { Browser, Page } from 'playwright-core';
import { feature } from '../runtime/document/testing/fixtures';
import { axe, openBrowser, SITE } from './browser';
import {
  giveAddress,
  newFront,
  openDocument,
  publishPage,
  readDraft,
  saved,
  signIn,
  treeItem,
} from './editorPage';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await signIn(browser);
});
afterAll(() => browser.close());

const canvas = () => page.frameLocator('iframe');
/** What readers get of a page. */
const read = async (path: string) => (await fetch(new URL(path, SITE()))).text();

describe('a linked block', () => {
  it('is made of a block, shown on another page, changed once for both, and unlinked', async () => {
    const text = feature('promo', {
      type: 'rich-text-block/rich-text',
      label: 'Promo',
      fields: { title: 'Join us' },
    });
    await newFront(page, { sections: { main: [text] } });
    await treeItem(page, 'Promo').click();
    await page.getByRole('button', { name: 'Actions for Promo' }).click();
    await page.getByRole('menuitem', { name: 'Make it a linked block' }).click();
    const panel = page.getByRole('region', { name: 'Linked block' });
    await panel.waitFor();
    await canvas().getByText('Join us').waitFor();
    expect(await axe(page)).toEqual([]);
    await saved(page);
    const [link] = (await readDraft(page)).sections['main']!;
    const blockId = link!.linked!.document;

    const other = await newFront(page, {
      sections: { main: [{ ...link!, id: 'shown' }] },
    });
    const path = await giveAddress(page, 'linked');
    await publishPage(page);
    expect(await read(path)).toContain('Join us');

    await openDocument(page, blockId);
    await treeItem(page, /Text/).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Support local news');
    await publishPage(page);
    await expect(read(path)).resolves.toContain('Support local news');

    await openDocument(page, other);
    await treeItem(page, 'Promo').click();
    await panel.getByText('Where it is used').click();
    await panel.getByText('Used on 2 pages.').waitFor();
    await panel.getByLabel('Version').selectOption('1');
    await canvas().getByText('Join us').waitFor();
    await panel.getByRole('button', { name: /^Unlink/ }).click();
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
    await saved(page);
    const [own] = (await readDraft(page)).sections['main']!;
    expect(own).toMatchObject({ fields: { title: 'Join us' }, label: 'Promo' });
    expect(own?.linked).toBeUndefined();
  });
});
