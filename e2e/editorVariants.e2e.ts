import type { Browser, Page } from 'playwright-core';
import { axe, openBrowser, openPage, SITE } from './browser';
import {
  canvasOf,
  giveAddress,
  newFront,
  ONE,
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

const who = () => page.getByRole('region', { name: 'Who gets what' });
const seeAs = () => page.getByRole('group', { name: 'See the page as' });
/** What is seen of a text in the canvas: for a moment a block may stand there twice, once for each variant. */
const seen = (text: string) =>
  canvasOf(page).getByText(text, { exact: true }).filter({ visible: true }).first();
const shows = (text: string) => seen(text).waitFor();
const hides = (text: string) => seen(text).waitFor({ state: 'hidden' });

/** The titles that a reader sees of a page. */
async function titlesFor(path: string, cookie: string, javaScriptEnabled = true) {
  const reader = await openPage(browser, '/pf/health', { javaScriptEnabled });
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: SITE() };
  });
  if (cookie) await reader.context().addCookies(cookies);
  await reader.goto(new URL(path, SITE()).href);
  const titles = reader.locator('[data-block="rich-text-block/rich-text"]:visible');
  const seen = await titles.allInnerTexts();
  await reader.context().close();
  return seen;
}

describe('a block with variants', () => {
  it('is edited, seen and read as each of its readers gets it', async () => {
    await newFront(page, ONE);
    await treeItem(page, 'Text').first().click();
    await who().getByLabel('Different for').selectOption('Subscribers');
    expect(await seeAs().getByLabel('See as').inputValue()).toBe('subscribed');
    await titleField(page).fill('Thanks for your support');
    await shows('Thanks for your support');
    await hides('First');
    expect(await axe(page)).toEqual([]);

    await seeAs().getByLabel('See as').selectOption('Signed out');
    await shows('First');
    expect(await titleField(page).inputValue()).toBe('First');
    await titleField(page).fill('Join us');
    await shows('Join us');

    await treeItem(page, 'Text').nth(1).click();
    await who().getByLabel('Different for').selectOption('feature');
    await who().getByLabel('GrowthBook feature key').fill('hero');
    await who().getByLabel('Value').fill('no spaces');
    await who().getByRole('button', { name: 'Add variant' }).click();
    await who().getByText('can’t be a feature’s value').waitFor();
    await who().getByLabel('Value').fill('big');
    await who().getByRole('button', { name: 'Add variant' }).click();
    await titleField(page).fill('The big one');
    await shows('The big one');
    await seeAs().getByLabel('hero').selectOption('off');
    await shows('Second');
    expect(await axe(page)).toEqual([]);

    await page.getByRole('button', { name: 'Page settings' }).click();
    const path = await giveAddress(page, 'variants');
    await publishPage(page);
    for (const [cookie, seen] of [
      ['', ['Join us', 'Second']],
      ['broadsheet_reader=in', ['Join us', 'Second']],
      ['broadsheet_reader=subscribed', ['Thanks for your support', 'Second']],
      ['broadsheet_features=hero=big', ['Join us', 'The big one']],
      [
        'broadsheet_reader=subscribed; broadsheet_features=x=y|hero=big',
        ['Thanks for your support', 'The big one'],
      ],
    ] as const) {
      expect([cookie, await titlesFor(path, cookie)]).toEqual([cookie, seen]);
    }
    expect(await titlesFor(path, 'broadsheet_reader=subscribed', false)).toEqual([
      'Join us',
      'Second',
    ]);
  });

  it('can be left out for some readers, and loses a variant as it got it: by undo, too', async () => {
    await newFront(page, ONE);
    await treeItem(page, 'Text').first().click();
    await who().getByLabel('Different for').selectOption('Signed in');
    await who().getByLabel('They see nothing here').check();
    await hides('First');
    await who().getByRole('button', { name: 'Remove this variant' }).click();
    await shows('First');
    await saved(page);
    expect((await readDraft(page)).sections['main']![0]).not.toHaveProperty('variants');
    await page.getByRole('button', { name: 'Undo' }).click();
    await hides('First');
  });
});
