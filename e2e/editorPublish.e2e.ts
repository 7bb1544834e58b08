import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { axe, expectSteady, openBrowser, openPage, SITE } from './browser';

const EMAIL = 'demo@broadsheet.test';
/** ms in which readers surely get what was published. */
const PATIENCE = 60_000;

let browser: Browser;
let password: string;

beforeAll(async () => {
  browser = await openBrowser();
  const file = join(process.env['BROADSHEET_E2E_DATA']!, 'secrets.json');
  password = (JSON.parse(readFileSync(file, 'utf8')) as { demoPassword: string }).demoPassword;
});
afterAll(() => browser.close());

async function openEditor(colorScheme: 'light' | 'dark', width: number): Promise<Page> {
  const page = await openPage(browser, '/pf/editor', {
    colorScheme,
    viewport: { width, height: 900 },
  });
  await page.locator('#email').fill(EMAIL);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Pages and templates' }).waitFor();
  return page;
}

/** A call of the editor's API as the signed-in editor. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, at, payload]) => {
      const { csrf } = JSON.parse(document.getElementById('session')!.textContent) as {
        csrf: string;
      };
      const response = await fetch(`/pf/editor/api${at}`, {
        method: verb,
        headers: {
          'x-csrf-token': csrf,
          ...(payload ? { 'content-type': 'application/json' } : {}),
        },
        ...(payload ? { body: payload } : {}),
      });
      if (!response.ok)
        throw new Error(`${verb} ${at}: ${response.status} ${await response.text()}`);
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );

/** A page of two blocks, of which one has a number that is none. */
async function makePage(page: Page, id: string): Promise<void> {
  const node = (type: string, nodeId: string, fields: object) => ({
    kind: 'feature',
    id: nodeId,
    type,
    fields,
  });
  const main = [
    node('rich-text-block/rich-text', 'words', { title: 'Old words' }),
    node('rich-text-block/rich-text', 'note', {
      html: '<p>Read <a href="/no-such-page">more</a>.</p>',
    }),
    node('headline-list-block/headline-list', 'list', { size: 0 }),
  ];
  const document = {
    id,
    kind: 'page',
    name: `Page ${id}`,
    layout: 'full',
    meta: {},
    sections: { main },
  };
  await call(page, 'POST', '/documents', { document, folder: '/' });
  await call(page, 'PUT', `/documents/${id}/address`, { uri: `/${id}/` });
  await page.goto(new URL(`/pf/editor/pages/${id}`, SITE()).href);
  await page.getByRole('tree').waitFor();
}

const readers = async (id: string): Promise<string> =>
  (await fetch(new URL(`/${id}/`, SITE()))).text();

/** Waits until readers get this on the page. */
async function readersGet(id: string, words: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await readers(id)).includes(words))
    if (Date.now() > end) throw new Error(`Readers do not get “${words}” after ${PATIENCE} ms.`);
}

async function check(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  const dialog = page.getByRole('dialog');
  const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectSteady(page, 0.1);
}

