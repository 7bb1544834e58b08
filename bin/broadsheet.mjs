#!/usr/bin/env node
/** The `broadsheet` command: builds the engine where it has changed, then runs it. */
import { join } from 'node:path';
import { fail, installPackages, requireNode, root, step, whenChanged } from '../scripts/lib.mjs';

requireNode();
const isDevelopment = ['dev', 'harness'].includes(process.argv[2]);
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production';
try {
  await installPackages();
  const { buildEngine, ENGINE_INPUTS } = await import('../scripts/build.mjs');
  await whenChanged('engine', ENGINE_INPUTS, () => step('Building the engine', buildEngine));
} catch (error) {
  fail(`Broadsheet could not be built: ${error.message}.`);
}
await import(join(root, 'dist/engine/main.mjs'));
