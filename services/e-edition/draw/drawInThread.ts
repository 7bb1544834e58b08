import { Worker } from 'node:worker_threads';
import type { DrawnPaper, PrintedPaper } from '../PrintedPaper';

/** ms; a paper of 100 stories takes 3 s. */
const LONGEST = 60_000;
/** MB */
const MEMORY = 512;

/**
 * Draws a paper in a thread of its own: other readers are answered meanwhile.
 *
 * @param worker the built `printWorker.ts`
 * @throws Error when it fails, needs too much memory or takes longer than a minute
 */
export function drawInThread(worker: URL, paper: PrintedPaper): Promise<DrawnPaper> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(worker, {
      workerData: paper,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    const timer = setTimeout(() => {
      reject(new Error(`The e-edition of ${paper.day} was not drawn within ${LONGEST / 1000} s`));
      void thread.terminate();
    }, LONGEST);
    thread.on('message', (drawn: DrawnPaper) => resolve(drawn));
    thread.on('error', reject);
    thread.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The thread of the e-edition of ${paper.day} ended with ${code}`));
    });
  });
}
