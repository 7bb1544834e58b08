import type { Browser, Frame, Page } from 'playwright-core';
import { frameAddress } from './blocks/harnessClient';
import { openBrowser, openPage, SITE } from './browser';

let browser: Browser;
/** The site's content security policy, which the harness does without. */
let policy: string;
beforeAll(async () => {
  browser = await openBrowser();
  policy = (await fetch(SITE())).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
});
afterAll(() => browser?.close());

const address = (state: string) => frameAddress(SITE(), { block: 'article-body-block', state });

/** A state, and the hosts but ours that its page asks: they are not answered. */
async function openState(state: string, width = 390): Promise<{ page: Page; asked: string[] }> {
  const page = await openPage(browser, 'about:blank', { viewport: { width, height: 844 } });
  const asked: string[] = [];
  const isOther = ({ hostname }: URL) => hostname !== new URL(SITE()).hostname;
  await page.route(isOther, (route) => {
    asked.push(new URL(route.request().url()).hostname);
    return route.abort();
  });
  await page.route(address(state), async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  await page.goto(address(state), { waitUntil: 'load' });
  return { page, asked };
}

async function frameOf(page: Page): Promise<Frame> {
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const handle = await page.locator('iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('no frame');
  await frame.waitForLoadState('load');
  return frame;
}

describe('markup that is not ours', () => {
  it('runs its own script in a frame without our origin, under the policy of the site', async () => {
    const { page, asked } = await openState('raw html in a closed frame');
    const frame = await frameOf(page);
    await frame.waitForFunction('document.body.innerText.includes("58 a night")');
    expect(await frame.evaluate('self.origin')).toBe('null');
    expect(await frame.evaluate('try { parent.document.title } catch (error) { error.name }')).toBe(
      'SecurityError',
    );
    expect(asked).toEqual([]);
  });

  it('can ask nobody before a click', async () => {
    const { page, asked } = await openState('raw html in a closed frame');
    const frame = await frameOf(page);
    const outcome = await frame.evaluate(`
      new Image().src = 'https://pixel.example/a.png';
      fetch('https://beacon.example/').then(() => 'sent', () => 'refused')
    `);
    expect(outcome).toBe('refused');
    await frame.evaluate(`location.href = 'https://away.example/'`).catch(() => undefined);
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
  });

  it.each(['embed', 'raw html in a frame'])(
    'asks only the hosts that it names, and only after a click: %s',
    async (state) => {
      const { page, asked } = await openState(state);
      const summary = page.locator('summary');
      await summary.scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
      expect(asked).toEqual([]);
      await summary.focus();
      await page.keyboard.press('Enter');
      const host = state === 'embed' ? 'instagram.com' : 'charts.example.com';
      expect(await summary.innerText()).toContain(host);
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await expectSoon(() => asked.some((name) => name.endsWith(host)));
    },
  );

  it('never runs in the document of the frames when that is opened by itself', async () => {
    const page = await openPage(browser, '/pf/resources/sandbox.html');
    await page.evaluate(`self.name = 'html:<b id=ran>x</b>'`);
    await page.reload();
    expect(await page.locator('#ran').count()).toBe(0);
  });
});

describe('the letters of a text', () => {
  it('a drop cap keeps off the letters beside it', async () => {
    const { page } = await openState('drop cap');
    const gap = await page.locator('.article-body__dropcap').evaluate((paragraph) => {
      const boxOf = (from: number) => {
        const range = document.createRange();
        range.setStart(paragraph.firstChild!, from);
        range.setEnd(paragraph.firstChild!, from + 1);
        return range.getBoundingClientRect();
      };
      return boxOf(1).left - boxOf(0).right;
    });
    expect(gap).toBeGreaterThanOrEqual(5);
  });

  it('raw HTML in a story is as wide as its paragraphs', async () => {
    const html = await (await fetch(new URL('/politics/', SITE()))).text();
    const story = /href="(\/politics\/[^"]+\.html)"/.exec(html)?.[1] ?? '';
    const page = await openPage(browser, story);
    const [raw, paragraph] = await page.locator('.article-body').evaluate((text) => {
      text.insertAdjacentHTML('beforeend', '<div class="raw-html">How the poll was done</div>');
      const place = (selector: string) => {
        const { x, width } = text.querySelector(`:scope > ${selector}`)!.getBoundingClientRect();
        return { x, width };
      };
      return [place('.raw-html'), place('p')];
    });
    expect(raw).toEqual(paragraph);
    await page.context().close();
  });
});

describe('a wide table', () => {
  it('scrolls in its own region at 320 px, by keyboard, and the page does not', async () => {
    const { page } = await openState('wide table', 320);
    const region = page.locator('.article-table--wide');
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectSoon(async () => (await region.evaluate((node) => node.scrollLeft)) > 0);
    const [width, heads] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.querySelector('tbody th')?.getBoundingClientRect().left ?? -1,
    ]);
    expect(width).toBeLessThanOrEqual(320);
    expect(heads).toBeGreaterThanOrEqual(0);
  });
});

async function expectSoon(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await condition()).toBe(true);
}
