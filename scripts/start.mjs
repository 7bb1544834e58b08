/** `npm start`: installs and builds what is missing, then serves the site. */
import { join } from 'node:path';
import { fail, installPackages, requireNode, root } from './lib.mjs';

requireNode();
process.env.NODE_ENV ??= 'production';
try {
  await installPackages();
  const { buildAll } = await import('./build.mjs');
  await buildAll();
} catch (error) {
  fail(`Broadsheet could not be set up: ${error.message}.`);
}
process.argv = [process.argv[0], 'broadsheet', 'serve', ...process.argv.slice(2)];
await import(join(root, 'dist/engine/main.mjs'));
