import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { axe, layoutShifts, openBrowser, SITE } from './browser';
import { findPages } from './pages';

let browser: Browser;
let story: string;

beforeAll(async () => {
  browser = await openBrowser();
  story = (await findPages()).article;
});
afterAll(() => browser?.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a page, does something with it, and closes it. */
async function withPage(
  path: string,
  options: BrowserContextOptions & { reader?: string },
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const { reader, ...rest } = options;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...rest });
  if (reader) await context.addCookies([{ name: 'broadsheet_reader', value: reader, url: SITE() }]);
  const page = await context.newPage();
  try {
    await page.goto(new URL(path, SITE()).href, { waitUntil: 'load' });
    await act(page);
  } finally {
    await context.close();
  }
}

const menu = (page: Page) => page.locator('.article-header [data-share-menu]');
const gift = (page: Page) => page.locator('[data-gift-menu]');
const toast = (page: Page) => page.locator('[data-toast][data-show]');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Makes the browser refuse to write to the clipboard, as an insecure page or a setting does. */
const refuseClipboard = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });

describe('share menu of a story (platform §4, widgets §4)', () => {
  it('copies the link, says so, and goes away by itself', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    await withPage(story, { permissions }, async (page) => {
      await menu(page).locator('summary').click();
      await menu(page).getByRole('button', { name: 'Copy link' }).click();
      await toast(page).getByText('Link copied to clipboard').waitFor();
      expect(await menu(page).evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
      expect(await clipboard(page)).toMatch(new RegExp(`^https?://[^/]+${story}$`));
      await toast(page).waitFor({ state: 'detached' });
    });
  });

  it('copies from a hidden text area where the browser refuses', async () => {
    await withPage(story, { permissions: ['clipboard-read'] }, async (page) => {
      await refuseClipboard(page);
      await menu(page).locator('summary').click();
      await menu(page).getByRole('button', { name: 'Copy link' }).click();
      await toast(page).getByText('Link copied to clipboard').waitFor();
      expect(await clipboard(page)).toContain(story);
      expect(await page.locator('textarea').count()).toBe(0);
    });
  });

  it('shows the link where the browser lets nobody copy, until it is closed', async () => {
    await withPage(story, {}, async (page) => {
      await refuseClipboard(page);
      await page.evaluate(() => {
        document.execCommand = () => false;
      });
      await menu(page).locator('summary').click();
      await menu(page).getByRole('button', { name: 'Copy link' }).click();
      const shown = toast(page).getByRole('alert');
      await shown.filter({ hasText: new RegExp(`^Copy this link: \\S+${story}$`) }).waitFor();
      expect(await axe(page)).toEqual([]);
      await toast(page).getByRole('button', { name: 'Close message' }).click();
      await toast(page).waitFor({ state: 'detached' });
    });
  });

  it('opens Facebook in a window of 626 by 436', async () => {
    await withPage(story, {}, async (page) => {
      const opened = await page.evaluateHandle(() => {
        const calls: unknown[] = [];
        const open = window.open.bind(window);
        window.open = (...given) => {
          calls.push(given[2]);
          return open('about:blank', given[1], given[2]);
        };
        return calls;
      });
      await menu(page).locator('summary').click();
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        menu(page).getByText('Share on Facebook').click(),
      ]);
      expect(await opened.jsonValue()).toEqual(['popup,width=626,height=436']);
      expect(await popup.evaluate(() => window.opener)).toBeNull();
      await popup.close();
    });
  });

  it('is used by keyboard: opened, left by Escape, closed by Tab from the last option', async () => {
    await withPage(story, {}, async (page) => {
      const summary = menu(page).locator('summary');
      const isOpen = () => menu(page).evaluate((details: HTMLDetailsElement) => details.open);
      await summary.focus();
      await page.locator('.article-header [data-share="copy"]').waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      expect(await isOpen()).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await isOpen()).toBe(false);
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      for (let option = 0; option < 4; option += 1) await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        'Share via email',
      );
      await page.keyboard.press('Tab');
      expect(await isOpen()).toBe(false);
    });
  });

  it('gives way to the telephone’s own sheet, and comes where that doesn’t', async () => {
    await withPage(story, PHONE, async (page) => {
      // Chromium without a screen has no sheet: this one notes what it is given, as the telephone's would.
      await page.evaluate(() => {
        const holder = window as unknown as { shared: ShareData[]; isBroken: boolean };
        holder.shared = [];
        navigator.share = (data = {}) => {
          if (holder.isBroken) return Promise.reject(new DOMException('no', 'NotAllowedError'));
          holder.shared.push(data);
          return Promise.resolve();
        };
      });
      const shared = () =>
        page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
      const summary = menu(page).locator('summary');
      await summary.tap();
      await page.waitForFunction(
        () => (window as unknown as { shared: unknown[] }).shared.length === 1,
      );
      expect((await shared())[0]?.url).toContain(story);
      expect(await menu(page).evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
      await page.evaluate(() => Object.assign(window, { isBroken: true }));
      await summary.tap();
      await menu(page).getByText('Share on X').waitFor();
    });
  });

  it('is links and nothing that needs script, where there is none', async () => {
    await withPage(story, { javaScriptEnabled: false }, async (page) => {
      await menu(page).locator('summary').click();
      await menu(page).getByRole('link', { name: 'Share via email' }).waitFor();
      expect(await menu(page).getByText('Copy link').isVisible()).toBe(false);
      expect(await gift(page).isVisible()).toBe(false);
    });
  });
});

