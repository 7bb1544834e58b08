/**
 * `npm run budgets`: what each block weighs, beside what it may weigh (blocks/budgets.json).
 * `npm run budgets -- --accept "reason"` writes rows for blocks that are new or have grown.
 */
import { runProgram } from './runProgram.mjs';

await runProgram('budgets', 'e2e/blocks/runBudgets.ts');
