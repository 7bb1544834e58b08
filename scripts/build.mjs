/** Builds what runs: the engine, services and seed (one bundle for Node), and the pack. */
import { join } from 'node:path';
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
async function buildHarness(build) {
  await build({
    entryPoints: { main: join(root, 'runtime/harness/app/main.tsx') },
    outdir: join(root, 'dist', 'harness'),
    bundle: true,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    splitting: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}

/** The engine with services and seed, for Node, and the harness's application. */
export async function buildEngine() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: { main: join(root, 'main.ts') },
    outdir: join(root, 'dist', 'engine'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    splitting: true,
    sourcemap: true,
    jsx: 'automatic',
    logLevel: 'warning',
    outExtension: { '.js': '.mjs' },
  });
  await buildHarness(build);
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
