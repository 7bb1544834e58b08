/**
 * `npm run mutants`: changes the code that rows of docs/specification.md name, each in one place drawn
 * by lot, and lists the rows whose named test does not notice.
 *
 *   --rows 60     how many rows are drawn
 *   --seed 7      draws the same again
 *   --only words  only rows that hold these words
 *   --file path   every change of one file (`path#part`: of a part of it), with the tests of all rows that
 *                 name it
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
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
    file: { type: 'string' },
  },
});
await installPackages();
const { compiles } = await import('./mutants/compiles.mjs');
const { listMutants } = await import('./mutants/listMutants.mjs');
const { tryMutant } = await import('./mutants/tryMutant.mjs');

const all = readSpecificationRows().filter((row) => JSON.stringify(row).includes(values.only));
const inBrowser = all.filter((row) => unitTests(row).length === 0);
const inUnits = all.filter((row) => unitTests(row).length > 0 && scripts(row).length > 0);
const trials = values.file ? await everyChange(values.file) : drawRows();
if (trials.length === 0)
  fail(
    values.file
      ? `No row with a unit test names ${values.file}, or nothing in it can be changed.`
      : 'No row with code and a unit test holds these words.',
  );

await requireGreen(trials[0]);
let noticed = 0;
const waiting = [...trials.entries()];
await Promise.all(Array.from({ length: availableParallelism() }, tryWaiting));

/** Tests that are red before anything is changed would notice all of it. */
async function requireGreen({ tests, draw }) {
  const { file } = await draw();
  const source = readFileSync(join(root, file), 'utf8');
  if (await tryMutant({ file, source, tests }))
    fail(`Before anything is changed a test is red: ${tests.join(', ')}`);
}

async function tryWaiting(_, worker) {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [index, { rule, tests, draw }] = next;
    const { file, mutant } = await draw();
    const place = `${index + 1} of ${trials.length} · ${file}:${mutant?.line ?? '-'}`;
    if (!mutant || (await tryMutant({ file, source: mutant.source, tests, worker }))) {
      noticed += 1;
      console.log(`${place} … ${mutant ? 'noticed' : 'nothing to change'}`);
      continue;
    }
    console.log(`${place} … NOT NOTICED\n  ${rule} (${mutant.kind})`);
    console.log(
      `  - ${oneLine(mutant.before)}\n  + ${oneLine(mutant.after)}\n  ${tests.join(', ')}`,
    );
  }
}

/** Rows drawn by lot, each with a change that is drawn when its turn comes. */
function drawRows() {
  const rows = shuffled(inUnits, drawFrom(Number(values.seed))).slice(0, Number(values.rows));
  return rows.map((row) => ({
    rule: `${row.section} · ${row.behavior}`,
    tests: unitTests(row),
    draw: () => drawChange(row),
  }));
}

/** The first change of one of the row's files, in an order drawn by lot, that compiles. */
async function drawChange(row) {
  const lots = drawFrom(hash(`${values.seed} ${row.behavior}`));
  const [{ file, part }] = shuffled(scripts(row), lots);
  const changes = shuffled(await listMutants(file, part), lots);
  return { file, mutant: changes.find(({ source }) => compiles({ file, source })) };
}

/** Every change of a file that compiles; rows that name another part of it say nothing of this one. */
async function everyChange(place) {
  const [file, part = null] = place.split('#');
  const rows = inUnits.filter((row) =>
    scripts(row).some((code) => code.file === file && (code.part ?? null) === part),
  );
  const tests = [...new Set(rows.flatMap(unitTests))];
  const changes = rows.length > 0 ? await listMutants(file, part) : [];
  return changes
    .filter(({ source }) => compiles({ file, source }))
    .map((mutant) => ({
      rule: rows.map(({ behavior }) => behavior).join(' · '),
      tests,
      draw: async () => ({ file, mutant }),
    }));
}

const share = (100 * noticed) / trials.length;
console.log(
  `\n${noticed} of ${trials.length} noticed, ${share.toFixed(1)} %` +
    (values.file
      ? ` (--file ${values.file}).`
      : ` (--seed ${values.seed}). ${inBrowser.length} of ${all.length} rows are shown in the ` +
        'browser only and were not drawn.'),
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
