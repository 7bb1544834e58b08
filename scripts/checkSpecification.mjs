/** Checks docs/specification.md: every row cites a section and names files and tests that exist. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './lib.mjs';
import { readSpecificationRows } from './specificationRows.mjs';

const rows = readSpecificationRows();
if (rows.length < 100) fail(`docs/specification.md has ${rows.length} rows only.`);
const faults = [];
for (const { section, behavior, files, tests } of rows) {
  if (!/^(platform|widgets) §\d+/.test(section)) faults.push(`${section}: no section`);
  for (const [what, paths] of Object.entries({ file: files, test: tests })) {
    if (paths.length === 0) faults.push(`${section}, ${behavior.slice(0, 60)}: names no ${what}`);
    for (const path of paths)
      if (!existsSync(join(root, path))) faults.push(`${section}: ${path} does not exist`);
  }
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) fail(`${faults.length} faults in docs/specification.md.`);
console.log(`${rows.length} rows of the specification map hold.`);
