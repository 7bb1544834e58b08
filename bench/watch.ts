import http from 'node:http';

/**
 * Readers who watch one live page, in a process of their own. Told a `Watch` by its parent, each opens a
 * connection of its own, asks every `interval` ms with the version it has, and keeps the time that the
 * answers took; it ends with a `Watched`.
 */
export interface Watch {
  origin: string;
  path: string;
  readers: number;
  /** ms between two questions of one reader. */
  interval: number;
  /** Questions of each reader. */
  rounds: number;
}

export interface Watched {
  /** ms of each answer after the first round, which opens the connections. */
  times: number[];
  /** How many answers had each status. */
  statuses: Record<number, number>;
}

process.on('message', (watch: Watch) => {
  void watchAll(watch).then((watched) => process.send?.(watched));
});

async function watchAll(watch: Watch): Promise<Watched> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: watch.readers });
  const watched: Watched = { times: [], statuses: {} };
  const readers = Array.from({ length: watch.readers }, async (_, at) => {
    // Readers open the page at any time: their questions are spread over the interval.
    await pause((at / watch.readers) * watch.interval);
    let etag = '';
    for (let round = 0; round < watch.rounds; round += 1) {
      const asked = performance.now();
      const answer = await ask(`${watch.origin}${watch.path}`, etag, agent);
      const took = performance.now() - asked;
      if (round > 0) watched.times.push(took);
      watched.statuses[answer.status] = (watched.statuses[answer.status] ?? 0) + 1;
      etag = answer.etag || etag;
      await pause(Math.max(0, watch.interval - took));
    }
  });
  await Promise.all(readers);
  agent.destroy();
  return watched;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function ask(
  url: string,
  etag: string,
  agent: http.Agent,
): Promise<{ status: number; etag: string }> {
  const headers = { 'accept-encoding': 'br', ...(etag ? { 'if-none-match': etag } : {}) };
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (response) => {
        response.resume().once('end', () => {
          resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '' });
        });
        response.once('error', reject);
      })
      .once('error', reject);
  });
}
