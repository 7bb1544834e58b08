import type { Browser, Page } from 'playwright-core';
import { axe, layoutShifts, openBrowser, openPage, SITE } from './browser';

let browser: Browser;
/** The crossword of the newest day, and its letters, row by row. */
let path: string;
let letters: string;
/** Which square is the first that takes a letter. */
let first: number;
/** Its answers across, in order. */
let words: string[];

beforeAll(async () => {
  browser = await openBrowser();
  const ask = async (address: string) =>
    (await fetch(new URL(`/gateway/daily/crosswords${address}`, SITE()))).json();
  const { crosswords } = (await ask('')) as { crosswords: { day: string }[] };
  const day = crosswords[0]?.day ?? '';
  path = `/puzzles/crossword/${day}/`;
  const { solution } = (await ask(`/${day}`)) as { solution: string[][] };
  letters = solution.flat().join('');
  first = letters.search(/[^#]/);
  words = solution.flatMap((row) => row.join('').split('#')).filter((word) => word.length > 1);
});
afterAll(() => browser?.close());

const square = (page: Page, index: number) => page.locator(`[data-square="${index}"]`);
const focused = (page: Page) =>
  page.evaluate(() => Number((document.activeElement as HTMLElement).dataset['square'] ?? -1));

/** The crossword with its script awake. */
async function openAwake(options = {}): Promise<Page> {
  const page = await openPage(browser, path, options);
  await page.locator('.crossword-grid .is-current').waitFor();
  return page;
}

describe('the crossword', () => {
  it('is solved by keyboard alone, says so, and is kept', async () => {
    const page = await openAwake();
    await square(page, first).focus();
    for (const word of words) {
      for (const letter of word) await page.keyboard.press(letter.toLowerCase());
      await page.keyboard.press('Tab');
    }
    expect(await page.getByRole('status').filter({ hasText: 'Solved' }).innerText()).toContain(
      'Well done!',
    );
    await page.reload();
    await page.locator('.crossword-grid .is-current').waitFor();
    expect(await square(page, first).inputValue()).toBe(letters[first]);
    await page.context().close();
  });

  it('names each square by its clue, and lets Tab and Escape out', async () => {
    const page = await openAwake();
    await square(page, first).focus();
    expect(await square(page, first).getAttribute('aria-label')).toMatch(
      /^1 across: .+, letter 1 of/,
    );
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('.is-current').getAttribute('aria-label')).toMatch(
      /^1 down: .+, letter 2 of/,
    );
    const before = await focused(page);
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toBe(before);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Letter');
    await page.context().close();
  });

  it('marks what is wrong without color alone, and reveals a word', async () => {
    const page = await openAwake();
    await square(page, first).focus();
    await page.keyboard.press(letters[first] === 'Q' ? 'z' : 'q');
    await page.getByRole('button', { name: 'Check puzzle' }).click();
    expect(await page.getByText('1 letter is wrong.').isVisible()).toBe(true);
    expect(await square(page, first).getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('link', { name: /./ }).and(page.locator('[data-entry="0"]')).click();
    await page.getByRole('button', { name: 'Reveal word' }).click();
    expect(await square(page, first).inputValue()).toBe(letters[first]);
    await page.context().close();
  });

  it('fits a narrow phone, where its squares can be hit, and does not move', async () => {
    const page = await openAwake({ viewport: { width: 320, height: 640 } });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    const box = await square(page, first).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(await layoutShifts(page)).toEqual([]);
    await page.context().close();
  });

  it('takes letters without script, leads from clue to square, and has its answers on a page', async () => {
    const page = await openPage(browser, path, { javaScriptEnabled: false });
    await square(page, first).fill('A');
    expect(await page.locator('.crossword-tools').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'See the answers' }).click();
    const shown = await page.locator('.crossword-grid b').allInnerTexts();
    expect(shown.join('')).toBe(letters.replaceAll('#', ''));
    await page.context().close();
  });
});

describe('the pages of every day', () => {
  it.each(['/puzzles/', '/comics', '/weather/', '/obituaries/', '/jobs/'])(
    '%s is a page of its own that anybody can read',
    async (address) => {
      const page = await openPage(browser, address);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('.section-front').count()).toBe(0);
      expect(await axe(page)).toEqual([]);
      expect(await layoutShifts(page)).toEqual([]);
      await page.context().close();
    },
  );

  it.each([
    ['/obituaries/', 'Name or words', 'notice'],
    ['/jobs/', 'Job, skill or employer', 'job'],
  ])('%s is searched without script, and each has a page', async (address, label, noun) => {
    const page = await openPage(browser, address, { javaScriptEnabled: false });
    const name = await page.locator('.listings__name').first().innerText();
    await page.getByLabel(label).fill(name);
    await page.locator('.listing-search button').click();
    expect(page.url()).toContain('q=');
    expect(await page.getByText(new RegExp(`^1 ${noun}`)).isVisible()).toBe(true);
    await page.locator('.listings__name a').first().click();
    expect(await page.locator('h1').innerText()).toBe(name);
    expect(await page.title()).toContain(name);
    await page.context().close();
  });

  it('comics are turned day by day, and their pictures are there', async () => {
    const page = await openPage(browser, '/comics');
    const today = await page.locator('.front__description time').getAttribute('datetime');
    const picture = page.locator('.comic img').first();
    await picture.evaluate((element: HTMLImageElement) => element.decode());
    await page.locator('.comics__days [rel="prev"]').click();
    await page.waitForURL(/\/comics\/daily\//);
    const before = await page.locator('.front__description time').getAttribute('datetime');
    expect(String(before) < String(today)).toBe(true);
    await page.context().close();
  });

  it('the front page has the weather in a line, which leads to all of it', async () => {
    const page = await openPage(browser, '/');
    await page.locator('.weather-strip__now').click();
    await page.waitForURL(/\/weather\//);
    expect(await page.getByRole('table').count()).toBe(2);
    await page.context().close();
  });
});