describe('publishing from the page editor', () => {
  it.each([
    ['light', 1280],
    ['dark', 768],
  ] as const)(
    'is checked first, seen by readers at once, and taken back: %s, %i px',
    async (colorScheme, width) => {
      const id = `publish-${colorScheme}-${Date.now()}`;
      const page = await openEditor(colorScheme, width);
      await makePage(page, id);
      const button = page.getByRole('button', { name: 'Publish', exact: true });
      const dialog = page.getByRole('dialog');

      // The checklist names what is wrong, and leads there.
      await button.focus();
      await page.keyboard.press('Enter');
      await dialog.getByText('2 errors').first().waitFor();
      await dialog.getByText('“more” leads to /no-such-page, which answers 404.').waitFor();
      await dialog.getByText('Readers don’t see this page yet.').waitFor();
      await dialog.getByRole('button', { name: 'Publish anyway' }).waitFor();
      await check(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: /How many: Enter 1 or more/ }).focus();
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('treeitem', { selected: true, name: /List – Headlines/ }).waitFor();

      // Fixed, it is live with a label.
      await page.getByRole('textbox', { name: 'How many' }).fill('3');
      await button.focus();
      await page.keyboard.press('Enter');
      await dialog
        .getByText(/^1 error/)
        .first()
        .waitFor();
      await dialog.getByLabel('Label (optional)').fill('First edition');
      await dialog.getByRole('button', { name: 'Publish anyway' }).click();
      await dialog.getByText('Version 1 is live.').waitFor();
      await readersGet(id, 'Old words');
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });

      // What changes is said in words.
      await page.getByRole('treeitem', { name: /Old words/ }).click();
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('New words');
      await button.click();
      await dialog.getByText('“Old words” → “New words”').waitFor();
      await dialog.getByText('Readers have this already: 1 error').click();
      await check(page);
      await dialog.getByRole('button', { name: 'Publish now' }).click();
      await dialog.getByText('Version 2 is live.').waitFor();
      await readersGet(id, 'New words');

      // Rolled back, readers get what they had.
      await dialog.getByRole('button', { name: 'Versions' }).click();
      await dialog.getByRole('button', { name: /Version 1.*First edition/ }).click();
      await dialog.getByText('Added Rich Text').or(dialog.getByText('Title of')).first().waitFor();
      await check(page);
      await dialog.getByRole('button', { name: 'Roll back…' }).click();
      await check(page);
      await dialog.getByLabel(/^Set the draft back/).uncheck();
      await dialog.getByRole('button', { name: 'Roll back to version 1' }).click();
      await dialog.getByText('Readers see it now. The draft differs.').waitFor();
      await readersGet(id, 'Old words');
      expect(await readers(id)).not.toContain('New words');

      // Planned, and given up.
      await dialog.getByRole('button', { name: 'Schedule…' }).click();
      await dialog.getByLabel('Goes live on').fill('2099-03-08');
      await dialog.getByLabel('Goes live at').fill('02:30');
      await page.keyboard.press('Enter');
      await dialog
        .getByRole('alert')
        .getByText(/clocks skip it/)
        .waitFor();
      await check(page);
      await dialog.getByLabel('Goes live on').fill('2099-11-01');
      await dialog.getByLabel('Goes live at').fill('01:30');
      await page.keyboard.press('Enter');
      await dialog.getByLabel(/show this time twice/).selectOption('second');
      await check(page);
      await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
      await dialog.getByText('1:30 a.m. EST Nov. 1, 2099').first().waitFor();
      await dialog.getByRole('button', { name: /^Cancel: version 1/ }).click();
      await dialog.getByText('Canceled').first().waitFor();
      await check(page);

      // Both can be seen, and the old one may become the draft.
      await dialog.getByRole('button', { name: 'How it looks' }).click();
      const seen = page.frameLocator('iframe[title="Version 1"]');
      await seen.getByText('Old words').waitFor();
      await page.frameLocator('iframe[title="Draft"]').getByText('New words').waitFor();
      await dialog.getByRole('button', { name: 'Restore as draft' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('treeitem', { name: /Old words/ }).waitFor();
      await page.context().close();
    },
  );

  it('sets the draft back with what readers see, and loses nothing that was in it', async () => {
    const id = `publish-back-${Date.now()}`;
    const page = await openEditor('light', 1280);
    await makePage(page, id);
    const title = (baseRev: number, value: string) =>
      call(page, 'PATCH', `/documents/${id}`, {
        baseRev,
        operations: [{ op: 'set', id: 'words', path: ['fields', 'title'], value }],
        batch: `${id}-${baseRev}`,
      });
    await call(page, 'POST', `/documents/${id}/publish`, { rev: 1 });
    await title(1, 'Bad words');
    await call(page, 'POST', `/documents/${id}/publish`, { rev: 2 });
    await page.getByRole('treeitem', { name: /Bad words/ }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Tomorrow’s words');

    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Versions' }).click();
    await dialog.getByRole('button', { name: /^Version 1/ }).click();
    await dialog.getByRole('button', { name: 'Roll back…' }).click();
    await dialog.getByText('publishing it brings back what readers lose now').waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByText('Readers see it now. The draft is the same.').waitFor();
    await readersGet(id, 'Old words');
    await dialog.getByRole('button', { name: /^Version 3.*Draft before version 1/ }).click();
    await dialog.getByText('“Bad words” → “Tomorrow’s words”').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('treeitem', { name: /Old words/ }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('treeitem', { name: /Tomorrow’s words/ }).waitFor();
    await page.context().close();
  });

  it('publishes nothing that its editor has not seen', async () => {
    const id = `publish-seen-${Date.now()}`;
    const page = await openEditor('light', 1280);
    await makePage(page, id);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('button', { name: 'Publish anyway' }).waitFor();
    const operations = [{ op: 'set', id: 'words', path: ['fields', 'title'], value: 'Theirs' }];
    const patch = { baseRev: 1, operations, batch: `other-${Date.now()}` };
    await call(page, 'PATCH', `/documents/${id}`, patch);
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await dialog.getByText('Someone changed the page just now').waitFor();
    await dialog.getByRole('button', { name: 'Check again' }).click();
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await dialog.getByText('Version 1 is live.').waitFor();
    await readersGet(id, 'Theirs');
    await page.context().close();
  });
});
