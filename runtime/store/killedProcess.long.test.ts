import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { Database } from './database';
import { openDatabase } from './openDatabase';
import { openStore } from './openStore';
import { readDraft } from './readDraft';
import { readPublished } from './readPublished';
import { until } from './testing/until';

const script = resolve(`.cache/store-test-${process.pid}/writeUntilKilled.mjs`);
const dataDir = mkdtempSync(join(tmpdir(), 'store-data-'));
const children = new Set<ChildProcess>();
const opened = new Set<Database>();

async function open(folder = dataDir): Promise<Database> {
  const database = await openDatabase({ dataDir: folder });
  opened.add(database);
  return database;
}

/** A process that writes; `lines` is what it says: `open`, then each saved revision. */
function startWriter(folder = dataDir): { child: ChildProcess; lines: string[] } {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  const lines: string[] = [];
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  return { child, lines };
}

async function kill(child: ChildProcess): Promise<void> {
  children.delete(child);
  if (child.exitCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}

const pause = (duration: number) => new Promise((done) => setTimeout(done, duration));

beforeAll(() => {
  buildSync({
    entryPoints: [join(__dirname, 'testing/writeUntilKilled.ts')],
    outfile: script,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
});
afterEach(async () => {
  await Promise.all([...children].map(kill));
  await Promise.all([...opened].map((database) => database.close()));
  opened.clear();
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(resolve(script, '..'), { recursive: true, force: true });
});

describe('A killed process (kill -9)', () => {
  it('loses nothing that it was told is saved, however often it is killed', async () => {
    let saved = 1;
    /** The last revision that a writer said to be published; some are killed before the first. */
    let published = 1;
    // How many revisions a writer may tell of, and then the ms that it goes on.
    for (const [told, life] of [
      [3, 15],
      [0, 40],
      [3, 50],
      [0, 10],
      [2, 5],
    ] as const) {
      const { child, lines } = startWriter();
      await until(() => lines.length > told, 60_000);
      await expect(open()).rejects.toMatchObject({ name: 'FolderLocked', pid: child.pid });
      await pause(life);
      await kill(child);
      published = Math.max(published, ...lines.filter((line) => line !== 'open').map(Number));
      const least = Math.max(saved, published);

      const { pool, close } = await open();
      const store = await openStore(pool);
      const draft = await readDraft(store, 'home');
      saved = draft?.rev ?? 0;
      expect([least, least + 1]).toContain(saved);
      if (saved > 1) expect(draft?.document.name).toBe(`r${saved}`);
      const { rows } = await pool.query('select rev from runtime.draft_operations order by rev');
      expect(rows).toEqual(Array.from({ length: saved - 1 }, (_, index) => ({ rev: index + 2 })));
      const live = await readPublished(store, { documentId: 'home', website: 'daily' });
      const between = Array.from({ length: saved - published + 1 }, (_, n) => `r${published + n}`);
      if (published > 1) expect(between).toContain(live?.document.name);
      await close();
    }
    expect(saved).toBeGreaterThan(5);
  }, 300_000);

  it('never leaves half a database behind while it makes one', async () => {
    const folder = join(dataDir, 'making');
    for (const life of [400, 900, 1400, 1900]) {
      const { child } = startWriter(folder);
      await pause(life);
      await kill(child);
    }
    await openStore((await open(folder)).pool);
    expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres.lock']);
  });
});
