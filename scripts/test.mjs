/**
 * `npm test`: installs what is missing (Chromium too), checks types, lint and the rules of the house,
 * then runs unit, SQL and contract tests, and journeys in a real browser. Ends with one line that counts.
 * `-- --long` takes the long ones in, and all blocks, not only those that were changed.
 * `npm run test:unit` and `npm run test:e2e` run one of the two alone, `-- <name>` only files of that name, long or not.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, fail, installPackages, requireNode, root, run } from './lib.mjs';

requireNode();
const bin = (name) => join(root, 'node_modules', '.bin', name);
const isLong = process.argv.includes('--long');
/** `unit` or `e2e`: nothing but those. */
const [part, ...names] = process.argv.slice(2).filter((argument) => argument !== '--long');
if (part && part !== 'unit' && part !== 'e2e')
  fail(`Tests of some files: npm run test:unit -- ${part}, or npm run test:e2e -- ${part}.`);
if (!isLong && names.length === 0) process.env.BROADSHEET_TESTS = 'short';
const counts = { passed: 0, failed: 0 };
const faults = [];

/** Runs checks two at a time, those that take longest first. */
async function checkAll(checks) {
  const waiting = [...checks];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(...next);
  };
  await Promise.all([work(), work()]);
}

async function check(title, command, args) {
  const start = Date.now();
  try {
    await run(command, args);
    console.log(`${title} … ${((Date.now() - start) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.log(`${title} … failed`);
    console.error(error.output || error.message);
    counts.failed += 1;
    faults.push(title);
  }
}

async function jest(title, args) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-test-'));
  const report = join(folder, 'report.json');
  try {
    console.log(title);
    const isGreen = await run(bin('jest'), ['--json', `--outputFile=${report}`, ...args], {
      show: true,
    }).then(
      () => true,
      () => false,
    );
    if (!isGreen) faults.push(title);
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    counts.passed += numPassedTests;
    counts.failed += Math.max(numFailedTests, numFailedTestSuites, isGreen ? 0 : 1);
  } catch (error) {
    counts.failed += 1;
    faults.push(`${title}: ${error.message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The names of blocks with a file that differs from main. */
async function changedBlocks() {
  const files = await changedFiles().catch(() => []); // what was unpacked has no history
  const names = files.flatMap((file) => /^blocks\/([^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(names)].join();
}

try {
  await installPackages();
  const { buildAll } = await import('./build.mjs');
  await buildAll();
  const { ensureHeadlessShell } = await import('./chromium.mjs');
  process.env.CHROMIUM_PATH = await ensureHeadlessShell();
  if (process.env.BROADSHEET_TESTS === 'short')
    process.env.BROADSHEET_BLOCKS = await changedBlocks();
} catch (error) {
  fail(`The tests could not be set up: ${error.message}.`);
}

if (!part) {
  await check('Samples of the guides', 'node', [join(root, 'scripts/guideSamples.mjs')]);
  await checkAll([
    [
      'Regular expressions',
      'node',
      [join(root, 'scripts/checkPatterns.mjs'), ...(isLong ? ['--all'] : [])],
    ],
    ['Lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
    ['Types', 'node', [join(root, 'node_modules/ts7/bin/tsc'), '--noEmit', '-p', 'tsconfig.json']],
    ['Generated pages', 'node', [join(root, 'scripts/docs.mjs'), '--check']],
    ['Rules of the house', 'node', [join(root, 'scripts/checkHouse.mjs')]],
    ['Journeys', 'node', [join(root, 'scripts/checkJourneys.mjs')]],
    ['Packages', 'node', [join(root, 'scripts/audit.mjs'), '--offline']],
    ['Unused files and exports', bin('knip'), ['--no-progress']],
    ['What only tests use', bin('knip'), ['--no-progress', '--production', '--files', '--exports']],
    ['Format', bin('oxfmt'), ['--check']],
    ['Specification map', 'node', [join(root, 'scripts/checkSpecification.mjs')]],
  ]);
}
if (part !== 'e2e')
  await jest('Unit, SQL and contract tests', [
    '--config',
    'jest.config.ts',
    // Some wait for programs that they start: two have not enough to do for two cores.
    '--maxWorkers=3',
    ...names,
  ]);
if (part !== 'unit')
  await jest('Browser journeys', ['--config', 'e2e/jest.config.ts', '--forceExit', ...names]);

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
if (faults.length > 0) fail(`Failed: ${faults.join('; ')}.`);
