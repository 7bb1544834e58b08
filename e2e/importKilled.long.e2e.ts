import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliveredStories, thinOf } from '../bench/deliveredStories';

jest.setTimeout(600_000);

const COUNT = 600;
const folder = mkdtempSync(join(tmpdir(), 'import-killed-'));
const dataDir = join(folder, 'data');
const file = join(folder, 'archive.ndjson');
const children = new Set<ChildProcess>();

beforeAll(() => {
  mkdirSync(dataDir);
  const lines = [...deliveredStories(COUNT)].map((story) => JSON.stringify(story));
  writeFileSync(file, lines.join('\n'));
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** The command, until it ends or so many documents are done: what it said, and the signal that ended it. */
async function run(killAt = Infinity, ...options: string[]) {
  const child = spawn(
    process.execPath,
    ['dist/engine/main.mjs', 'import', 'ans', file, '--delivered', ...options],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BROADSHEET_DEMO: 'off',
        BROADSHEET_DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  children.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const timer = setInterval(() => done() >= killAt && child.kill('SIGKILL'), 1);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  clearInterval(timer);
  children.delete(child);
  return { said, code, signal };
}

const filesOf = (ending: string): string[] => {
  const imports = join(dataDir, 'imports');
  if (!existsSync(imports)) return [];
  return readdirSync(imports)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(imports, name));
};

/** Documents that an import which is not finished has brought in. */
function done(): number {
  const [kept] = filesOf('.json');
  return kept ? (JSON.parse(readFileSync(kept, 'utf8')) as { done: number }).done : 0;
}

const countsIn = (said: string): Record<string, number> =>
  Object.fromEntries(
    [...said.matchAll(/(\d+) (new|changed|kept|unchanged|drafts|refused)\b/g)].map(
      ([, count, name = '']) => [name, Number(count)],
    ),
  );

it('an import that is killed again and again goes on where it was: nothing is lost, nothing comes twice', async () => {
  for (const killAt of [50, 200, 450]) {
    const before = done();
    const { said, signal } = await run(killAt);
    expect(signal).toBe('SIGKILL');
    if (before > 0) expect(said).toContain(`Going on after ${before} documents`);
    expect(done()).toBeGreaterThanOrEqual(killAt);
    expect(done()).toBeLessThan(COUNT);
  }
  const { said, code } = await run();
  expect([code, filesOf('.json')]).toEqual([0, []]);
  const { new: added = 0, kept, unchanged = 0, ...others } = countsIn(said);
  // What was stored when it was killed, and not counted yet, came in once more.
  expect([added + unchanged, kept]).toEqual([COUNT - thinOf(COUNT), thinOf(COUNT)]);
  expect(unchanged).toBeLessThanOrEqual(3 * 50);
  expect(others).toEqual({ changed: 0, drafts: 0, refused: 0 });

  const [report = '', ...more] = filesOf('.txt');
  expect(more).toEqual([]);
  const lines = readFileSync(report, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => line.split('\t')[2])).toEqual(
    Array.from({ length: COUNT }, (_item, index) => `archive.ndjson#${index + 1}`),
  );

  const again = await run(Infinity, '--check');
  expect(countsIn(again.said)).toEqual({
    new: 0,
    changed: 0,
    kept: thinOf(COUNT),
    unchanged: COUNT - thinOf(COUNT),
    drafts: 0,
    refused: 0,
  });
});
