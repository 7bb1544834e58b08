import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../attack/ask';
import { watchHealth } from '../../attack/watchHealth';
import { Newsroom } from '../Newsroom';
import { openCluster, type Cluster } from '../openCluster';
import type { Scenario, World } from '../scenario';

/** Runs a fault under work on some nodes, and says what did not hold. */
async function underWork(
  world: World,
  count: number,
  fault: (cluster: Cluster, newsroom: Newsroom, databaseUrl: string) => Promise<string[]>,
): Promise<string[]> {
  const databaseUrl = (await world.newDatabase())!;
  const cluster = await openCluster({ name: 'chaos-lost', databaseUrl, count });
  const newsroom = new Newsroom(cluster);
  try {
    newsroom.start({ readers: count * 2 });
    await pause(500);
    const faults = await fault(cluster, newsroom, databaseUrl);
    await newsroom.stop();
    faults.push(...cluster.dead());
    if (cluster.urls().length === 0) return faults;
    faults.push(...(await newsroom.verify()));
    const { comments, versions, statuses } = newsroom;
    world.note(`${comments.size} comments, ${versions.size} versions were taken`);
    world.note([...statuses].map(([status, times]) => `${status}: ${times}`).join(', '));
    return faults;
  } finally {
    await newsroom.stop();
    await cluster.stop();
  }
}

const terminated: Scenario = {
  name: 'connections ended while drafts are saved',
  on: ['postgres'],
  run: (world) =>
    underWork(world, 1, async (cluster, _newsroom, databaseUrl) => {
      for (let turn = 0; turn < world.times && cluster.dead().length === 0; turn += 1) {
        await world.postgres!.terminate(databaseUrl);
        await pause(400);
      }
      return [];
    }),
};

const restarted: Scenario = {
  name: 'PostgreSQL restarted under three nodes',
  on: ['postgres'],
  run: (world) =>
    underWork(world, 3, async (cluster) => {
      for (let turn = 0; turn < world.times && cluster.dead().length === 0; turn += 1) {
        await world.postgres!.stop(turn % 2 === 0 ? 'fast' : 'crash');
        await world.postgres!.start();
        await pause(1000);
      }
      return [];
    }),
};

/** What a node must say while its database is away: not ready, alive, readers served, editors told to wait. */
async function whileAway(cluster: Cluster, seconds: number): Promise<string[]> {
  const [url] = cluster.urls();
  if (url === undefined) return [];
  const faults: string[] = [];
  const watch = watchHealth({ url });
  const end = Date.now() + seconds * 1000;
  await pause(Math.min(5000, (seconds * 1000) / 2));
  const api = { path: '/pf/editor/api/documents', headers: cluster.admin.headers };
  const call = await ask({ url }, { ...api, patience: 30_000 }).catch((error: Error) => error);
  if (call instanceof Error) faults.push(`a call while it is away: ${call.message}`);
  else if (call.status !== 503 || call.headers['retry-after'] === undefined)
    faults.push(`a call while it is away is answered ${call.status}, not 503 with retry-after`);
  const ready = await ask({ url }, { path: '/pf/ready', patience: 20_000 }).catch(() => null);
  if (ready?.status !== 503) faults.push(`/pf/ready says ${ready?.status ?? 'nothing'} while away`);
  await pause(Math.max(0, end - Date.now()));
  const held = await watch.stop();
  if (held > 5000) faults.push(`/pf/health took ${held} ms while it is away`);
  return faults;
}

const stopped: Scenario = {
  name: 'PostgreSQL stopped for a while',
  on: ['postgres'],
  run: (world) =>
    underWork(world, 1, async (cluster) => {
      await world.postgres!.stop('fast');
      try {
        return await whileAway(cluster, world.outage);
      } finally {
        await world.postgres!.start();
      }
    }),
};

const frozen: Scenario = {
  name: 'PostgreSQL hangs for a while (SIGSTOP)',
  on: ['postgres'],
  run: (world) =>
    underWork(world, 1, async (cluster) => {
      world.postgres!.freeze();
      try {
        // Long enough for the time-outs of queries under way.
        return await whileAway(cluster, world.outage);
      } finally {
        world.postgres!.thaw();
      }
    }),
};

const unheard: Scenario = {
  name: 'notices lost while something is published',
  on: ['postgres'],
  run: async (world) => {
    const databaseUrl = (await world.newDatabase())!;
    const cluster = await openCluster({ name: 'chaos-unheard', databaseUrl, count: 2 });
    const newsroom = new Newsroom(cluster);
    try {
      let ended = 0;
      for (let turn = 0; turn < world.times && cluster.dead().length === 0; turn += 1) {
        const publishing = newsroom.publish(cluster.first.url);
        ended += await world.postgres!.terminate(databaseUrl, 'listen %');
        await publishing;
      }
      world.note(`${ended} connections that listen were ended`);
      const faults = cluster.dead();
      if (ended === 0) faults.push('no connection that listens was found');
      return [...faults, ...(cluster.urls().length > 0 ? await newsroom.verify() : [])];
    } finally {
      await cluster.stop();
    }
  },
};

export const lostDatabase: readonly Scenario[] = [terminated, restarted, stopped, frozen, unheard];
