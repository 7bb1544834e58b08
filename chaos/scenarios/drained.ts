import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { anyClient, ask, CLIENT_HEADER } from '../../attack/ask';
import { openCluster } from '../openCluster';
import type { Scenario } from '../scenario';

/** Requests under way when the node is told to stop. */
const MANY = 1000;
/** ms that the content service takes for each. */
const SLOWNESS = 4000;

/** A stop in the middle of the day: whoever has asked gets an answer. */
export const drained: Scenario = {
  name: 'SIGTERM with 1,000 requests under way',
  on: ['embedded', 'postgres'],
  run: async (world) => {
    const databaseUrl = await world.newDatabase();
    let waiting = 0;
    const content = createServer((_request, response) => {
      waiting += 1;
      setTimeout(() => response.writeHead(200).end('{"_id":"x","type":"story"}'), SLOWNESS);
    });
    content.listen(0, '127.0.0.1');
    await once(content, 'listening');
    const { port } = content.address() as AddressInfo;
    const cluster = await openCluster({
      name: 'chaos-drained',
      databaseUrl,
      count: 1,
      env: { CONTENT_BASE: `http://127.0.0.1:${port}`, DRAIN_GRACE: '1' },
    });
    try {
      const { url, process } = cluster.first;
      const statuses = new Map<number, number>();
      const asked: Promise<number>[] = [];
      // A hundred at a time: what waits in the system's queue is not under way yet.
      while (asked.length < MANY) {
        for (let turn = 0; turn < 100; turn += 1) asked.push(askOnce(url, asked.length));
        const deadline = Date.now() + SLOWNESS / 2;
        while (waiting < asked.length && Date.now() < deadline) await pause(10);
      }
      world.note(`${waiting} of ${MANY} had reached the content service`);
      const start = Date.now();
      const gone = once(process, 'exit');
      process.kill('SIGTERM');
      await pause(200);
      const ready = await ask({ url }, { path: '/pf/ready' }).catch(() => null);
      for (const status of await Promise.all(asked))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await Promise.race([gone, pause(60_000)]);
      world.note([...statuses].map(([status, times]) => `${status}: ${times}`).join(', '));
      world.note(`ended after ${Date.now() - start} ms`);
      const cut = statuses.get(0) ?? 0;
      return [
        ...(ready?.status === 200 ? ['/pf/ready says yes after SIGTERM'] : []),
        ...(cut > 0 ? [`${cut} of ${MANY} requests were cut off`] : []),
        ...(process.exitCode === null ? ['the process did not end within a minute'] : []),
        ...(process.exitCode ? [`the process ended with ${process.exitCode}`] : []),
      ];
    } finally {
      await cluster.stop();
      content.closeAllConnections();
      content.close();
    }
  },
};

/** The status of an answer that takes as long as the content service does; 0 when it was cut off. */
function askOnce(url: string, turn: number): Promise<number> {
  return new Promise((resolve) => {
    const query = encodeURIComponent(JSON.stringify({ canonical_url: `/news/${turn}.html` }));
    const asked = request(`${url}/pf/api/v3/content/fetch/content-api?query=${query}`, {
      agent: false,
      headers: { [CLIENT_HEADER]: anyClient() },
    });
    asked.on('response', (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
      response.resume();
    });
    asked.on('error', () => resolve(0));
    asked.end();
  });
}
