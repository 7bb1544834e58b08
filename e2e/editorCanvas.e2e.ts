import type { Browser, Page } from 'playwright-core';
import { openBrowser, SITE } from './browser';
import {
  canvasOf,
  card,
  makeFront,
  newFront,
  said,
  signIn,
  titleField,
  treeItem,
} from './editorPage';

let browser: Browser;
let page: Page;
const problems: string[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  page = await signIn(browser);
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
});
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
afterAll(() => browser.close());

const skeleton = () => page.locator('.skeleton');
const HEADER = { kind: 'feature' as const, id: 'top', type: 'header-block/header', fields: {} };

/** Screens, and what stands on each once it has loaded. */
const SCREENS = [
  ['', /^\d+ pages$/],
  ['/addresses', 'Section front'],
  ['/collections', 'Top stories'],
  ['/find', 'Words'],
  ['/log', 'Signed in.'],
  ['/people', 'Demo Editor'],
] as const;

describe('a canvas that loads', () => {
  it.each(['light', 'dark'] as const)(
    'shows the page’s outline in the %s until the frame has painted',
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      const sections = {
        header: [{ ...HEADER, label: 'Masthead' }],
        main: [card('one', 'First'), { ...card('two', 'Second'), label: 'Our own name' }],
      };
      const id = await makeFront(page, { sections });
      let paint = () => {};
      const isWanted = new Promise<void>((resolve) => (paint = resolve));
      await page.route('**/pf/editor/preview?*', async (route) => {
        await isWanted;
        await route.continue();
      });
      await page.goto(new URL(`/pf/editor/pages/${id}`, SITE()).href);
      await skeleton().waitFor();
      expect(await skeleton().locator('.skeleton__block').allInnerTexts()).toEqual([
        'Masthead',
        'Text – Title and text First',
        'Our own name',
      ]);
      expect(await coversFrame()).toBe(true);
      // What it stands on is the editor's own color, not a sheet of paper.
      const color = (selector: string) =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await color('.skeleton')).toBe(await color('body'));

      paint();
      await skeleton().waitFor({ state: 'detached' });
      await canvasOf(page).getByText('First', { exact: true }).waitFor();
    },
  );

  it('gives way to the reason where there is no page', async () => {
    await page.route('**/pf/editor/preview?*', (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('token', 'none');
      return route.continue({ url: url.href });
    });
    await page.goto(new URL('/pf/editor/pages/about', SITE()).href);
    await canvasOf(page).getByText('This preview has run out.').waitFor();
    await skeleton().waitFor({ state: 'detached' });
  });

  it('writes nothing into the console, however often the header is drawn', async () => {
    problems.length = 0;
    await newFront(page, { sections: { header: [HEADER], main: [card('one', 'First')] } });
    const shape = canvasOf(page).locator('use[href^="#"]').first();
    await shape.waitFor({ state: 'attached' });
    await treeItem(page, 'Header').last().click();
    await page.getByRole('textbox', { name: 'Subscribe button' }).fill('Join us');
    await canvasOf(page).getByText('Join us').first().waitFor({ state: 'attached' });
    await shape.waitFor({ state: 'attached' });
    expect(await canvasOf(page).locator('use[data-outline]').count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('the window around the canvas', () => {
  it.each([1440, 1024, 768, 390])(
    'keeps what leads to readers together at %i px',
    async (width) => {
      await page.setViewportSize({ width, height: 768 });
      const id = await makeFront(page, { name: 'Team page: Eagles' });
      await page.goto(new URL(`/pf/editor/pages/${id}`, SITE()).href);
      await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
      const topOf = async (name: string) =>
        (await page.getByRole('button', { name, exact: true }).boundingBox())!.y;
      const tops = await Promise.all(['Add block', 'Versions', 'Publish'].map(topOf));
      expect(new Set(tops).size).toBe(1);
      const isCut = await page
        .locator('.head__title')
        .evaluate((title) => title.scrollWidth > title.clientWidth);
      expect(isCut).toBe(false);
    },
  );

  it('has its bar in one row at 1024 px, also while work is not saved', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await newFront(page, { name: 'Front' });
    await page.route('**/pf/editor/api/documents/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.getByRole('textbox', { name: 'Name in the editor' }).fill('Fronts');
    await page.locator('.head').getByText('Not saved yet').waitFor();
    const middles = await page.locator('.head').evaluate((head) =>
      ['.button', '.button--main'].map((name) => {
        const { top, bottom } = head.querySelector(name)!.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(middles[1]).toBeCloseTo(middles[0]!, 0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.locator('[data-save="saved"]').waitFor();
  });

  it('tells blocks apart that begin the same', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const name = 'Standings of the league after the games of the';
    await newFront(page, {
      sections: { main: [card('one', `${name} first week`), card('two', `${name} second week`)] },
    });
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
    for (const which of ['first week', 'second week'])
      expect(
        await treeItem(page, new RegExp(which)).locator('.outline__name').evaluate(isCut),
      ).toBe(false);
  });

  it('says what was done last, and nothing of it once something else is done', async () => {
    await newFront(page, { sections: { main: [card('one', 'First'), card('two', 'Second')] } });
    await treeItem(page, /First/).click();
    await page.keyboard.press('Control+d');
    await said(page, 'Text – Title and text duplicated.');
    await titleField(page).fill('Third');
    await said(page, /^$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await said(page, /^Undone/);
    await treeItem(page, /Second/).click();
    await said(page, /^$/);
  });
});

describe('screens of the editor', () => {
  it('scroll in one place', async () => {
    await page.setViewportSize({ width: 1024, height: 600 });
    for (const [path, content] of SCREENS) {
      await page.goto(new URL(`/pf/editor${path}`, SITE()).href);
      await page.locator('main').getByText(content).first().waitFor();
      const excess = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect([path, excess]).toEqual([path, 0]);
    }
  });
});

/** Whether nothing of the frame can be seen. */
const coversFrame = (): Promise<boolean> =>
  page.locator('iframe').evaluate((frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((part) => [x + width * part, y + height * part] as const);
    return points.every(
      ([left, top]) =>
        document.elementFromPoint(left, top)?.matches('.skeleton, .skeleton *') === true,
    );
  });
