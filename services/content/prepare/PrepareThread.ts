import { Worker } from 'node:worker_threads';

import { HttpError } from '../../http/HttpError';
import { mergeBatch } from '../merge/mergeBatch';
import type { MergeJob, MergeResult } from '../merge/mergeBatch';
import { prepareBatch } from './prepareBatch';
import type { BatchJob, PreparedBatch } from './prepareBatch';

/** characters of a batch that are prepared at once: some 20 ms of work. */
const INLINE = 64 * 1024;
/** ms that a batch may take; the largest honest one takes a tenth of it. */
const LONGEST = 30_000;
/** Batches that wait for the thread. */
const MAX_WAITING = 20;
/** MB */
const MEMORY = 512;

export interface PrepareThreadOptions {
  /** ms that a batch may take. */
  longest?: number;
}

/**
 * Prepares batches of documents: small ones at once, large ones one after the other in a thread, so that
 * no document keeps the service from answering. A batch that takes too long ends with its thread.
 */
export class PrepareThread {
  private thread: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** @param worker the built `prepareWorker.ts`; without it all is prepared at once. */
  constructor(
    private readonly worker: URL | undefined,
    private readonly options: PrepareThreadOptions = {},
  ) {}

  /** @throws HttpError 413, 422 or 503 when the batch needs too much, takes too long or would wait too long. */
  async prepare(job: BatchJob): Promise<PreparedBatch> {
    const length = job.given.reduce((sum, one) => sum + ('text' in one ? one.text.length : 0), 0);
    return this.inTurn(job, length, prepareBatch);
  }

  /** @throws HttpError as `prepare` does */
  async merge(job: MergeJob): Promise<MergeResult[]> {
    const texts = job.merges.flatMap(({ stored, given }) => [stored?.raw ?? '', ...given]);
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    return this.inTurn(job, length, mergeBatch);
  }

  /** @param length characters of the job */
  private async inTurn<Job extends BatchJob | MergeJob, Done>(
    job: Job,
    length: number,
    work: (job: Job) => Done,
  ): Promise<Done> {
    const { worker } = this;
    if (!worker || length <= INLINE) return work(job);
    if (this.waiting >= MAX_WAITING) {
      throw new HttpError(503, 'Too many large documents are being ingested; try again later');
    }
    this.waiting += 1;
    const turn = this.last.then(() => this.run<Done>(worker, job));
    this.last = turn.then(
      () => (this.waiting -= 1),
      () => (this.waiting -= 1),
    );
    return turn;
  }

  /** Ends the thread; what it was at fails. */
  async close(): Promise<void> {
    await this.thread?.terminate();
  }

  private run<Done>(worker: URL, job: BatchJob | MergeJob): Promise<Done> {
    const thread = (this.thread ??= this.start(worker));
    const { longest = LONGEST } = this.options;
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        end();
        this.thread = null;
        void thread.terminate();
        const seconds = Math.round(longest / 1000);
        reject(new HttpError(422, `The documents were not prepared within ${seconds} s`));
      };
      // Where this thread was held up, the answer may have come, and not been read yet.
      let timer: NodeJS.Timeout | NodeJS.Immediate = setTimeout(() => {
        timer = setImmediate(giveUp);
      }, longest);
      const onMessage = (done: Done): void => {
        end();
        resolve(done);
      };
      const onError = (error: NodeJS.ErrnoException): void => {
        end();
        this.thread = null;
        const isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(
          isTooMuch
            ? new HttpError(413, `The documents need more than ${MEMORY} MB to be prepared`)
            : error,
        );
      };
      const onExit = (): void => onError(new Error('The thread that prepares documents ended'));
      const end = (): void => {
        clearTimeout(timer as NodeJS.Timeout);
        clearImmediate(timer as NodeJS.Immediate);
        thread.unref();
        thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      thread.ref();
      thread.on('message', onMessage).on('error', onError).on('exit', onExit);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      thread.postMessage(job);
    });
  }

  private start(worker: URL): Worker {
    const thread = new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
    // Without this an error between two batches would end the process.
    thread.on('error', () => {
      if (this.thread === thread) this.thread = null;
    });
    return thread;
  }
}
