/**
 * `npm run mutants`: changes the code that rows of docs/specification.md name, each in one place drawn
 * by lot, and lists the rows whose named test does not notice.
 *
 *   --rows 60     how many rows are drawn
 *   --seed 7      draws the same again
 *   --only words  only rows that hold these words
 */
import { readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, installPackages, requireNode, root } from './lib.mjs';
import { drawFrom, hash, shuffled } from './mutants/lots.mjs';
import { readSpecificationRows } from './specificationRows.mjs';

/** Of 100 rows drawn, so many must be noticed. */
const WANTED = 95;

requireNode();
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
});
await installPackages();
const { compiles } = await import('./mutants/compiles.mjs');
const { listMutants } = await import('./mutants/listMutants.mjs');
const { tryMutant } = await import('./mutants/tryMutant.mjs');

const lots = drawFrom(Number(values.seed));
const all = readSpecificationRows().filter((row) => JSON.stringify(row).includes(values.only));
const inBrowser = all.filter((row) => unitTests(row).length === 0);
const rows = shuffled(
  all.filter((row) => unitTests(row).length > 0 && scripts(row).length > 0),
  lots,
).slice(0, Number(values.rows));
if (rows.length === 0) fail('No row with code and a unit test holds these words.');

let noticed = 0;
const waiting = [...rows.entries()];
await Promise.all(Array.from({ length: availableParallelism() }, tryWaitingRows));

async function tryWaitingRows(_, worker) {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [index, row] = next;
    const { file, mutant } = await drawChange(row);
    const place = `${index + 1} of ${rows.length} · ${row.section} · ${file}:${mutant?.line ?? '-'}`;
    const tests = unitTests(row);
    if (!mutant || (await tryMutant({ file, source: mutant.source, tests, worker }))) {
      noticed += 1;
      console.log(`${place} … ${mutant ? 'noticed' : 'nothing to change'}`);
      continue;
    }
    console.log(`${place} … NOT NOTICED\n  ${row.behavior} (${mutant.kind})`);
    console.log(
      `  - ${oneLine(mutant.before)}\n  + ${oneLine(mutant.after)}\n  ${tests.join(', ')}`,
    );
  }
}

/** The first change of one of the row's files, in an order drawn by lot, that compiles. */
async function drawChange(row) {
  const rowLots = drawFrom(hash(`${values.seed} ${row.behavior}`));
  const [{ file, part }] = shuffled(scripts(row), rowLots);
  const changes = shuffled(await listMutants(file, part), rowLots);
  return { file, mutant: changes.find(({ source }) => compiles({ file, source })) };
}

const share = (100 * noticed) / rows.length;
console.log(
  `\n${noticed} of ${rows.length} noticed, ${share.toFixed(1)} % (--seed ${values.seed}). ` +
    `${inBrowser.length} of ${all.length} rows are shown in the browser only and were not drawn.`,
);
if (share < WANTED) process.exitCode = 1;

function unitTests({ tests }) {
  return tests.filter((path) => /\.test\.tsx?$/.test(path));
}

/** The row's code: of a folder, what is no test and no example. */
function scripts({ code }) {
  return code.flatMap(({ file, part }) => {
    if (!statSync(join(root, file)).isDirectory())
      return /\.tsx?$/.test(file) ? [{ file, part }] : [];
    return readdirSync(join(root, file), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(^|\/)(states|example)/.test(name))
      .map((name) => ({ file: join(file, name), part: null }));
  });
}

function oneLine(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 117)}…` : line;
}
