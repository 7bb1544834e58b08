import type { Browser } from 'playwright-core';
import { frameAddress } from './blocks/harnessClient';
import { expectSteady, openBrowser, openPage, SITE } from './browser';
import { until } from './liveReader';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('the header (widgets §4)', () => {
  it('opens its full navigation by keyboard, puts the focus on News, and closes on Escape', async () => {
    const page = await openPage(browser, '/');
    await page.locator('[data-block="header-block/header"][data-alive]').waitFor();
    const toggle = page.getByRole('button', { name: 'Full navigation' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => (document.activeElement as HTMLElement | null)?.innerText === 'News',
    );
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (element) => element === document.activeElement,
      await toggle.elementHandle(),
    );
    await page.context().close();
  });

  it('searches on Enter; the button is disabled while there is no text', async () => {
    const page = await openPage(browser, '/');
    await page
      .locator('[data-block="header-block/header"]')
      .getByRole('button', { name: /^search$/i })
      .first()
      .click();
    const input = page.locator('[data-block="header-block/header"] input[name="query"]').first();
    await input.waitFor({ state: 'visible' });
    const submit = input
      .locator('xpath=ancestor::form')
      .locator('button[type="submit"], button:not([type])')
      .first();
    // The block comes alive at the first sign of intent.
    await until(() => submit.isDisabled(), Boolean, 60_000);
    await input.fill('council');
    expect(await submit.isDisabled()).toBe(false);
    await input.press('Enter');
    await page.waitForURL(/\/search\?query=council/);
    await page.context().close();
  });

  it('turns compact past 70 px and expands near the top, without a shift', async () => {
    const page = await openPage(browser, '/');
    const header = page.locator('[data-block="header-block/header"]');
    const isCompact = () =>
      header.evaluate((element) => element.outerHTML.slice(0, 400).includes('compact'));
    expect(await isCompact()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 400));
    await until(isCompact, Boolean, 60_000);
    await page.evaluate(() => window.scrollTo(0, 0));
    await until(isCompact, (is) => !is, 60_000);
    // What the change sets in motion comes to rest.
    await page.waitForTimeout(400);
    await expectSteady(page);
    await page.context().close();
  });

  it.each([
    [1280, 200, 'out'],
    [1280, 125, 'out'],
    [1280, 100, 'out'],
    [1280, 100, 'in'],
    [1280, 125, 'in'],
    [1440, 125, 'in'],
    [1280, 100, 'subscribed'],
    [1024, 100, 'out'],
    [1024, 100, 'in'],
    [1024, 100, 'subscribed'],
    [390, 200, 'out'],
    [390, 200, 'in'],
    [320, 100, 'subscribed'],
  ])(
    'lets nothing run into something else at %i px with text at %i %%: %s',
    async (width, text, reader) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      await context.addCookies([{ name: 'broadsheet_reader', value: reader, url: SITE() }]);
      const page = await context.newPage();
      await page.goto(SITE());
      await page.addStyleTag({ content: `html { font-size: ${text}% }` });
      const parts = 'date,paper,logo,offer,tools,small-logo,sections li,reader'.split(',');
      const clashes = () =>
        page.evaluate((names) => {
          const seen = names
            .flatMap((name) => [...document.querySelectorAll(`.header__${name}`)])
            .filter((part) => part.checkVisibility({ visibilityProperty: true }))
            .map((part) => ({
              name: part.className || part.textContent,
              box: part.getBoundingClientRect(),
            }));
          return seen.flatMap(({ name, box }, index) => [
            ...(box.right > window.innerWidth ? [`${name} leaves the window`] : []),
            ...seen
              .slice(index + 1)
              .filter(
                ({ box: other }) =>
                  Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
                  Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
              )
              .map((other) => `${name} and ${other.name}`),
          ]);
        }, parts);
      expect(await clashes()).toEqual([]);
      await page.locator('[data-block="header-block/header"][data-alive]').waitFor();
      await page.evaluate(() => window.scrollTo(0, 1500));
      await page.locator('.header.is-compact').waitFor();
      await page.waitForFunction(
        () => !document.querySelector('.header')?.getAnimations({ subtree: true }).length,
      );
      expect(await clashes()).toEqual([]);
      await page.context().close();
    },
  );

  it('leads everywhere without script', async () => {
    const page = await openPage(browser, '/', { javaScriptEnabled: false });
    await page.locator('nav a[href^="/sports"]').first().click();
    expect(new URL(page.url()).pathname).toMatch(/^\/sports/);
    await page.context().close();
  });

  it.each([
    ['default', 390, '/subscribe_today/', '/newsletters/'],
    ['default', 1280, '/subscribe_today/', '/newsletters/'],
    ['loggedIn', 390, '/subscribe_loggedin/', '/newsletters/#emailpreferences'],
    ['loggedIn', 1280, '/subscribe_loggedin/', '/newsletters/#emailpreferences'],
  ])(
    'leads in state %s at %i px to %s and %s only',
    async (state, width, subscribe, newsletters) => {
      const address = frameAddress(SITE(), { block: 'header-block', state });
      const page = await openPage(browser, address, { viewport: { width, height: 844 } });
      const seen = (name: string) =>
        page
          .locator(`a[href*="${name}"]`)
          .evaluateAll((links) =>
            links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
          );
      const offers = await seen('/subscribe_');
      expect([offers.length > 0, new Set(offers)]).toEqual([true, new Set([subscribe])]);
      await page.getByRole('button', { name: 'Full navigation' }).click();
      const letters = await seen('/newsletters/');
      expect([letters.length > 0, new Set(letters)]).toEqual([true, new Set([newsletters])]);
      await page.context().close();
    },
  );

  it.each([
    [390, 100, 'Sign In / Sign Up', true],
    [390, 200, 'Sign In / Sign Up', false],
    [320, 100, 'Sign In / Sign Up', true],
    [1280, 100, 'Sign in', true],
    [1280, 200, 'Sign in', true],
  ])(
    'leads to sign in at %i px with text at %i %%: "%s", in words: %s',
    async (width, text, name, isInWords) => {
      const page = await openPage(browser, '/', { viewport: { width, height: 844 } });
      await page.addStyleTag({ content: `html { font-size: ${text}% }` });
      const button = page.getByRole('button', { name, exact: true });
      const words = await button.getByText(name, { exact: true }).boundingBox();
      expect((words?.width ?? 0) > 20).toBe(isInWords);
      await button.click();
      const menu = page.locator('#account-menu');
      await menu.getByText('Keep reading by creating a free account or signing in.').waitFor();
      const leads = await menu
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.textContent));
      expect(leads).toEqual(['Sign in/Sign up', 'Subscribe', 'Support local news']);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await page.context().close();
    },
  );
});
