/** Checks docs/specification.md: every row cites a section and names files and tests that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './lib.mjs';

const rows = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| platform §') || line.startsWith('| widgets §'));
if (rows.length < 100) fail(`docs/specification.md has ${rows.length} rows only.`);
const faults = [];
for (const row of rows) {
  const [section, , files = '', tests = ''] = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  if (!/^(platform|widgets) §\d+/.test(section)) faults.push(`${section}: no section`);
  for (const [what, cell] of [
    ['file', files],
    ['test', tests],
  ]) {
    const paths = cell
      .split(/,\s*/)
      .map((path) => path.replaceAll('`', '').trim())
      .filter(Boolean);
    if (paths.length === 0) faults.push(`${row.slice(0, 80)}: names no ${what}`);
    for (const path of paths)
      if (!existsSync(join(root, path))) faults.push(`${section}: ${path} does not exist`);
  }
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) fail(`${faults.length} faults in docs/specification.md.`);
console.log(`${rows.length} rows of the specification map hold.`);
