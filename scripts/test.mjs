/**
 * `npm test`: installs what is missing (Chromium too), checks types, lint and the rules of the house,
 * then runs unit, SQL and contract tests, and journeys in a real browser. Ends with one line that counts.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, installPackages, requireNode, root, run, step } from './lib.mjs';

requireNode();
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
await jest('Unit, SQL and contract tests', ['--config', 'jest.config.ts', '--maxWorkers=2']);
await jest('Browser journeys', ['--config', 'e2e/jest.config.ts', '--runInBand', '--forceExit']);

console.log(`\n${counts.passed} passed, ${counts.failed + faults.length} failed`);
if (faults.length > 0) fail(`Failed: ${faults.join('; ')}.`);
