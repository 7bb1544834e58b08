import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../attack/ask';
import { patienceWith } from '../../attack/watchHealth';
import { openEdition } from '../../attack/openEdition';
import { openCluster, type Cluster } from '../openCluster';
import type { Scenario } from '../scenario';

/** ms within which readers get a change, on every node. */
const SOON = 1000;
const PATH = '/news/chaos-corrected-story.html';
const ID = 'chaos-corrected-story';

/** A story is corrected and deleted while it is read all the time: readers get that at once, and it stays so. */
export const corrected: Scenario = {
  name: 'a correction and a deletion under constant reading',
  on: ['embedded', 'postgres'],
  run: async (world) => {
    const databaseUrl = await world.newDatabase();
    const count = databaseUrl === undefined ? 1 : 2;
    const cluster = await openCluster({
      name: 'chaos-corrected',
      databaseUrl,
      count,
      isBare: false,
      ...(databaseUrl === undefined ? { edition: await openEdition() } : {}),
    });
    let isReading = true;
    const read = async (url: string): Promise<void> => {
      while (isReading) {
        await ask({ url }, { path: PATH, takes429: true }).catch(() => undefined);
        await pause(5);
      }
    };
    const readers: Promise<void>[] = [];
    try {
      const soon = Math.max(SOON, await patienceWith(cluster.first));
      await ingest(cluster, 'Headline 0');
      readers.push(...cluster.urls().flatMap((url) => [read(url), read(url)]));
      await pause(1000);
      const faults: string[] = [];
      const times: number[] = [];
      for (let turn = 1; turn <= Math.min(10, world.times); turn += 1) {
        const headline = `Headline ${turn} of ${process.pid}`;
        await ingest(cluster, headline);
        const took = await until(
          cluster,
          ({ text, status }) => status === 200 && text.includes(headline),
        );
        times.push(took);
        if (took > soon) faults.push(`a correction was seen after ${took} ms`);
        await pause(300);
      }
      const gone = await ask(cluster.first, {
        method: 'DELETE',
        path: `/gateway/content/v4/ingest/${ID}`,
        headers: { authorization: `Bearer ${cluster.first.contentToken}` },
      });
      if (gone.status !== 200) return [`the deletion was answered ${gone.status}`];
      const took = await until(cluster, ({ status }) => status === 404 || status === 410);
      if (took > soon) faults.push(`a deletion was seen after ${took} ms`);
      if (!(await staysGone(cluster))) faults.push('a deleted story came back');
      world.note(`corrections seen after ${times.join(', ')} ms; the deletion after ${took} ms`);
      return [...faults.slice(0, 3), ...cluster.dead()];
    } finally {
      isReading = false;
      await Promise.all(readers);
      await cluster.stop();
    }
  },
};

/** ms until all nodes answer so; at most 30 s. */
async function until(
  cluster: Cluster,
  isSo: (answer: Awaited<ReturnType<typeof ask>>) => boolean,
): Promise<number> {
  const start = Date.now();
  const waiting = new Set(cluster.urls());
  while (waiting.size > 0 && Date.now() - start < 30_000) {
    for (const url of waiting) if (isSo(await ask({ url }, { path: PATH }))) waiting.delete(url);
    if (waiting.size > 0) await pause(20);
  }
  return Date.now() - start;
}

async function staysGone(cluster: Cluster): Promise<boolean> {
  const end = Date.now() + 5000;
  while (Date.now() < end) {
    for (const url of cluster.urls())
      if ((await ask({ url }, { path: PATH })).status === 200) return false;
    await pause(50);
  }
  return true;
}

async function ingest({ first }: Cluster, headline: string): Promise<void> {
  const now = new Date().toISOString();
  const answer = await ask(first, {
    method: 'PUT',
    path: '/gateway/content/v4/ingest?tolerant=true',
    headers: {
      authorization: `Bearer ${first.contentToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      _id: ID,
      type: 'story',
      version: '0.10.9',
      canonical_url: PATH,
      canonical_website: 'broadsheet',
      websites: { broadsheet: { website_url: PATH } },
      headlines: { basic: headline },
      display_date: now,
      first_publish_date: now,
      publish_date: now,
      content_elements: [{ type: 'text', _id: 'a', content: 'Words.' }],
    }),
  });
  const { accepted } = JSON.parse(answer.text) as { accepted?: unknown[] };
  if (answer.status !== 200 || accepted?.length !== 1)
    throw new Error(`The story was not taken: ${answer.status} ${answer.text}`);
}
