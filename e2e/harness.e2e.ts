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
  it.each(['light', 'dark'] as const)('has no accessibility faults in %s', async (colorScheme) => {
    const page = await openPage(browser, HEADER, { colorScheme });
    await page.frameLocator('iframe').locator('[data-block]').first().waitFor();
    expect(await axe(page)).toEqual([]);
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
