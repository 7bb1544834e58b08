import type { Browser, Page } from 'playwright-core';
import { ALERT } from '../demo/pages/nodes';
import { axe, boxOf, layoutShifts, openBrowser, openPage, SITE } from './browser';
import { openDocument, publishPage, saved, signIn, treeItem } from './editorPage';
import { PHONE, storyOf } from './storyReader';

let browser: Browser;
let editor: Page;

beforeAll(async () => {
  browser = await openBrowser();
  editor = await signIn(browser);
});
afterAll(async () => {
  await say('');
  await browser.close();
});

const BAR = '.alert-bar';
const bar = (page: Page) => page.locator(BAR);

/** Publishes an alert as an editor does; '' ends it. */
async function say(text: string): Promise<void> {
  await openDocument(editor, ALERT);
  await treeItem(editor, 'Alert bar').click();
  await editor.getByRole('textbox', { name: 'What happened' }).fill(text);
  await editor.getByRole('textbox', { name: 'Story' }).fill(text && '/weather/');
  await saved(editor);
  await publishPage(editor);
}

/** ms: 10 s is the rule; as much again for a busy machine. */
const SEEN = 20_000;

/** Opens a page and waits until its scripts are at work. */
async function open(path: string, options = {}): Promise<Page> {
  const page = await openPage(browser, path, options);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

describe('the alert bar', () => {
  it('is below the header of every kind of page, in its HTML', async () => {
    await say('Flood warning until 9 p.m.');
    const story = await storyOf('/news/', /href="(\/news\/[^"]+\.html)"/);
    for (const path of [
      '/',
      '/news/',
      '/eagles',
      '/search?query=council',
      story,
      '/no-such-page',
    ]) {
      const html = await (await fetch(new URL(path, SITE()))).text();
      const place = html.indexOf('Flood warning until 9 p.m.');
      expect([path, place > html.indexOf('</header>'), place < html.indexOf('<main')]).toEqual([
        path,
        true,
        true,
      ]);
    }
  });

  it('comes to open pages, changes and ends there, and moves nothing', async () => {
    await say('');
    const pages = [await open('/'), await open('/news/', PHONE)];
    const read = await open('/news/');
    await read.mouse.wheel(0, 900);
    const asked: string[] = [];
    read.on('request', (request) => {
      if (request.url().includes('/fragment/alert')) asked.push(new URL(request.url()).search);
    });
    pages.push(read);
    const top = async (page: Page) => (await boxOf(page, 'main')).y;
    const places = await Promise.all(pages.map(top));
    for (const words of ['Flood warning until 9 p.m.', 'Flood warning until 11 p.m.']) {
      await say(words);
      for (const page of pages) {
        await bar(page).getByText(words).waitFor({ timeout: SEEN });
        // In the window, wherever its reader is.
        const { y, height } = await boxOf(page, `${BAR}__alert`);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThan(300);
        expect(await page.locator('[role="status"]').allTextContents()).toContain(
          `Breaking news: ${words}`,
        );
      }
    }
    for (const page of pages) expect(await axe(page)).toEqual([]);
    await say('');
    for (const page of pages)
      await bar(page).getByRole('link').waitFor({ state: 'detached', timeout: SEEN });
    expect(await Promise.all(pages.map(top))).toEqual(places);
    for (const page of pages) expect(await layoutShifts(page)).toEqual([]);
    // All pages ask one question.
    expect(new Set(asked)).toEqual(new Set(['']));
    await Promise.all(pages.map((page) => page.context().close()));
  });

  it('stays closed for who closed it, on the pages that come, until there is another', async () => {
    await say('Polls are open until 8 p.m.');
    const page = await open('/');
    await bar(page).getByRole('button', { name: 'Close: Breaking news' }).click();
    await bar(page).getByRole('link').waitFor({ state: 'detached' });
    await page.goto(new URL('/news/', SITE()).href);
    expect(await bar(page).isVisible()).toBe(false);
    expect(await layoutShifts(page)).toEqual([]);
    await say('Polls have closed.');
    await page.reload();
    await bar(page).getByText('Polls have closed.').waitFor();
    await page.context().close();
  });

  it('is read, and has no button, without script', async () => {
    await say('Polls have closed.');
    const page = await openPage(browser, '/', { ...PHONE, javaScriptEnabled: false });
    await bar(page).getByRole('link', { name: 'Polls have closed.' }).waitFor();
    expect(await bar(page).getByRole('button').count()).toBe(0);
    await page.context().close();
  });
});
