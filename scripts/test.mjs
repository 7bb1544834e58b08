/**
 * `npm test`: installs what is missing (Chromium too), checks types, lint and the rules of the house,
 * then runs unit, SQL and contract tests, and journeys in a real browser. Ends with one line that counts.
 * A computer with two cores is kept busy throughout: the site draws its first edition while nothing
 * but text is checked, and journeys go in two rows, side by side on that one site.
 */
import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, installPackages, requireNode, root, run, step } from './lib.mjs';

requireNode();

/**
 * Journeys that set the clock of the statistics, look at games, write stories, count page views, or
 * can't have others doing so: one row, in which none is beside another.
 */
const ONE_AFTER_THE_OTHER = [
  'gamePage',
  'scoreboards',
  'statsFeed',
  'statsOutage',
  'sportsFront',
  'liveBlog',
  'liveBlogPage',
  'http',
  'hostile',
  'pages',
];
const ROW = `/(${ONE_AFTER_THE_OTHER.join('|')})\\.e2e\\.ts$`;

const bin = (name) => join(root, 'node_modules', '.bin', name);
const counts = { passed: 0, failed: 0 };
const faults = [];

async function check(title, command, args) {
  try {
    await step(title, () => run(command, args));
  } catch {
    faults.push(title);
  }
}

async function jest(title, args) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-test-'));
  const report = join(folder, 'report.json');
  try {
    console.log(title);
    await run(bin('jest'), ['--json', `--outputFile=${report}`, ...args], { show: true });
  } catch {
    faults.push(title);
  }
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    counts.passed += numPassedTests;
    counts.failed += Math.max(numFailedTests, numFailedTestSuites);
  } catch (error) {
    faults.push(`${title}: ${error.message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await installPackages();
  const { buildAll } = await import('./build.mjs');
  await buildAll();
  const { ensureHeadlessShell } = await import('./chromium.mjs');
  process.env.CHROMIUM_PATH = await ensureHeadlessShell();
} catch (error) {
  fail(`The tests could not be set up: ${error.message}.`);
}

/** The site on which all journeys go, with a fresh first edition. */
async function startJourneySite() {
  const outfile = join(root, '.cache', 'startSite.cjs');
  const { bundle } = await import('./bundle.mjs');
  await bundle({ entryPoints: [join(root, 'e2e/startSite.ts')], outfile, format: 'cjs' });
  const { startSite } = createRequire(import.meta.url)(outfile);
  const dataDir = join(root, '.cache', 'e2e-data');
  rmSync(dataDir, { recursive: true, force: true });
  return startSite(dataDir, { BROADSHEET_HARNESS: '1' });
}

async function checkText() {
  await check('Types', 'node', [
    join(root, 'node_modules/ts7/bin/tsc'),
    '--noEmit',
    '-p',
    'tsconfig.json',
  ]);
  await check('Lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
  await check('Format', bin('prettier'), ['--check', '--log-level', 'warn', '.']);
  await check('Rules of the house', 'node', [join(root, 'scripts/checkHouse.mjs')]);
  await check('Unused files and exports', bin('knip'), ['--no-progress']);
  await check('Specification map', 'node', [join(root, 'scripts/checkSpecification.mjs')]);
  await check('Generated pages', 'node', [join(root, 'scripts/docs.mjs'), '--check']);
}

let site;
try {
  [site] = await Promise.all([startJourneySite(), checkText()]);
} catch (error) {
  fail(`The site did not start: ${error.message}.`);
}
await jest('Unit, SQL and contract tests', ['--config', 'jest.config.ts', '--maxWorkers=2']);
process.env.BROADSHEET_E2E_URL = site.url;
process.env.BROADSHEET_E2E_DATA = site.dataDir;
const inRow = ['--config', 'e2e/jest.config.ts', '--runInBand', '--forceExit'];
await Promise.all([
  jest('Browser journeys, one after the other', [...inRow, '--testPathPatterns', ROW]),
  jest('Browser journeys beside them', [...inRow, '--testPathIgnorePatterns', ROW]),
]);
await site.stop();

console.log(`\n${counts.passed} passed, ${counts.failed + faults.length} failed`);
if (faults.length > 0) fail(`Failed: ${faults.join('; ')}.`);
