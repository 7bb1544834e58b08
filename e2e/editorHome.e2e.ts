import type { Browser, Page } from 'playwright-core';
import { openBrowser, SITE } from './browser';
import {
  canvasReady,
  newFront,
  openDocument,
  publishPage,
  said,
  signIn,
  treeItem,
} from './editorPage';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const rowOf = (page: Page, name: string) => page.getByRole('row', { name });

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('the list of pages', () => {
  it('makes, copies, renames, moves and archives, and takes back', async () => {
    const page = await signIn(browser);
    const name = `Weather ${Math.random().toString(36).slice(2, 8)}`;
    await page.getByRole('button', { name: 'New page' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('combobox', { name: 'Begin with' }).selectOption({ label: 'Home' });
    await page.getByRole('button', { name: 'Create' }).click();
    await canvasReady(page);
    await treeItem(page, /Top stories/).waitFor();
    await page.getByRole('link', { name: 'Pages' }).click();

    await page.getByRole('searchbox').fill(name);
    await page.getByText('1 page', { exact: true }).waitFor();
    await act(page, name, 'Rename');
    await page.getByRole('textbox', { name: 'Name' }).fill(`${name} today`);
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await rowOf(page, `${name} today`).waitFor();

    await act(page, `${name} today`, 'Move to folder');
    const folder = page.getByRole('dialog').getByRole('combobox', { name: 'Folder' });
    await folder.fill('no folder');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText('is no folder').waitFor();
    await folder.fill('/weather');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await rowOf(page, name).getByText('/weather').waitFor();
    const desk = page.getByRole('search').getByRole('combobox', { name: 'Folder' });
    await desk.selectOption('/weather');
    await page.getByText('1 page', { exact: true }).waitFor();
    await desk.selectOption('/');

    await act(page, `${name} today`, 'Archive');
    await page.getByText('No page fits').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await rowOf(page, `${name} today`).waitFor();

    await act(page, `${name} today`, 'Copy');
    await page.getByRole('textbox', { name: 'Name of the copy' }).fill(`${name} tomorrow`);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await canvasReady(page);
    await page.getByRole('heading', { name: `${name} tomorrow` }).waitFor();
    await page.context().close();
  });

  it('is found again by the address of the application', async () => {
    const page = await signIn(browser, {}, '/pf/editor/pages/home');
    await canvasReady(page);
    await page.getByRole('link', { name: 'Pages' }).click();
    await page.getByRole('navigation', { name: 'Recently opened' }).getByText('Home').waitFor();
    await page.goBack();
    await canvasReady(page);
    await page.context().close();
  });
});

describe('a page', () => {
  it('is published at its address, and readers see it there; what is hidden they do not see', async () => {
    const page = await signIn(browser);
    const text = (id: string, title: string) => ({
      kind: 'feature' as const,
      id,
      type: 'rich-text-block/rich-text',
      fields: { title },
    });
    const id = await newFront(page, {
      sections: { main: [text('one', 'Seen by all'), text('two', 'Not yet')] },
    });
    await page.getByRole('textbox', { name: 'Address' }).fill(`/${id}`);
    await page.getByRole('button', { name: 'Save address' }).click();
    await said(page, `The page’s address is /${id}.`);
    await treeItem(page, /Not yet/).click();
    await page.keyboard.press('Control+Shift+H');
    await publishPage(page);

    const reader = await browser.newPage();
    await reader.goto(new URL(`/${id}`, SITE()).href);
    await reader.getByText('Seen by all').waitFor();
    expect(await reader.getByText('Not yet').count()).toBe(0);
    expect(await reader.content()).not.toContain('<!--node');
    await reader.close();
    await page.context().close();
  });

  it('of many stories is shown with one of them, or with the one that someone chose', async () => {
    const page = await signIn(browser);
    await openDocument(page, 'article');
    const frame = page.frameLocator('iframe');
    const address = page.getByRole('textbox', { name: 'Shown with' });
    await frame.locator('h1').first().waitFor();
    const first = await address.inputValue();
    expect(first).toMatch(/^\/.+/);
    await address.fill('/about');
    await page.keyboard.press('Enter');
    await frame.getByText('has no content for /about').waitFor();
    await address.fill(first);
    await page.keyboard.press('Enter');
    await frame.locator('h1').first().waitFor();
    await page.context().close();
  });

  it('is previewed without an origin: nothing in it reaches the editor, its cookies or its host', async () => {
    const page = await signIn(browser);
    await openDocument(page, 'home');
    const frame = page.frames().find((one) => one.url().includes('/pf/editor/preview'))!;
    const reached = await frame.evaluate(() => {
      const attempt = (work: () => unknown) => {
        try {
          return String(work());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        attempt(() => window.origin),
        attempt(() => document.cookie),
        attempt(() => localStorage.length),
        attempt(() => parent.document.title),
      ];
    });
    expect(reached).toEqual(['null', 'SecurityError', 'SecurityError', 'SecurityError']);
    const answer = await frame.evaluate(() =>
      fetch('/pf/editor/api/documents', { credentials: 'include' }).then(
        ({ status }) => status,
        (error: Error) => error.name,
      ),
    );
    expect(answer).toBe('TypeError');
    await page.context().close();
  });
});
