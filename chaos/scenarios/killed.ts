import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Newsroom } from '../Newsroom';
import { openCluster } from '../openCluster';
import type { Scenario } from '../scenario';

/** A node that ends between two instructions, while it publishes: what it said is done is done. */
export const killed: Scenario = {
  name: 'kill -9 of a node while it publishes',
  on: ['embedded', 'postgres'],
  run: async (world) => {
    const databaseUrl = await world.newDatabase();
    const count = databaseUrl === undefined ? 1 : 2;
    const cluster = await openCluster({ name: 'chaos-killed', databaseUrl, count });
    const newsroom = new Newsroom(cluster);
    try {
      for (let turn = 0; turn < world.times; turn += 1) {
        const before = newsroom.versions.size;
        newsroom.start({ readers: 1 });
        // At work at last: something has been published.
        const deadline = Date.now() + 30_000;
        while (newsroom.versions.size === before && Date.now() < deadline) await pause(20);
        await pause(randomInt(0, 400));
        const index = turn % count;
        const { process } = cluster.nodes[index]!;
        const gone = once(process, 'exit');
        process.kill('SIGKILL');
        await Promise.all([gone, newsroom.stop()]);
        await cluster.replace(index);
      }
      const { comments, versions } = newsroom;
      const faults = [...cluster.dead(), ...(await newsroom.verify())];
      world.note(`${comments.size} comments, ${versions.size} versions were taken`);
      return comments.size > 0 ? faults : [...faults, 'nothing was taken: nothing is proved'];
    } finally {
      await newsroom.stop();
      await cluster.stop();
    }
  },
};
