/** `npm run attack`: tries what is hostile on a site of its own, and counts what got through. */
import { runProgram } from './runProgram.mjs';

await runProgram('attack', 'attack/run.ts', { browser: false });
