/**
 * `npm run outlines`: writes down what a screen reader finds in each state of each block
 * (`blocks/<block>/outline.txt`), and what styles, scripts and counting hold on to there (`marks.txt`). A unit
 * test compares; what changed is seen in the diff.
 */
import { join } from 'node:path';
import { installPackages, requireNode, root, run } from './lib.mjs';

requireNode();
await installPackages();
await run(join(root, 'node_modules/.bin/jest'), ['--runTestsByPath', 'tests/outlines.test.tsx'], {
  show: true,
  env: { BROADSHEET_OUTLINES: 'write' },
});
