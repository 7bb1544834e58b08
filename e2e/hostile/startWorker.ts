import { fork } from 'node:child_process';
import { join } from 'node:path';
import { bundle } from '../../scripts/bundle.mjs';
import type { Addresses } from './arena';
import type { Answer, Question } from './worker';

const ROOT = join(__dirname, '..', '..');

export interface Worker {
  ask: <T>(question: Question) => Promise<T>;
  stop: () => void;
}

/** Characters of the worker's log that are shown when it ends. */
const MOST_SAID = 4000;

/** Bundles and starts the process that tries to break blocks. */
export async function startWorker(addresses: Addresses): Promise<Worker> {
  const outfile = join(ROOT, '.cache', 'hostile', 'worker.mjs');
  await bundle({ entryPoints: [join(__dirname, 'worker.ts')], outfile });
  const child = fork(outfile, [ROOT, JSON.stringify(addresses)], {
    env: { ...process.env, NODE_ENV: 'production' },
    silent: true,
  });
  // What blocks log of bad values is much, and counts only where the process ends.
  let said = '';
  const keep = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-MOST_SAID);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  let count = 0;
  let end: Error | null = null;
  child.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(new Error(answer.error));
    else asked?.resolve(answer.value);
  });
  child.on('exit', (code) => {
    end = new Error(`the process that renders ended with code ${code}:\n${said}`);
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
  });
  return {
    ask: <T>(question: Question) =>
      new Promise<T>((resolve, reject) => {
        if (end) {
          reject(end);
          return;
        }
        count += 1;
        waiting.set(count, { resolve: (value) => resolve(value as T), reject });
        child.send({ id: count, question });
      }),
    stop: () => void child.kill(),
  };
}
