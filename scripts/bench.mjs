/** `npm run bench`: builds what is needed and measures. */
import { join } from 'node:path';
import { installPackages, requireNode, root, run } from './lib.mjs';
import { runProgram } from './runProgram.mjs';

const program = ['ingest', 'import', 'search'].find((name) => process.argv.includes(`--${name}`));
if (program) {
  await runProgram(`bench-${program}`, `bench/${program}.ts`, { browser: false });
  process.exit();
}

requireNode();
process.env.NODE_ENV = 'production';
await installPackages();
const { buildAll } = await import('./build.mjs');
await buildAll();
const { bundle } = await import('./bundle.mjs');
const which =
  ['live', 'editor', 'anonymous'].find((name) => process.argv.includes(`--${name}`)) ?? 'run';
if (which === 'editor') {
  const { ensureHeadlessShell } = await import('./chromium.mjs');
  process.env.CHROMIUM_PATH ??= await ensureHeadlessShell();
}
await bundle({
  entryPoints: {
    bench: join(root, `bench/${which}.ts`),
    editorSite: join(root, 'bench/editorSite.ts'),
    client: join(root, 'bench/client.ts'),
    watch: join(root, 'bench/watch.ts'),
    bare: join(root, 'bench/bare.ts'),
  },
  outdir: join(root, 'dist/engine'),
  outExtension: { '.js': '.mjs' },
});
await run(
  process.execPath,
  [
    '--expose-gc',
    '--max-semi-space-size=32',
    join(root, 'dist/engine/bench.mjs'),
    ...process.argv.slice(2),
  ],
  { show: true },
).catch(() => {
  process.exitCode = 1;
});
