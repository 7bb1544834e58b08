/** `npm run bench`: builds what is needed and measures. */
import { join } from 'node:path';
import { installPackages, requireNode, root, run } from './lib.mjs';

requireNode();
process.env.NODE_ENV = 'production';
await installPackages();
const { buildAll } = await import('./build.mjs');
await buildAll();
const { build } = await import('esbuild');
await build({
  entryPoints: [join(root, 'bench/run.ts')],
  outfile: join(root, 'dist/engine/bench.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  logLevel: 'warning',
});
await run(
  process.execPath,
  ['--expose-gc', join(root, 'dist/engine/bench.mjs'), ...process.argv.slice(2)],
  { show: true },
).catch(() => {
  process.exitCode = 1;
});
