/** Checks docs/specification.md: every row cites a section and names files, parts of them and tests that exist. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPart } from './findPart.mjs';
import { fail, root } from './lib.mjs';
import { readSpecificationRows } from './specificationRows.mjs';

const rows = readSpecificationRows();
if (rows.length < 100) fail(`docs/specification.md has ${rows.length} rows only.`);
const faults = [];
const known = new Set();
for (const { section, behavior, code, tests } of rows) {
  if (!/^(platform|widgets) §\d+/.test(section)) faults.push(`${section}: no section`);
  const row = `${section}, ${behavior.slice(0, 60)}`;
  if (known.has(behavior)) faults.push(`${row}: stands here twice`);
  known.add(behavior);
  if (code.length === 0) faults.push(`${row}: names no file`);
  if (tests.length === 0) faults.push(`${row}: names no test`);
  for (const path of [...code.map(({ file }) => file), ...tests])
    if (!existsSync(join(root, path))) faults.push(`${section}: ${path} does not exist`);
  for (const { file, part } of code) {
    if (part !== null && existsSync(join(root, file)) && !findPart(file, part))
      faults.push(`${section}: ${file} declares no ${part}`);
    const own = ownTest(file);
    if (own !== null && !tests.includes(own)) faults.push(`${row}: ${own} is not among its tests`);
  }
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) fail(`${faults.length} faults in docs/specification.md.`);
console.log(`${rows.length} rows of the specification map hold.`);

/** The unit test of the same name beside a file. */
function ownTest(file) {
  const paths = ['.test.ts', '.test.tsx'].map((end) => file.replace(/\.tsx?$/, end));
  return paths.find((path) => path !== file && existsSync(join(root, path))) ?? null;
}