describe('share tools of cards (widgets §3)', () => {
  it.each(['/', '/news/', '/sports/', '/eagles'])(
    'are on %s, with the box shadow',
    async (path) => {
      await withPage(path, {}, async (page) => {
        const card = page.locator('.card--shadow:has([data-share-menu])').first();
        await card.scrollIntoViewIfNeeded();
        await card.locator('.share summary').click();
        await card.getByRole('button', { name: 'Copy link' }).waitFor();
        await page.keyboard.press('Escape');
        expect(await card.getByText('Share on X').isVisible()).toBe(false);
      });
    },
  );
});

describe('gifts (platform §4, §6)', () => {
  it.each(['', 'in'])('are not for readers who are no subscribers: "%s"', async (reader) => {
    await withPage(story, { reader }, async (page) => {
      expect(await gift(page).isVisible()).toBe(false);
      expect(await page.locator('.gift-tooltip').isVisible()).toBe(false);
      await menu(page).locator('summary').waitFor();
    });
  });

  it('are offered to subscribers beside Share, and move nothing', async () => {
    await withPage(story, { reader: 'subscribed' }, async (page) => {
      await page.locator('.gift-tooltip').getByText('You can now gift articles').waitFor();
      expect(await axe(page)).toEqual([]);
      expect(await layoutShifts(page)).toEqual([]);
      await page.mouse.click(5, 5);
      expect(await page.locator('.gift-tooltip').isVisible()).toBe(false);
      await page.reload();
      await page.waitForFunction(() =>
        document.querySelector('[data-enhance]:has([data-gift-menu])')?.hasAttribute('data-alive'),
      );
      expect(await page.locator('.gift-tooltip').isVisible()).toBe(false);
    });
  });

  it('are told of in one sentence where there is little room', async () => {
    await withPage(story, { ...PHONE, reader: 'subscribed' }, async (page) => {
      await page.locator('.gift-tooltip').getByText('You can gift articles now.').waitFor();
      expect(await page.locator('.gift-tooltip').getByText('Exclusive').isVisible()).toBe(false);
      expect(await axe(page)).toEqual([]);
    });
  });

  it('are refused to who only says that they subscribe, in words', async () => {
    await withPage(story, { reader: 'subscribed' }, async (page) => {
      await page.locator('.gift-tooltip').waitFor();
      const logged = page.waitForEvent('console', (line) =>
        line.text().startsWith('Error fetching shared link'),
      );
      await gift(page).locator('summary').click();
      await logged;
      await toast(page).getByRole('alert').filter({ hasText: /gift/ }).waitFor();
      expect(await page.locator('[data-gift-menu] [data-share]').count()).toBe(0);
    });
  });
});

describe('a story that is opened by a gift link', () => {
  const KEY = 'A'.repeat(43);

  it('shows, sends and stores its key nowhere', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const leaks: string[] = [];
    page.on('request', (request) => {
      const isNote = request.url().endsWith('/gateway/share/opened');
      const seen = [request.url(), request.headers()['referer'] ?? '', request.postData() ?? ''];
      const isPage = request.isNavigationRequest();
      if (!isPage && !isNote && seen.join(' ').includes(KEY)) leaks.push(request.url());
    });
    const noted = page.waitForRequest('**/gateway/share/opened');
    const address = `${SITE()}${story}?gift=${KEY}&utm_source=social`;
    const [answer] = await Promise.all([page.goto(address), noted]);
    expect(page.url()).toBe(`${SITE()}${story}?utm_source=social`);
    expect((await noted).postDataJSON()).toEqual({ key: KEY, path: story });
    // The page is the one that everybody gets: nothing of the key is in it.
    expect(await answer?.text()).not.toContain(KEY);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).not.toContain('gift');
    await page.waitForLoadState('load');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(
      JSON.stringify(
        await page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer ?? []),
      ),
    ).not.toContain(KEY);
    expect(leaks).toEqual([]);
    // Nobody gave it: nothing is remembered.
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('broadsheet_gifts');
    await page.goto(new URL('/news/', SITE()).href);
    expect(await page.evaluate(() => document.referrer)).not.toContain(KEY);
    await context.close();
  });

  it('is kept from referrers also where its page has to be made', async () => {
    const answer = await fetch(new URL(`/no-such-page-${Date.now()}?gift=one`, SITE()));
    expect(answer.headers.get('x-broadsheet-cache')).not.toBe('hit');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
    const other = await fetch(new URL(story, SITE()));
    expect(other.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('is one page in the cache, whatever the key', async () => {
    await fetch(new URL(story, SITE()));
    for (const key of ['one', 'two']) {
      const answer = await fetch(new URL(`${story}?gift=${key}`, SITE()));
      expect(answer.headers.get('x-broadsheet-cache')).toBe('hit');
      expect(answer.headers.get('referrer-policy')).toMatch(/(?:^|, )strict-origin$/);
    }
  });
});
