import { parentPort } from 'node:worker_threads';

import { prepareBatch } from './prepareBatch';
import type { BatchJob } from './prepareBatch';

/** The thread of `PrepareThread`: a batch in, what is stored of it out. */
parentPort?.on('message', (job: BatchJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(prepareBatch(job));
});
