import http from 'node:http';
import { delayAfter, nextDelay } from '../runtime/client/nextDelay';

/**
 * Readers who watch one live page, in a process of their own. Told a `Watch` by its parent, each opens a
 * connection of its own and asks as the client does (`runtime/client/live.ts`): with the version it has,
 * at its place when there is something newer. It ends with a `Watched`.
 */
export interface Watch {
  origin: string;
  path: string;
  /** A server that answers at once: what the machine costs at the same moments. */
  bare: string;
  readers: number;
  /** ms between two questions of one reader. */
  interval: number;
  /** Questions of each reader. */
  rounds: number;
}

/** When an answer was asked for, in ms since the start, and how long it took, in ms. */
export type Timed = [at: number, took: number];

export interface Watched {
  /** The answers after the first round, which opens the connections. */
  times: Timed[];
  /** Those of the bare server. */
  bareTimes: Timed[];
  /** How many answers had each status; 0 are connections that failed. */
  statuses: Record<number, number>;
  /** Bytes of all bodies. */
  bytes: number;
}

/** One reader in so many asks the bare server, too. */
const BARE = 20;

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: number;
  /** ms. */
  took: number;
}

process.on('message', (watch: Watch) => {
  void watchAll(watch).then((watched) => process.send?.(watched));
});

async function watchAll(watch: Watch): Promise<Watched> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
  const watched: Watched = { times: [], bareTimes: [], statuses: {}, bytes: 0 };
  await Promise.all(
    Array.from({ length: watch.readers }, (_, at) => read(at, watch, agent, watched)),
  );
  agent.destroy();
  return watched;
}

async function read(at: number, watch: Watch, agent: http.Agent, watched: Watched): Promise<void> {
  // Readers open the page at any time: their first questions are spread over the interval.
  await pause((at / watch.readers) * watch.interval);
  const share = Math.random();
  let etag = '';
  let failures = 0;
  for (let round = 0; round < watch.rounds; round += 1) {
    const asked = performance.now();
    const { status, headers, bytes, took } = await ask(watch.origin + watch.path, etag, agent);
    if (round > 0) watched.times.push([asked, took]);
    watched.statuses[status] = (watched.statuses[status] ?? 0) + 1;
    watched.bytes += bytes;
    if (at % BARE === 0) {
      const bare = await ask(watch.bare, '', agent);
      if (round > 0) watched.bareTimes.push([asked, bare.took]);
    }
    etag = headers.etag ?? etag;
    failures = status === 200 || status === 304 ? 0 : failures + 1;
    await pause(
      failures > 0
        ? nextDelay(watch.interval, failures)
        : delayAfter(watch.interval, Number(headers['x-broadsheet-newer'] ?? 0), share),
    );
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function ask(url: string, etag: string, agent: http.Agent): Promise<Answer> {
  const headers = { 'accept-encoding': 'br', ...(etag ? { 'if-none-match': etag } : {}) };
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, answered: http.IncomingHttpHeaders, bytes: number) =>
      resolve({ status, headers: answered, bytes, took: performance.now() - start });
    http
      .get(url, { agent, headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.once('end', () => end(response.statusCode ?? 0, response.headers, bytes));
        response.once('error', () => end(0, {}, bytes));
      })
      .once('error', () => end(0, {}, 0));
  });
}
