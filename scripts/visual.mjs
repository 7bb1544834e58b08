/**
 * `npm run visual`: takes a picture of every state of every block and compares it with the stored one;
 * the report is .cache/visual/report.html. `-- --accept` stores the new pictures, `-- --only <block>`
 * looks at one block.
 */
import { runProgram } from './runProgram.mjs';

await runProgram('visual', 'e2e/visual/runVisual.ts');
