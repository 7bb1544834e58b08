/** `npm run chaos`: breaks what a site stands on, and counts what was lost. */
import { runProgram } from './runProgram.mjs';

await runProgram('chaos', 'chaos/run.ts', { browser: false });
