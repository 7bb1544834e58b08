import { parentPort, workerData } from 'node:worker_threads';
import type { PrintedPaper } from '../PrintedPaper';
import { drawPaper } from './drawPaper';

/** The thread of `drawInThread`: a paper in, its PDF out. */
const pdf = await drawPaper(workerData as PrintedPaper);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(pdf);
