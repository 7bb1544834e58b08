/** Builds what runs: the engine, services and seed (one bundle for Node), and the pack. */
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { root, run, step, whenChanged } from './lib.mjs';

export const ENGINE_INPUTS = [
  'main.ts',
  'broadsheet.config.ts',
  'runtime',
  'services',
  'seed',
  'properties',
  'utils',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/bundle.mjs',
];
const PACK_INPUTS = [
  'blocks',
  'blocks.json',
  'components',
  'content',
  'properties',
  'utils',
  'resources',
  'runtime/pack',
  'runtime/client',
  'runtime/fusion',
  'package-lock.json',
];

/** The block harness's application for the browser. */
async function buildHarness() {
  await bundle({
    entryPoints: { main: join(root, 'runtime/harness/app/main.tsx') },
    outdir: join(root, 'dist', 'harness'),
    platform: 'browser',
    target: 'es2022',
    packages: 'bundle',
    splitting: true,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

/** The engine with services and seed, for Node, and the harness's application. */
export async function buildEngine() {
  await bundle({
    entryPoints: { main: join(root, 'main.ts') },
    outdir: join(root, 'dist', 'engine'),
    outExtension: { '.js': '.mjs' },
    splitting: true,
    sourcemap: true,
  });
  await buildHarness();
}

/** Builds what has changed since the last build. */
export async function buildAll() {
  await whenChanged('engine', ENGINE_INPUTS, () => step('Building the engine', buildEngine));
  await whenChanged('pack', PACK_INPUTS, () =>
    step('Building the pack', () =>
      run('node', [join(root, 'dist/engine/main.mjs'), 'build', '--quiet']),
    ),
  );
}

if (process.argv[1] === new URL(import.meta.url).pathname) await buildAll();
