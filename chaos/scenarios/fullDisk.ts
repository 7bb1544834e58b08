import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../attack/ask';
import { startSite, type RunningSite } from '../../e2e/startSite';
import { openTarget } from '../../attack/openTarget';
import { Newsroom } from '../Newsroom';
import type { Scenario } from '../scenario';

/** MB of the small disk: the embedded database takes about 40, and 64 have to stay free. */
const SIZE = 144;
const FOLDER = join(__dirname, '..', '.cache', 'chaos-disk');

/** The embedded database on a disk that fills up: writes are refused with a reason, reads go on. */
export const fullDisk: Scenario = {
  name: 'a full disk',
  on: ['embedded'],
  whyNot: () =>
    process.platform === 'linux' && process.getuid?.() === 0
      ? null
      : 'NOT RUN: only root on Linux can make a small disk',
  run: async (world) => {
    const made = await openTarget({ name: 'chaos-disk-seed', isBare: true });
    await made.stop();
    mkdirSync(FOLDER, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m,mode=0700`, 'tmpfs', FOLDER]);
    let site: RunningSite | null = null;
    try {
      cpSync(made.dataDir, FOLDER, { recursive: true });
      site = await startSite(FOLDER, { LOG_LEVEL: 'silent' });
      const faults = new Set<string>();
      const newsroom = new Newsroom({ urls: () => [site!.url], admin: made.admin });
      for (let turn = 0; turn < Math.ceil(world.times / 2); turn += 1) {
        for (const fault of await fillAndFree(site, newsroom)) faults.add(fault);
        if (site.process.exitCode !== null || site.process.signalCode !== null)
          return [...faults, 'the process ended'];
      }
      const { statuses } = newsroom;
      world.note([...statuses].map(([status, times]) => `${status}: ${times}`).join(', '));
      return [...new Set([...faults, ...newsroom.faults])];
    } finally {
      await site?.stop();
      execFileSync('umount', ['-l', FOLDER]);
    }
  },
};

/** Fills the disk, looks at what the site says, frees it, and sees that all goes on. */
async function fillAndFree(site: RunningSite, newsroom: Newsroom): Promise<string[]> {
  const faults: string[] = [];
  const filler = join(FOLDER, 'filler');
  newsroom.start({ readers: 2 });
  fill(filler);
  // What is written goes into files that are there for a while yet.
  const deadline = Date.now() + 20_000;
  const refused = () => (newsroom.statuses.get(507) ?? 0) + (newsroom.statuses.get(503) ?? 0);
  const before = refused();
  while (refused() === before && Date.now() < deadline) {
    fill(filler);
    await pause(200);
  }
  if (refused() === before) faults.push('writes on a full disk are not refused with 507 or 503');
  const status = async (path: string): Promise<number> =>
    (await ask(site, { path, patience: 15_000 }).catch(() => null))?.status ?? 0;
  const soon = Date.now() + 10_000;
  let ready = await status('/pf/ready');
  while (ready !== 503 && Date.now() < soon) {
    await pause(500);
    ready = await status('/pf/ready');
  }
  if (ready !== 503) faults.push(`/pf/ready says ${ready} on a full disk`);
  const health = await status('/pf/health');
  if (health !== 200) faults.push(`/pf/health says ${health} on a full disk`);
  const front = await status('/');
  if (front !== 200) faults.push(`/ is answered ${front} on a full disk`);
  rmSync(filler, { force: true });
  await newsroom.stop();
  const isBack = async () => (await status('/pf/ready')) === 200;
  const patience = Date.now() + 30_000;
  while (!(await isBack()) && Date.now() < patience) await pause(500);
  if (!(await isBack())) faults.push('/pf/ready does not say yes again when there is space');
  return [...faults, ...(await newsroom.verify())];
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  for (const size of [1024 * 1024, 4096]) {
    const block = Buffer.alloc(size, 1);
    try {
      for (;;) writeFileSync(file, block, { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}
