/**
 * `npm run check`: the fast lane while one works. Types and lint of everything, format and unit tests
 * of what differs from the main branch or is not committed. `npm test` runs everything.
 */
import { join } from 'node:path';
import { changedFiles, fail, installPackages, requireNode, root, run, step } from './lib.mjs';

requireNode();
const bin = (name) => join(root, 'node_modules', '.bin', name);
const faults = [];

async function check(title, command, args, options) {
  try {
    await step(title, () => run(command, args, options));
  } catch {
    faults.push(title);
  }
}

try {
  await installPackages();
} catch (error) {
  fail(`The check could not be set up: ${error.message}.`);
}
await check('Samples of the guides', 'node', [join(root, 'scripts/guideSamples.mjs')]);
const files = await changedFiles();
const tsc = join(root, 'node_modules/ts7/bin/tsc');
await Promise.all([
  check('Types', 'node', [tsc, '--noEmit', '-p', 'tsconfig.json']),
  check('Lint', bin('oxlint'), ['--type-aware', '--deny-warnings']),
]);
if (files.length > 0) {
  await check('Format', bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...files]);
  const modules = files.filter((file) => /\.(tsx?|mjs|cjs|js)$/.test(file));
  if (modules.length > 0) {
    await check(
      `Unit tests of ${modules.length} changed files`,
      bin('jest'),
      ['--findRelatedTests', '--passWithNoTests', '--silent', ...modules],
      { env: { NODE_ENV: 'test' } },
    );
  }
}
if (faults.length > 0) fail(`Failed: ${faults.join('; ')}.`);
console.log(files.length === 0 ? 'Nothing has changed.' : 'All is well.');
