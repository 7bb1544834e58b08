import type { Browser, Page } from 'playwright-core';
import { axe, expectSteady, openBrowser, openPage, SITE } from './browser';
import { signIn } from './editorPage';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function check(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expectSteady(page, 0.1);
}

const openEditor = (colorScheme: 'light' | 'dark', width: number): Promise<Page> =>
  signIn(browser, { colorScheme, viewport: { width, height: 900 } });

describe('the editor', () => {
  it.each([
    ['light', 1280],
    ['dark', 320],
  ] as const)(
    'is entered and left by keyboard, and shows nothing afterward: %s, %i px',
    async (colorScheme, width) => {
      const page = await openEditor(colorScheme, width);
      await page.getByRole('heading', { name: 'Pages and templates' }).waitFor();
      await page.getByText('Demo Editor').waitFor({ state: 'attached' });
      await check(page);

      await page.getByRole('button', { name: 'Sign out' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/pf/editor/signed-out');
      await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
      await check(page);

      for (let step = 0; step < 2; step += 1) {
        await page.goBack();
        expect(await page.content()).not.toContain('Demo Editor');
      }
      await page.goto(new URL('/pf/editor', SITE()).href);
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await page.context().close();
    },
  );

  it('is told of a sign-in that has expired, and begins again', async () => {
    const page = await openPage(browser, '/pf/editor/callback?state=old&code=old', {
      viewport: { width: 320, height: 900 },
    });
    await page.getByRole('heading', { name: 'This sign-in has expired' }).waitFor();
    await check(page);
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.context().close();
  });

  it('sends its cookie to no page of the newspaper', async () => {
    const page = await openEditor('light', 1280);
    const asked = page.waitForRequest(new URL('/', SITE()).href);
    await page.goto(new URL('/', SITE()).href);
    expect((await (await asked).allHeaders())['cookie'] ?? '').not.toContain('broadsheet_editor');
    await page.context().close();
  });
});
