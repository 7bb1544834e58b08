import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptWeights, checkBudget, PARTS, type Budgets, type Weights } from './budgets';
import { readBudgets } from './readBudgets';
import { weighPack } from './weighPack';
import { withHarness } from './withHarness';

const ROOT = process.cwd();

function printTable(weights: Weights, budgets: Budgets): void {
  const width = Math.max(...Object.keys(weights).map((name) => name.length));
  console.log('\nBytes in gzip: what the heaviest state weighs / what it may weigh\n');
  console.log(['block'.padEnd(width), ...PARTS.map((part) => part.padStart(15))].join('  '));
  for (const [block, weight] of Object.entries(weights)) {
    const budget = budgets[block];
    const cells = PARTS.map((part) => `${weight[part]} / ${budget?.[part] ?? '–'}`.padStart(15));
    const fault = checkBudget(weight, budget).length > 0 ? '  <- over' : '';
    console.log([block.padEnd(width), ...cells].join('  ') + (budget ? fault : '  <- new'));
  }
}

async function main(): Promise<void> {
  const place = process.argv.indexOf('--accept');
  const reason = place === -1 ? null : (process.argv[place + 1] ?? '').trim();
  if (reason === '')
    throw new Error('Say why the blocks may weigh more: npm run budgets -- --accept "reason"');
  const weights = await withHarness('budgets', {}, weighPack);
  let budgets = readBudgets(ROOT);
  if (reason !== null) {
    budgets = acceptWeights(budgets, weights, reason);
    const text = `${JSON.stringify(budgets, null, 2)}\n`;
    writeFileSync(join(ROOT, 'blocks', 'budgets.json'), text);
  }
  printTable(weights, budgets);
  const over = Object.entries(weights).filter(
    ([block, weight]) => checkBudget(weight, budgets[block]).length > 0,
  );
  if (over.length > 0) throw new Error(`Over budget: ${over.map(([block]) => block).join(', ')}`);
}

main().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
