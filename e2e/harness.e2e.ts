import type { Browser, FrameLocator, Page } from 'playwright-core';
import { axe, openBrowser, openPage } from './browser';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const HEADER = '/pf/harness?block=header-block&state=default';

async function openHarness(path: string, width = 1440): Promise<[Page, FrameLocator]> {
  const page = await openPage(browser, path, { viewport: { width, height: 900 } });
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-block]').first().waitFor();
  return [page, frame];
}

describe('the block harness', () => {
  it.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 768],
    ['dark', 390],
  ] as const)('has no accessibility faults in %s at %i px', async (colorScheme, width) => {
    const viewport = { width, height: 844 };
    const page = await openPage(browser, HEADER, { colorScheme, viewport });
    await page.frameLocator('iframe').locator('[data-block]').first().waitFor();
    expect(await axe(page)).toEqual([]);
    for (const part of ['blocks', 'fields']) {
      const show = page.getByRole('button', { name: `Show ${part}` });
      if (await show.isHidden()) continue;
      await show.click();
      expect([part, await axe(page)]).toEqual([part, []]);
      await page.getByRole('button', { name: `Hide ${part}` }).click();
    }
    await page.context().close();
  });

  it('opens on a block that shows something, and later on what was looked at last', async () => {
    const [page, frame] = await openHarness('/pf/harness');
    expect(await frame.locator('[data-block]').first().innerText()).toMatch(/\w+ \w+/);
    await page.getByRole('treeitem', { name: 'liveWithCount' }).click();
    await page.waitForURL(/state=liveWithCount/);
    await page.goto(new URL('/pf/harness', page.url()).href);
    await page.waitForURL(/block=story-card-block&state=liveWithCount/);
    await page.context().close();
  });

  it('lists the block that was named before the states of others; Enter opens it', async () => {
    const [page] = await openHarness(HEADER);
    await page.getByRole('searchbox').fill('scoreboard ribbon');
    const items = page.getByRole('tree', { name: 'Blocks' }).getByRole('treeitem');
    await items
      .first()
      .filter({ hasText: /ribbon/i })
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/block=scoreboard-ribbon-block&state=\w+/);
    await page.context().close();
  });

  it('can be used on a phone: the block, the list and the fields in turn', async () => {
    const [page, frame] = await openHarness(HEADER, 390);
    const stage = page.locator('iframe');
    const { width, height } = (await stage.boundingBox())!;
    expect([width, height > 300]).toEqual([390, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.getByRole('button', { name: 'Show blocks' }).click();
    await page.getByRole('searchbox').fill('story card');
    await page.keyboard.press('Enter');
    await frame.locator('[data-block="story-card-block/story-card"]').waitFor();
    const closed = page.getByRole('button', { name: 'Show blocks' });
    expect(await closed.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: 'Show fields' }).click();
    await page.getByRole('switch', { name: 'Writers', exact: true }).click();
    await page.waitForURL(/fields=.*byline/);
    expect((await stage.boundingBox())!.height).toBeGreaterThan(150);
    await page.context().close();
  });

  it('shows an edit of a field at once, in the same frame, and in the address', async () => {
    const [page, frame] = await openHarness(HEADER);
    await frame.locator('body').evaluate((body) => body.setAttribute('data-same', ''));
    await page.getByRole('textbox', { name: 'Subscribe button', exact: true }).fill('Join us');
    await frame.getByText('Join us').first().waitFor({ state: 'attached' });
    expect(await frame.locator('body[data-same]').count()).toBe(1);
    const fields = new URL(page.url()).searchParams.get('fields');
    expect(JSON.parse(fields ?? '{}')).toEqual({ saleTitle: 'Join us' });

    const [again, shown] = await openHarness(page.url());
    await shown.getByText('Join us').first().waitFor({ state: 'attached' });
    await again.context().close();
    await page.context().close();
  });

  it('finds states by name, and opens one by keyboard', async () => {
    const [page, frame] = await openHarness(HEADER);
    await page.getByRole('searchbox').fill('liveWithCount');
    const tree = page.getByRole('tree', { name: 'Blocks' });
    await tree.getByRole('treeitem', { name: 'liveWithCount' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL(/block=story-card-block&state=liveWithCount/);
    await frame.locator('[data-block="story-card-block/story-card"]').waitFor();
    await page.context().close();
  });

  it('shows width, scheme and direction as asked, and no script where it is off', async () => {
    const [page, frame] = await openHarness(
      `${HEADER}&width=390&scheme=dark&dir=rtl&motion=reduce&script=off`,
    );
    const look = await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
      const { body, documentElement } = element.contentDocument!;
      const style = element.contentWindow!.getComputedStyle(body);
      return {
        width: documentElement.clientWidth,
        direction: style.direction,
        background: style.backgroundColor,
      };
    });
    expect(look).toMatchObject({ width: 390, direction: 'rtl' });
    const [red = 255] = (look.background.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeLessThan(60);
    expect(await frame.locator('[data-alive]').count()).toBe(0);
    await page.context().close();
  });

  it('says what a block asked for, and what its parts weigh', async () => {
    const [page] = await openHarness('/pf/harness?block=story-card-block&state=lead');
    await page.getByRole('tab', { name: /Requests/ }).click();
    await page.getByRole('rowheader', { name: 'content-api' }).waitFor();
    await page.getByRole('tab', { name: 'Size' }).click();
    await page.getByRole('row', { name: /Styles/ }).waitFor();
    await page.getByRole('tab', { name: 'Accessibility' }).click();
    await page.getByText('No faults found').waitFor();
    await page.context().close();
  });
});
