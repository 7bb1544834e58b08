import type { Browser, Page } from 'playwright-core';
import { axe, openBrowser } from './browser';
import {
  canvasOf,
  canvasReady,
  card,
  centerOf,
  drag,
  newFront,
  ONE,
  openDocument,
  pointIn,
  readDraft,
  said,
  saved,
  shapeOf,
  signIn,
  tabTo,
  treeItem,
  wheelTo,
} from './editorPage';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const palette = (page: Page) => page.getByRole('dialog', { name: 'Add a block' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search blocks' });

/** A block in the palette, found by its name. */
async function optionOf(page: Page, block: string) {
  await search(page).fill(block);
  const option = palette(page).getByRole('option', { name: block, selected: true });
  await option.waitFor();
  return option;
}

/** Drags a block from the palette to where a text stands in the canvas. */
async function dragNew(page: Page, block: string, text: string): Promise<void> {
  const from = await centerOf(await optionOf(page, block));
  const place = canvasOf(page).getByText(text, { exact: true });
  await wheelTo(page, place);
  await drag(page, from, await pointIn(page, place));
  await said(page, `${block} added`);
  await place.waitFor({ state: 'detached' });
}

const FRONT = {
  header: ['header'],
  lead: ['top-stories'],
  main: ['section-package>headline-list>stacked-headlines', 'rich-text'],
  footer: ['footer'],
};

describe('a front is built from nothing', () => {
  it('with the mouse', async () => {
    const page = await signIn(browser, { viewport: { width: 1440, height: 900 } });
    await page.getByRole('button', { name: 'New page' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Mouse front');
    await page.getByRole('button', { name: 'Create' }).click();
    await canvasReady(page);

    await page.getByRole('button', { name: 'Add block' }).click();
    await dragNew(page, 'Header', 'Header: empty');
    await dragNew(page, 'Front – Top stories', 'Lead: empty');
    await dragNew(page, 'Front – Package of blocks', 'Main: empty');
    await dragNew(page, 'List – Stacked headlines', 'Front – Package of blocks: nothing to show');
    await dragNew(page, 'Text – Title and text', 'Rail: empty');
    const footer = await optionOf(page, 'Footer');
    await drag(page, await centerOf(footer), await centerOf(treeItem(page, /^Footer/)));
    await said(page, 'Footer added');
    await palette(page).getByRole('button', { name: 'Close' }).click();

    // From one section to another in the canvas, within the outline, and from the palette to the outline.
    const text = canvasOf(page).getByText('Text – Title and text: nothing to show');
    const list = canvasOf(page).locator('[data-block="headline-list-block/stacked-headlines"]');
    await wheelTo(page, list);
    await drag(page, await pointIn(page, text), await pointIn(page, list, [0.5, 1.02]));
    await said(page, /moved to the end of Main/);
    await page.getByRole('button', { name: 'Add block' }).click();
    const option = await optionOf(page, 'List – Headlines');
    const { x, y, width, height } = (await treeItem(page, /^List/).boundingBox())!;
    await drag(page, await centerOf(option), { x: x + width / 2, y: y + height / 5 });
    await saved(page);
    expect(await shapeOf(page)).toEqual(FRONT);

    await page.getByRole('button', { name: 'Undo' }).click();
    await saved(page);
    expect((await shapeOf(page))['main']).toEqual([
      'section-package>stacked-headlines',
      'rich-text',
    ]);
    await page.getByRole('button', { name: 'Redo' }).click();
    await saved(page);
    expect(await shapeOf(page)).toEqual(FRONT);
    await page.context().close();
  });

  it('with the keyboard', async () => {
    const page = await signIn(browser, { viewport: { width: 1280, height: 800 } });
    const { keyboard } = page;
    await page.getByRole('button', { name: 'New page' }).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'New page' }));
    await keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
    await keyboard.type('Keyboard front');
    await page.locator('button:enabled', { hasText: 'Create' }).waitFor();
    await keyboard.press('Enter');
    await canvasReady(page);

    const add = async (...blocks: string[]) => {
      await keyboard.press('/');
      await search(page).waitFor();
      for (const block of blocks) {
        await keyboard.type(block);
        await keyboard.press('Enter');
        await said(page, `${block} added`);
      }
      await keyboard.press('Escape');
      await palette(page).waitFor({ state: 'detached' });
    };
    await tabTo(page, treeItem(page, 'Header'));
    await keyboard.press('Home');
    await add('Header');
    await keyboard.press('l'); // typed ahead: Lead
    await add('Front – Top stories');
    await keyboard.press('m');
    await add('Front – Package of blocks', 'List – Stacked headlines', 'List – Headlines');
    await keyboard.press('End');
    await add('Footer', 'Text – Title and text');

    // The list goes up past its neighbor; the text goes by name to where it belongs.
    await keyboard.press('Control+Shift+M');
    await page.getByRole('heading', { name: 'Move Text – Title and text' }).waitFor();
    await tabTo(page, page.getByRole('combobox', { name: 'To' }));
    await keyboard.type('Main');
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Move', exact: true }));
    await keyboard.press('Enter');
    await said(page, 'Text – Title and text moved to the end of Main.');
    await tabTo(page, page.locator('.outline [tabindex="0"]'));
    await keyboard.press('ArrowUp');
    await keyboard.press('Alt+ArrowUp');
    await said(
      page,
      'List – Headlines moved to Front – Package of blocks, before List – Stacked headlines.',
    );
    await saved(page);
    expect(await shapeOf(page)).toEqual(FRONT);

    // Duplicate, rename, hide, fill in, delete, undo.
    await keyboard.press('Control+d');
    await said(page, 'List – Headlines duplicated.');
    await keyboard.press('F2');
    await keyboard.type('Second list');
    await keyboard.press('Escape');
    await treeItem(page, 'Second list').waitFor();
    await keyboard.press('Control+Shift+H');
    await said(page, 'Second list is hidden from readers.');
    await keyboard.press('Control+c');
    await keyboard.press('Delete');
    await said(page, 'Second list deleted. Undo brings it back.');
    await keyboard.press('Control+z');
    await treeItem(page, /Second list.*hidden/).waitFor();
    await keyboard.press('Control+y');
    await keyboard.press('Control+v');
    await said(page, 'Second list pasted.');
    await keyboard.press('Delete');
    await saved(page);
    expect(await shapeOf(page)).toEqual(FRONT);
    await page.context().close();
  });
});

describe('blocks', () => {
  it('are copied on one page and pasted on another', async () => {
    const page = await signIn(browser);
    await newFront(page, ONE);
    await treeItem(page, /First/).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+c');
    await said(page, '2 blocks copied.');
    await newFront(page);
    await treeItem(page, /^Rail/).click();
    await page.keyboard.press('Control+v');
    await said(page, '2 blocks pasted.');
    await canvasOf(page).getByText('Second', { exact: true }).waitFor();
    await saved(page);
    expect(await shapeOf(page)).toEqual({ rail: ['rich-text', 'rich-text'] });
    await page.context().close();
  });

  it('that are dragged stay where they are after Escape', async () => {
    const page = await signIn(browser);
    await newFront(page, ONE);
    const from = await centerOf(treeItem(page, /First/));
    const to = await centerOf(treeItem(page, /^Rail/));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.locator('.outline__row--drop-into').waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.locator('.drag-label').waitFor({ state: 'detached' });
    expect(await shapeOf(page)).toEqual({ main: ['rich-text', 'rich-text'] });
    await page.context().close();
  });

  it('that are locked can be changed by those who may, and are marked for all', async () => {
    const page = await signIn(browser);
    await newFront(page, ONE);
    await treeItem(page, /First/).click();
    await page.getByRole('button', { name: 'Actions for' }).click();
    await page.getByRole('menuitem', { name: 'Lock', exact: true }).click();
    await treeItem(page, /First.*locked/).waitFor();
    await saved(page);
    expect((await readDraft(page)).sections['main']![0]!.locked).toBe(true);
    await page.context().close();
  });
});

describe('the editor', () => {
  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 768],
    ['dark', 768],
  ] as const)('has no accessibility faults: %s, %i px', async (colorScheme, width) => {
    const page = await signIn(browser, { colorScheme, viewport: { width, height: 900 } });
    await page.getByRole('row').nth(3).waitFor();
    expect(await axe(page)).toEqual([]);
    await openDocument(page, 'home');
    expect(await axe(page)).toEqual([]);
    await treeItem(page, /Top stories/).click();
    await page.getByRole('button', { name: 'Add block' }).click();
    await search(page).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it('changes the layout without losing a block: what has no section waits in the outline', async () => {
    const page = await signIn(browser);
    await newFront(page, { sections: { ...ONE.sections, rail: [card('aside', 'Aside')] } });
    await page.getByRole('combobox', { name: 'Layout' }).selectOption('full');
    await canvasOf(page).getByText('Aside', { exact: true }).waitFor({ state: 'detached' });
    await treeItem(page, 'Rail not in this layout').waitFor();
    await treeItem(page, /Aside/).click();
    await page.keyboard.press('Alt+ArrowUp');
    await said(page, /moved to the end of/);
    await canvasOf(page).getByText('Aside', { exact: true }).waitFor();
    await saved(page);
    expect(Object.keys(await shapeOf(page))).not.toContain('rail');
    await page.context().close();
  });
});
