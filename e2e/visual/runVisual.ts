import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withHarness } from '../blocks/withHarness';
import { openBrowser } from '../browser';
import { photograph, type Judged } from './photograph';
import { openShotStore, type ShotStore } from './shotStore';
import { describeVerdict, writeReport, type Finding } from './writeReport';

const ROOT = process.cwd();
/** When all pictures are taken: some hours after the stories of the named states. */
const NOW = Date.parse('2026-11-21T17:00:00Z');
/** Bytes that all stored pictures may have together. */
const MOST = 16 * 1024 * 1024;

const isFinding = (one: Judged): one is Finding => one.verdict.kind !== 'same';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { accept: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const store = openShotStore(join(ROOT, 'e2e', 'visual', 'shots'));
  const start = Date.now();
  const judged = await withHarness('visual', frozen(), async (url) => {
    const browser = await openBrowser();
    return photograph(browser, url, store, { now: NOW, only: values.only }).finally(() =>
      browser.close(),
    );
  });
  const findings = judged.filter(isFinding);
  const report = join(ROOT, '.cache', 'visual');
  writeReport(report, findings, judged.length);
  for (const { file, verdict } of findings) console.log(`${file}: ${describeVerdict(verdict)}`);
  if (values.accept) accept(store, findings);
  const seconds = Math.round((Date.now() - start) / 1000);
  const size = `${store.list().length} stored, ${(store.bytes() / 1024 / 1024).toFixed(2)} MB`;
  console.log(`${judged.length} pictures in ${seconds} s, ${findings.length} differ (${size})`);
  if (store.bytes() > MOST) throw new Error('The stored pictures are larger than 16 MB together.');
  if (findings.length > 0 && !values.accept)
    throw new Error(
      `See ${join(report, 'report.html')}. To store what is there now: npm run visual -- --accept`,
    );
}

/** Environment of a site whose time stands still. */
function frozen(): Record<string, string> {
  const clock = join(ROOT, 'e2e', 'visual', 'frozenClock.cjs');
  return { NODE_OPTIONS: `--require=${JSON.stringify(clock)}`, BROADSHEET_FROZEN_AT: String(NOW) };
}

function accept(store: ShotStore, findings: readonly Finding[]): void {
  for (const { file, verdict } of findings) {
    if (verdict.kind === 'missing') store.remove(file);
    else store.write(file, verdict.after);
  }
}

main().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
