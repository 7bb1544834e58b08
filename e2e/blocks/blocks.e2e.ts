import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser, SITE } from '../browser';
import { checkPack, type PackReport } from './checkPack';
import { describeFault, GATES } from './gates';
import { readBudgets } from './readBudgets';

const ROOT = join(__dirname, '..', '..');
const ALL = readdirSync(join(ROOT, 'blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** `npm test` names those that were changed. */
const named = process.env['BROADSHEET_BLOCKS']?.split(',');
const BLOCKS = named ? ALL.filter((name) => named.includes(name)) : ALL;

/** ms for all states of all blocks on a busy machine. */
const PATIENCE = 2_700_000;

let browser: Browser;
let report: PackReport;

beforeAll(async () => {
  browser = await openBrowser();
  report = await checkPack(browser, SITE(), readBudgets(ROOT), BLOCKS);
}, PATIENCE);
afterAll(() => browser?.close());

it('every block of the pack has named states that the harness lists', () => {
  expect(report.blocks.toSorted()).toEqual(ALL.toSorted());
});

for (const block of BLOCKS)
  describe(`every state of ${block}`, () => {
    it.each(GATES)('passes the %s gate', (gate) => {
      const faults = report.faults.filter((fault) => fault.block === block && fault.gate === gate);
      expect(faults.map(describeFault)).toEqual([]);
    });
  });
