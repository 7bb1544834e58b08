import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { printTable } from '../attack/printTable';
import { deliveredStories, thinOf } from './deliveredStories';

/*
 * `npm run bench -- --import [--documents 100000] [--kill]`: brings an archive into an empty site of its own
 * with the command that a publisher uses, on the embedded database: how long it takes and what memory it
 * needs. With `--kill` the process is killed in the middle, and the import started again.
 */

const { values } = parseArgs({
  options: {
    import: { type: 'boolean', default: true },
    documents: { type: 'string', default: '100000' },
    kill: { type: 'boolean', default: false },
  },
});

const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, '.cache/bench-import');
const COMMAND = join(ROOT, 'dist/engine/main.mjs');

async function main(): Promise<void> {
  const count = Number(values.documents);
  const file = join(FOLDER, `${count}.ndjson`);
  const dataDir = join(FOLDER, 'data');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  await pipeline(Readable.from(linesOf(count)), createWriteStream(file));
  const rows: string[][] = [];
  if (values.kill) rows.push(await measure(file, dataDir, Math.floor(count / 2)));
  rows.push(await measure(file, dataDir));
  printTable(
    ['documents', 's', 'a second', 'of the first fifth', 'of the last', 'memory at most', 'said'],
    rows,
  );
  const said = rows.at(-1)?.at(-1) ?? '';
  const [added = 0, changed = 0, kept = 0, unchanged = 0] = (said.match(/\d+/g) ?? []).map(Number);
  // What was stored when the process was killed, and not counted yet, comes in once more.
  const stories = added + (values.kill ? unchanged : 0);
  if (stories === count - thinOf(count) && changed === 0 && kept === thinOf(count)) return;
  console.error(`${count - thinOf(count)} should be new, and ${thinOf(count)} kept.`);
  process.exitCode = 1;
}

function* linesOf(count: number): Generator<string> {
  for (const story of deliveredStories(count)) yield `${JSON.stringify(story)}\n`;
}

/** @param killAt documents after which the process is killed; leave out to let it end. */
async function measure(file: string, dataDir: string, killAt = Infinity): Promise<string[]> {
  const before = doneIn(dataDir);
  const start = performance.now();
  const child = spawn(process.execPath, [COMMAND, 'import', 'ans', file, '--delivered'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BROADSHEET_DEMO: 'off',
      BROADSHEET_DATA_DIR: dataDir,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  let most = 0;
  const pace: { done: number; ms: number }[] = [];
  const timer = setInterval(() => {
    most = Math.max(most, residentOf(child));
    const done = doneIn(dataDir);
    if (done > before) pace.push({ done, ms: performance.now() });
    if (done >= killAt) child.kill('SIGKILL');
  }, 200);
  await once(child, 'close');
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1000;
  const done = (killAt === Infinity ? Number(values.documents) : doneIn(dataDir)) - before;
  const words = killAt === Infinity ? (/^\d+ new, .*$/m.exec(said)?.[0] ?? said) : 'killed';
  const fifth = Math.floor(pace.length / 5);
  const rates = [pace.slice(0, fifth), pace.slice(-fifth)].map(rateOf);
  return [
    String(done),
    seconds.toFixed(0),
    (done / seconds).toFixed(0),
    ...rates.map((rate) => rate.toFixed(0)),
    `${most} MB`,
    words,
  ];
}

/** Documents a second. */
function rateOf(pace: readonly { done: number; ms: number }[]): number {
  const [first, last] = [pace[0], pace.at(-1)];
  return first && last ? ((last.done - first.done) / (last.ms - first.ms)) * 1000 : 0;
}

/** Documents that an import which is not finished has brought in. */
function doneIn(dataDir: string): number {
  const folder = join(dataDir, 'imports');
  const [file] = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.json'))
    : [];
  if (!file) return 0;
  const { done } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { done: number };
  return done;
}

/** MB of memory that a process holds; 0 where the system does not say it. */
function residentOf({ pid }: ChildProcess): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024);
}

void main();
