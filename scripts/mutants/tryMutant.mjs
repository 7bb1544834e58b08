import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib.mjs';

/** ms after which a test that goes on and on has noticed: the change may have made a loop without end. */
const PATIENCE = 180_000;

/**
 * Runs tests with a file changed. Nothing on the disk changes but `.cache/`.
 *
 * @param {{ file: string, source: string, tests: string[], worker?: number }} change paths below the
 *   project's root; `worker`: which of those that try at once
 * @returns {Promise<boolean>} whether a test turned red
 */
export function tryMutant({ file, source, tests, worker = 0 }) {
  const folder = join(root, '.cache', 'mutants');
  mkdirSync(folder, { recursive: true });
  const text = join(folder, `mutant-${worker}.txt`);
  writeFileSync(text, source);
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules/jest/bin/jest.js'),
        '--config',
        'scripts/mutants/jest.config.ts',
        '--bail',
        // Workers of their own take longer to start than most tests to run.
        '--runInBand',
        '--silent',
        '--forceExit',
        '--runTestsByPath',
        ...tests,
      ],
      {
        cwd: root,
        env: {
          ...process.env,
          BROADSHEET_MUTANT: JSON.stringify({ file: join(root, file), text }),
          // A block shows in its own states only.
          BROADSHEET_STATES_OF: /^blocks\/([^/]+)\//.exec(file)?.[1] ?? '',
        },
        stdio: 'ignore',
        timeout: PATIENCE,
      },
    );
    child.on('error', reject);
    child.on('close', (code) => resolve(code !== 0));
  });
}
