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
const { bundle } = await import('./bundle.mjs');
const program = join(root, 'dist/engine/docs.mjs');
await bundle({ entryPoints: [join(root, 'docs/generator/writeDocs.ts')], outfile: program });
const { writeDocs } = await import(program);
const check = process.argv.includes('--check');
const changed = await writeDocs(root, { check });
if (check && changed.length > 0) {
  for (const path of changed) console.error(path);
  fail(`${changed.length} generated pages are out of date. Type: npm run docs`);
}
console.log(
  changed.length === 0 ? 'The generated pages are up to date.' : `Written: ${changed.join(', ')}`,
);
