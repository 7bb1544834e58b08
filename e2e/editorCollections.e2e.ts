import type { Browser, Page } from 'playwright-core';
import { feature } from '../runtime/document/testing/fixtures';
import { axe, openBrowser, SITE } from './browser';
import {
  canvasOf,
  makeFront,
  newFront,
  publishPage,
  readDraft,
  saved as savedPage,
  signIn,
} from './editorPage';

let browser: Browser;
let page: Page;
const id = () => decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!);

beforeAll(async () => {
  browser = await openBrowser();
  page = await signIn(browser, {}, '/pf/editor/collections');
});
afterAll(() => browser.close());

const rows = (on = page) => on.locator('.order__row');
const headlines = (on = page) => on.locator('.order .story-line__headline').allInnerTexts();
const pane = (name: string) => page.getByRole('radio', { name }).check();
const saved = (on = page) => on.locator('[data-save="saved"]').waitFor();
const save = (on = page) => on.getByRole('button', { name: 'Save for readers' }).click();
/** What readers get of a page. */
const read = async (path: string) => (await fetch(new URL(path, SITE()))).text();

describe('a collection', () => {
  let path = '';

  it('is made, filled by search, and ordered by keys and by mouse', async () => {
    await page.getByRole('link', { name: 'Top stories' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'New collection' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Storm desk');
    await page.keyboard.press('Enter');
    await page.getByText('No stories yet.').waitFor();
    const search = page.getByRole('searchbox', { name: 'Search stories' });
    await search.fill('storm');
    await page
      .getByRole('button', { name: /^Add .*storm/i })
      .first()
      .waitFor();
    for (let count = 1; count <= 3; count += 1) {
      await search.press('Enter');
      await page.getByRole('heading', { name: new RegExp(`^${count} stor`) }).waitFor();
    }
    const [a, b, c] = await headlines();
    await page.getByRole('button', { name: `1 of 3: ${a}` }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    expect(await headlines()).toEqual([b, a, c]);
    await page.locator('.foot').getByText(`${a}: 2 of 3.`).waitFor();
    await page.locator(':focus').getByText('2', { exact: true }).waitFor();
    await rows()
      .nth(2)
      .dragTo(rows().nth(0), { targetPosition: { x: 20, y: 5 } });
    expect(await headlines()).toEqual([c, b, a]);
    await page.keyboard.press('Control+z');
    expect(await headlines()).toEqual([b, a, c]);
    await page.keyboard.press('Control+s');
    await saved();
    await page.reload();
    await rows().first().waitFor();
    expect(await headlines()).toEqual([b, a, c]);
  });

  it('is seen on a page before it is saved, and on readers’ pages right after', async () => {
    const collectionId = id();
    path = `/collection-${Math.random().toString(36).slice(2, 8)}`;
    const list = feature('list', {
      type: 'headline-list-block/headline-list',
      fields: { collectionId, size: 3 },
    });
    await newFront(page, { name: `Storm front ${path}`, sections: { main: [list] } });
    await page.getByRole('textbox', { name: 'Address' }).fill(path);
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText(`The page’s address is ${path}.`).waitFor();
    await publishPage(page);
    await page.goto(new URL(`/pf/editor/collections/${collectionId}`, SITE()).href);
    await rows().first().waitFor();
    const before = await headlines();
    expect(await read(path)).toContain('data-feed-length="3"');
    await pane('Preview');
    const shown = page.frameLocator('iframe').locator('body');
    await shown.locator('.headlines__item').nth(2).waitFor();
    await page.getByRole('button', { name: `Headline of ${before[1]}` }).click();
    await page.getByLabel('Headline in this collection').fill('Our own words');
    await page.keyboard.press('Enter');
    await shown.getByText('Our own words').first().waitFor();
    expect(await read(path)).not.toContain('Our own words');
    expect(await axe(page)).toEqual([]);
    await save();
    await saved();
    expect(await read(path)).toContain('Our own words');
  });

  it('that someone else saved meanwhile is not overwritten: both are shown, one is chosen', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await rows(other).first().waitFor();
    const before = await headlines();
    await page.getByRole('button', { name: `Move down ${before[0]}` }).click();
    await save();
    await saved();
    await other.getByRole('button', { name: `Remove ${before[2]}` }).click();
    await save(other);
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('region', { name: 'Yours' }).getByRole('listitem').first().waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(5);
    expect(await axe(other)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await dialog.waitFor({ state: 'detached' });
    await saved(other);
    await other.reload();
    await rows(other).first().waitFor();
    expect(await headlines(other)).toEqual(before.slice(0, 2));
    await other.close();
  });
});

describe('the palette', () => {
  it('shows what blocks look like, and puts linked blocks that are live on a page', async () => {
    const text = feature('promo', {
      type: 'rich-text-block/rich-text',
      fields: { title: 'Join the storm desk' },
    });
    const token = Math.random().toString(36).slice(2, 8);
    const [live, draft] = [`Promo ${token}`, `Plan ${token}`];
    await makeFront(page, { kind: 'block', name: draft, sections: { main: [text] } });
    const block = await newFront(page, { kind: 'block', name: live, sections: { main: [text] } });
    await publishPage(page);
    await newFront(page);
    await page.getByRole('button', { name: 'Add block' }).click();
    const palette = page.getByRole('dialog', { name: 'Add a block' });
    await palette.getByRole('option', { name: live }).waitFor();
    const picture = palette.getByRole('group', { name: 'Article' }).locator('img').first();
    await expect(
      picture.evaluate(async (one: HTMLImageElement) => {
        await one.decode();
        return [one.naturalWidth, one.naturalHeight];
      }),
    ).resolves.toEqual([320, 200]);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.type(token);
    await palette
      .getByRole('option', { name: `${draft} Not published yet`, disabled: true })
      .waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await canvasOf(page).getByText('Join the storm desk').waitFor();
    await savedPage(page);
    const nodes = Object.values((await readDraft(page)).sections).flat();
    expect(nodes).toMatchObject([{ kind: 'feature', linked: { document: block } }]);
    await page.getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('button', { name: 'Add block' }).click();
    await palette.getByRole('group', { name: 'Used lately' }).getByText(live).waitFor();
  });
});
