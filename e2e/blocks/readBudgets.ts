import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Budgets } from './budgets';

/** @throws SyntaxError when the table is not JSON. */
export function readBudgets(root: string): Budgets {
  const file = join(root, 'blocks', 'budgets.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budgets) : {};
}
