import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a block may weigh, in bytes of gzip. */
export interface Budget {
  html: number;
  css: number;
  script: number;
  reason: string;
}

const FILE = 'blocks/budgets.json';

/** Room for a list of ten headlines, and no script. */
const FIRST_BUDGET: Budget = { html: 1536, css: 512, script: 0, reason: 'new block' };

/**
 * Gives a new block a row among the size budgets, in order of name.
 * @returns the file it wrote; null in a pack without budgets.
 */
export function addBudget(root: string, block: string): string | null {
  const path = join(root, FILE);
  if (!existsSync(path)) return null;
  const budgets = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const rows = Object.entries({ ...budgets, [block]: FIRST_BUDGET });
  const sorted = rows.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  return FILE;
}
