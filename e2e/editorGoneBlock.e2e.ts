import type { Browser, Page } from 'playwright-core';
import { feature } from '../runtime/document/testing/fixtures';
import { axe, openBrowser, SITE } from './browser';
import {
  canvasOf,
  card,
  giveAddress,
  newFront,
  publishPage,
  readDraft,
  saved,
  signIn,
  titleField,
  treeItem,
} from './editorPage';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await signIn(browser);
});
afterAll(() => browser.close());

const gone = feature('gone', {
  type: 'weather-map-block/weather-map',
  fields: { title: 'Radar', zoom: 4 },
});

describe('a block whose code is gone', () => {
  it('stays on its page with all it holds, is said, and keeps nobody from working on the rest', async () => {
    await newFront(page, { sections: { main: [card('one', 'First'), gone, card('two', 'Last')] } });
    const dialog = page.getByRole('dialog');

    // The canvas shows where it stands; the form says what is wrong.
    await canvasOf(page)
      .getByText(/weather-map.*nothing to show/i)
      .waitFor();
    await treeItem(page, /weather-map/i).click();
    await page.getByText('The code of this block is gone. What it holds is kept').waitFor();
    expect(await axe(page)).toEqual([]);

    // It moves, copies and comes back as any other block does.
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await saved(page);
    const { sections } = await readDraft(page);
    expect(sections['main']!.map(({ id }) => id)).toEqual(['gone', 'one', 'two']);
    expect(sections['main']![0]).toEqual(gone);

    await treeItem(page, 'Text').first().click();
    await titleField(page).fill('First, changed');
    await canvasOf(page).getByText('First, changed').waitFor();

    // The checklist names it; readers get the rest of the page.
    await page.getByRole('button', { name: 'Page settings' }).click();
    const path = await giveAddress(page, 'gone');
    await saved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByText('The code of "weather-map-block/weather-map" is gone').waitFor();
    await page.keyboard.press('Escape');
    await publishPage(page);
    const answer = await fetch(new URL(path, SITE()));
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('First, changed');
    expect(html).toContain('Last');
    expect(html).not.toContain('Radar');
    expect((await readDraft(page)).sections['main']![0]).toEqual(gone);
  });
});
