/** Builds what runs: the engine, services and demo (one bundle for Node), and the pack. */
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { root, run, step, whenChanged } from './lib.mjs';

export const ENGINE_INPUTS = [
  'main.ts',
  'broadsheet.config.ts',
  'composition',
  'components',
  'runtime',
  'services',
  'http',
  'oidc-client',
  'plain-pages',
  'demo',
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
  'define',
  'properties',
  'utils',
  'resources',
  'runtime/pack',
  'runtime/client',
  'runtime/fusion',
  'package-lock.json',
];

/** An application for the browser, into a folder of `dist`. */
async function buildApp(name, entryPoints) {
  await bundle({
    entryPoints,
    outdir: join(root, 'dist', name),
    platform: 'browser',
    target: 'es2022',
    packages: 'bundle',
    splitting: true,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

/** Folders of the editor's application that are loaded when they are asked for. */
const SCREENS_WITH_STYLES = [
  'collections',
  'find',
  'home',
  'listings',
  'log',
  'newsletters',
  'people',
  'routing',
];

/** The block harness and the page editor, with the script of the editor's frame. */
async function buildApps() {
  await buildApp('harness', { main: join(root, 'runtime/harness/app/main.tsx') });
  const app = join(root, 'runtime/editor/app');
  // The style of a screen comes with it.
  const styles = SCREENS_WITH_STYLES.map((folder) => [folder, join(app, folder, `${folder}.css`)]);
  await buildApp('editor', { main: join(app, 'main.tsx'), ...Object.fromEntries(styles) });
  await bundle({
    entryPoints: { frame: join(root, 'runtime/editor/app/frame/main.ts') },
    outdir: join(root, 'dist', 'editor'),
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    minify: true,
  });
}

/** The engine with services and seed, for Node, and the applications. */
export async function buildEngine() {
  await bundle({
    entryPoints: {
      main: join(root, 'main.ts'),
      prepareWorker: join(root, 'services/content/prepare/prepareWorker.ts'),
      printWorker: join(root, 'services/e-edition/draw/printWorker.ts'),
    },
    outdir: join(root, 'dist', 'engine'),
    outExtension: { '.js': '.mjs' },
    splitting: true,
    sourcemap: true,
    alias: {
      // A package of the project's own, in TypeScript: it is built in.
      '@broadsheet/define/values': join(root, 'define/values.ts'),
      // What the composition reads stories with (content/schemas) asks it, as in the pack.
      'fusion:properties': join(root, 'runtime/fusion/properties.ts'),
    },
  });
  await buildApps();
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
