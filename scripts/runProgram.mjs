import { join } from 'node:path';
import { fail, installPackages, requireNode, root, run } from './lib.mjs';

/**
 * Builds the site, makes one file of a TypeScript program that looks at it (in a browser, unless
 * `browser` is false), and runs it with this command's arguments.
 */
export async function runProgram(name, entry, { browser = true } = {}) {
  requireNode();
  try {
    await installPackages();
    const { buildAll } = await import('./build.mjs');
    await buildAll();
    if (browser) {
      const { ensureHeadlessShell } = await import('./chromium.mjs');
      process.env.CHROMIUM_PATH = await ensureHeadlessShell();
    }
  } catch (error) {
    fail(`${name} could not be set up: ${error.message}.`);
  }
  // One folder below the root, as e2e/ is: what it starts is found from there.
  const program = join(root, '.cache', `${name}.cjs`);
  const { bundle } = await import('./bundle.mjs');
  await bundle({ entryPoints: [join(root, entry)], outfile: program, format: 'cjs' });
  await run(process.execPath, [program, ...process.argv.slice(2)], { show: true }).catch(() => {
    process.exitCode = 1;
  });
}
