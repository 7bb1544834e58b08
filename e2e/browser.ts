import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { offset, shiftDate } from '../tests/testClock.cjs';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const SITE = () => process.env['BROADSHEET_E2E_URL'] ?? 'http://localhost:3000';

export interface BrowserChoice {
  /** Scrollbars take room from the page, as on most desks; by default they are hidden. */
  hasScrollbars?: boolean;
}

/** A browser whose pages have the clock of the tests. */
export async function openBrowser({ hasScrollbars = false }: BrowserChoice = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ARGS,
    ...(hasScrollbars ? { ignoreDefaultArgs: ['--hide-scrollbars'] } : {}),
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(shiftDate, offset());
    return context;
  };
  return browser;
}

/** A page of its own context: nothing is shared with another test. */
export async function openPage(
  browser: Browser,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto(new URL(path, SITE()).href, { waitUntil: 'load' });
  return page;
}

/** px; throws where nothing is shown. */
export async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
}

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export interface AxeFinding {
  id: string;
  help: string;
  targets: string[];
}

/** What axe finds: WCAG 2.2 AA and best practice. */
export async function axe(page: Page): Promise<AxeFinding[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Runtime.evaluate', { expression: axeSource });
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          root: Document,
          options: object,
        ) => Promise<{
          violations: { id: string; help: string; nodes: { target: unknown[] }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      targets: nodes.slice(0, 5).map(({ target }) => String(target)),
    }));
  });
}

interface Shift {
  value: number;
  /** What moved, and from where to where (px). */
  moved: string[];
}

/** The layout shifts that no reader caused, since the page began. */
export function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        type Entry = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const placeOf = ({ x, y, width, height }: DOMRect) =>
          [x, y, width, height].map((length) => Math.round(length)).join(' ');
        const shifts: Shift[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
            if (hadRecentInput) continue;
            // Where all stand where they stood, no reader sees anything move.
            const isBack = sources.every(
              ({ previousRect, currentRect }) => placeOf(previousRect) === placeOf(currentRect),
            );
            if (sources.length > 0 && isBack) continue;
            const moved = sources.map(({ node, previousRect, currentRect }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              const name = element ? `${element.tagName}.${element.className}` : 'something';
              return `${name}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
            });
            shifts.push({ value, moved });
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 300);
      }),
  );
}

const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

/** The sum of layout shifts that no reader caused, since the page began. */
export const layoutShift = async (page: Page): Promise<number> => sumOf(await layoutShifts(page));

/** Fails where all layout shifts together reach `limit`, and says what moved. */
export async function expectSteady(page: Page, limit = 0.005): Promise<void> {
  const shifts = await layoutShifts(page);
  expect(sumOf(shifts) < limit ? [] : shifts).toEqual([]);
}
