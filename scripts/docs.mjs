/**
 * `npm run docs`: writes the generated pages of docs/ (reference, blocks). `npm run docs -- --check`
 * writes nothing, and fails when they are out of date.
 */
import { join } from 'node:path';
import { fail, installPackages, requireNode, root } from './lib.mjs';

requireNode();
process.env.NODE_ENV = 'production';
await installPackages();
const { buildAll } = await import('./build.mjs');
await buildAll();
const { build } = await import('esbuild');
const bundle = join(root, 'dist/engine/docs.mjs');
await build({
  entryPoints: [join(root, 'docs/generator/writeDocs.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  logLevel: 'warning',
});
const { writeDocs } = await import(bundle);
const check = process.argv.includes('--check');
const changed = await writeDocs(root, { check });
if (check && changed.length > 0) {
  for (const path of changed) console.error(path);
  fail(`${changed.length} generated pages are out of date. Type: npm run docs`);
}
console.log(
  changed.length === 0 ? 'The generated pages are up to date.' : `Written: ${changed.join(', ')}`,
);
