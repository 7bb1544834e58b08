import { parentPort } from 'node:worker_threads';

import { mergeBatch } from '../merge/mergeBatch';
import type { MergeJob } from '../merge/mergeBatch';
import { prepareBatch } from './prepareBatch';
import type { BatchJob } from './prepareBatch';

/** The thread of `PrepareThread`: a batch in, what is stored of it out. */
parentPort?.on('message', (job: BatchJob | MergeJob) => {
  const done = 'merges' in job ? mergeBatch(job) : prepareBatch(job);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(done);
});
