import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { ask } from '../../attack/ask';
import { startSite } from '../../e2e/startSite';
import type { Scenario } from '../scenario';

const NODES = 2;

/** Nodes that meet on an empty database: one edition comes of it, and all serve it. */
export const together: Scenario = {
  name: 'two nodes start on an empty database at once',
  on: ['postgres'],
  run: async (world) => {
    const databaseUrl = (await world.newDatabase())!;
    const dataDir = join(__dirname, '..', '.cache', 'chaos-together');
    rmSync(dataDir, { recursive: true, force: true });
    const started = await Promise.allSettled(
      Array.from({ length: NODES }, () =>
        startSite(dataDir, { LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl }),
      ),
    );
    const faults: string[] = [];
    for (const [index, outcome] of started.entries()) {
      if (outcome.status === 'rejected') {
        faults.push(`node ${index + 1}: ${String(outcome.reason).slice(0, 300)}`);
        continue;
      }
      const site = outcome.value;
      for (const path of ['/', '/news', '/pf/ready']) {
        const { status } = await ask(site, { path });
        if (status !== 200) faults.push(`node ${index + 1}: ${path} is answered ${status}`);
      }
    }
    for (const outcome of started) if (outcome.status === 'fulfilled') await outcome.value.stop();
    return faults;
  },
};
