import { parentPort, workerData } from 'node:worker_threads';
import type { PrintedPaper } from '../PrintedPaper';
import { drawPaper } from './drawPaper';

/** The thread of `drawInThread`: a paper in, its PDF out, which is handed over and not copied. */
const drawn = await drawPaper(workerData as PrintedPaper);
parentPort?.postMessage(drawn, [drawn.pdf.buffer]);
