import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../browser';
import { copyCheckout } from './copyCheckout';
import { readGuide, readPlaced } from './readGuide';
import { Terminal } from './Terminal';

const ROOT = join(__dirname, '..', '..');
const GUIDE = join(ROOT, 'docs', 'write-a-block.md');

const copy = mkdtempSync(join(tmpdir(), 'broadsheet-newcomer-'));
const terminal = new Terminal(copy);
let browser: Browser;

beforeAll(async () => {
  copyCheckout(ROOT, copy);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await terminal.interrupt();
  rmSync(copy, { recursive: true, force: true });
});

describe('a newcomer who follows docs/write-a-block.md', () => {
  const commands = readGuide(GUIDE);
  const { type, title, size } = readPlaced(commands);
  let url = '';

  it('types each command without an error, and the new block’s own test passes', async () => {
    for (const command of commands) url = await terminal.type(command);
    expect(terminal.output).toMatch(/Test Suites: 1 passed, 1 total/);
    expect(url).toMatch(/^http:/);
  }, 400_000);

  it.each([390, 1280])('sees the block on the home page, %d px wide', async (width) => {
    const page = await openPage(browser, url, { viewport: { width, height: 900 } });
    const block = page.locator(`[data-block="${type}"]`);
    await block.getByRole('heading', { name: title }).waitFor({ state: 'visible' });
    expect(await block.getByRole('link').count()).toBe(size);
    const box = await block.boundingBox();
    expect(box?.width).toBeGreaterThan(width / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.context().close();
  });
});
