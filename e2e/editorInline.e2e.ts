import type { Browser, Page } from 'playwright-core';
import { axe, openBrowser } from './browser';
import {
  canvasOf,
  newFront,
  ONE,
  pointIn,
  said,
  saved,
  signIn,
  titleField,
  titleOf,
  treeItem,
} from './editorPage';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await signIn(browser);
});
afterAll(() => browser.close());

const typed = () => canvasOf(page).locator('[data-editing]');
const doubleClick = async (text: string) => {
  const { x, y } = await pointIn(page, canvasOf(page).getByText(text, { exact: true }), [0.02, 0.5]);
  await page.mouse.dblclick(x, y);
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
    expect(await titleField(page).inputValue()).toBe('First snow of the year');
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
    expect(await titleField(page).inputValue()).toBe('Gone');
    await page.keyboard.press('Escape');
    await said(page, 'Title is as it was.');
    await canvasOf(page).getByText('First', { exact: true }).waitFor();
    await page.locator('.outline :focus').waitFor();
    await page.evaluate(() => navigator.clipboard.writeText('Rain\nand  wind '));
    await page.keyboard.press('Control+Enter');
    await typed().and(canvasOf(page).locator(':focus')).waitFor();
    await page.keyboard.press('Control+v');
    await page.keyboard.press('Enter');
    await canvasOf(page).getByText('Rain and  wind', { exact: true }).waitFor();
    await saved(page);
    expect(await titleOf(page)).toBe('Rain and  wind');
  });
});
