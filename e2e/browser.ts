import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { offset, shiftDate } from '../testing/testClock.cjs';

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

/** The sum of layout shifts that no reader caused, since the page began. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
