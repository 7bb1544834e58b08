import type { Browser, Page } from 'playwright-core';
import { layoutShifts, openBrowser, openPage, SITE } from './browser';
import { until } from './liveReader';

/** Ours, and what stands in for it until it has come: of Windows and Apple, of Android, of Linux. */
const FAMILIES = {
  'Libre Franklin': ['Fallback', 'Android', 'Linux'],
  Newsreader: ['Fallback', 'Android', 'Linux'],
};
/** What a line of the page's words and numbers may differ by, in parts of one. */
const MOST = 0.05;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(Object.entries(FAMILIES))('what stands in for %s', (family, others) => {
  it.each([400, 600])('takes the same room, weight %i', async (weight) => {
    const page = await openPage(browser, '/');
    // A font that comes late is left out of that view of the page (`font-display: optional`), and what stands in
    // for nothing is measured: a busy machine may need another view, which has it.
    await until(
      async () => {
        await page.reload();
        return measure(page, family, others, weight);
      },
      ({ own, far }) => own !== null && far.length === 0,
      60_000,
    );
    await page.context().close();
  });
});

describe('a font that comes late', () => {
  it.each([390, 1280])(
    'moves nothing on the page, and is there on the next, at %i px',
    async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      let isPainted = (): void => undefined;
      const painted = new Promise<void>((resolve) => (isPainted = resolve));
      await page.route('**/fonts/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });
      const isHere = page.waitForEvent('requestfinished', (request) =>
        request.url().includes('/fonts/newsreader.'),
      );
      const address = new URL('/newsletters/', SITE()).href;
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      isPainted();
      await isHere;
      expect(await layoutShifts(page)).toEqual([]);
      expect(await fontOf(page)).not.toContain('Newsreader');

      await page.unrouteAll();
      // A busy browser may need longer than it waits for a font that it has.
      await until(
        async () => {
          await page.reload();
          return fontOf(page);
        },
        (font) => font.includes('Newsreader'),
        60_000,
      );
      await context.close();
    },
  );
});

interface Measured {
  name: string;
  width: number;
  height: number;
}

/** A line in our font, and in what stands in for it where that differs too much. */
async function measure(page: Page, family: string, others: readonly string[], weight: number) {
  const measured = await page.evaluate(
    async ([ours, names, weightOf]) => {
      const line = document.createElement('span');
      line.textContent =
        'City Council kept 14 recreation centers open until 11 p.m. Sports Business Opinion Food';
      line.style.cssText = `position:fixed;white-space:nowrap;font-size:50px;line-height:normal;font-weight:${weightOf}`;
      document.body.append(line);
      const measureIn = async (name: string): Promise<Measured | null> => {
        const faces = await document.fonts.load(`${weightOf} 50px "${name}"`).catch(() => []);
        if (faces.length === 0) return null;
        line.style.fontFamily = `"${name}"`;
        const { width, height } = line.getBoundingClientRect();
        return { name, width, height };
      };
      return {
        own: await measureIn(`${ours} Variable`),
        stand: await Promise.all(names.map((name) => measureIn(`${ours} ${name}`))),
      };
    },
    [family, others, weight] as const,
  );
  const { own } = measured;
  // The reader's own fonts: each machine has those of one system at least.
  const stand = measured.stand.filter((one) => one !== null);
  expect(stand.length).toBeGreaterThan(0);
  const isFar = ({ width, height }: Measured) =>
    own !== null &&
    (Math.abs(width / own.width - 1) > MOST || Math.abs(height / own.height - 1) > MOST);
  return { own, far: stand.filter(isFar) };
}

/** The font that the headline of a page is set in, as the reader's machine calls it. */
async function fontOf(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'main h1',
  });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).join(', ');
}
