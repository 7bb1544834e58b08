import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { axe, openBrowser } from './browser';
import {
  canvasOf,
  card,
  newFront,
  ONE,
  openDocument,
  pointIn,
  publishPage,
  readDraft,
  said,
  saved,
  signIn,
  titleField,
  titleOf,
  treeItem,
} from './editorPage';
import { addStaff } from './staff';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await signIn(browser);
});
afterAll(() => browser.close());

const typed = (on = page) => canvasOf(on).locator('[data-editing]');
/** Waits until the form shows what was typed in the canvas. */
const formShows = (value: string) =>
  page.waitForFunction(
    (text) =>
      [...document.querySelectorAll<HTMLInputElement>('.side input')].some(
        (input) => input.value === text,
      ),
    value,
  );
const doubleClick = async (text: string, on = page) => {
  const { x, y } = await pointIn(on, canvasOf(on).getByText(text, { exact: true }), [0.02, 0.5]);
  await on.mouse.dblclick(x, y);
};

describe('a text in the canvas', () => {
  it('is edited where it stands: by mouse, kept by Enter, undone as one', async () => {
    await newFront(page, ONE);
    await canvasOf(page).getByText('First', { exact: true }).waitFor({ state: 'attached' });
    await doubleClick('First');
    await typed().and(canvasOf(page).locator(':focus')).waitFor();
    await said(page, 'Editing Title in place. Enter keeps it, Escape takes it back.');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('End');
    await page.keyboard.type(' snow of the year');
    await formShows('First snow of the year');
    await page.keyboard.press('Enter');
    await said(page, 'Title is kept.');
    await saved(page);
    expect(await titleOf(page)).toBe('First snow of the year');
    await page.keyboard.press('Control+z');
    await canvasOf(page).getByText('First', { exact: true }).waitFor();
  });

  it('is edited by keyboard, taken back by Escape, and takes pasted text as one line', async () => {
    await newFront(page, ONE);
    await canvasOf(page).getByText('First', { exact: true }).waitFor({ state: 'attached' });
    await treeItem(page, /First/).click();
    await page.keyboard.press('Control+Enter');
    await typed().and(canvasOf(page).locator(':focus')).waitFor();
    await page.keyboard.type('Gone');
    await formShows('Gone');
    await page.keyboard.press('Escape');
    await said(page, 'Title is as it was.');
    await canvasOf(page).getByText('First', { exact: true }).waitFor();
    await page.locator('.outline :focus').waitFor();
    await page.evaluate(() => navigator.clipboard.writeText('Rain\nand  wind '));
    // As after a click in the canvas: nothing has the focus.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Enter');
    await typed().and(canvasOf(page).locator(':focus')).waitFor();
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Enter');
    await canvasOf(page).getByText('Rain and  wind', { exact: true }).waitFor();
    await saved(page);
    expect(await titleOf(page)).toBe('Rain and  wind');
  });

  it('leads by Tab to the other texts of its block', async () => {
    const type = 'newsletter-card-block/newsletter-card';
    await newFront(page, { sections: { main: [{ ...card('one', ''), type, fields: {} }] } });
    await canvasOf(page).locator('[data-editable-field]').first().waitFor({ state: 'attached' });
    await treeItem(page, /Newsletter/).click();
    await page.getByRole('button', { name: 'Actions for' }).click();
    await page.getByRole('menuitem', { name: 'Edit text in place' }).click();
    await canvasOf(page).locator('h2[data-editing]:focus').waitFor();
    await page.keyboard.type('Before breakfast');
    await page.keyboard.press('Tab');
    await canvasOf(page).locator('p[data-editing]:focus').waitFor();
    await page.keyboard.type('Free');
    await page.keyboard.press('Tab');
    await said(page, 'Description is kept.');
    await saved(page);
    const [node] = (await readDraft(page)).sections['main']!;
    expect(node!.fields).toEqual({ header: 'Before breakfast', description: 'Free' });
  });

  it('stays as it is where it is locked, and that is said', async () => {
    const id = await newFront(page, {
      sections: { main: [{ ...card('one', 'First'), locked: ['title'] }] },
    });
    const person = {
      email: `${randomBytes(4).toString('hex')}@daily.example`,
      name: 'An Editor',
      password: 'the light of truth upon them',
    };
    await addStaff(page, person, 'editor');
    const colleague = await signIn(browser, {}, '/pf/editor', person);
    await openDocument(colleague, id);
    await canvasOf(colleague).getByText('First', { exact: true }).waitFor({ state: 'attached' });
    await doubleClick('First', colleague);
    await said(colleague, 'Title is locked: a producer can change it.');
    expect(await typed(colleague).count()).toBe(0);
    await colleague.context().close();
  });
});

describe('a linked block', () => {
  it('is changed for one page, and its draft is seen on that page before readers get it', async () => {
    const block = await newFront(page, {
      kind: 'block',
      name: 'Join',
      sections: { main: [card('own', 'Join us')] },
    });
    await publishPage(page);
    const shown = { ...card('shown', ''), fields: {}, label: 'Promo', linked: { document: block } };
    const front = await newFront(page, { name: 'Its page', sections: { main: [shown] } });
    await treeItem(page, 'Promo').click();
    await page.getByText('From the linked block.').first().waitFor();
    expect(await titleField(page).inputValue()).toBe('Join us');
    await titleField(page).fill('Join here');
    await canvasOf(page).getByText('Join here').waitFor({ state: 'attached' });
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use the linked block’s Title' }).click();
    await canvasOf(page).getByText('Join us').waitFor({ state: 'attached' });
    await saved(page);
    expect((await readDraft(page, front)).sections['main']![0]!.fields).toEqual({});

    await openDocument(page, block);
    await treeItem(page, /Join us/).click();
    await titleField(page).fill('Support us');
    await saved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'See it on its pages…' }).click();
    const sample = page.frameLocator('iframe[title="Its page with the draft"]');
    await sample.getByText('Support us').waitFor({ state: 'attached' });
    await page.getByLabel('Screen').last().selectOption('phone');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to publishing' }).click();
    await page.locator('button:focus', { hasText: 'See it on its pages' }).waitFor();
  });
});
