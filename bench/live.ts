import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { join } from 'node:path';
import config from '../broadsheet.config';
import { readEnvironment } from '../runtime/cli/environment';
import { fillEmptySite } from '../runtime/cli/fillSite';
import { openSite } from '../runtime/cli/openSite';
import type { Watch, Watched } from './watch';

/*
 * `npm run bench -- --live`: 5,000 readers of one game on one process. What must hold: at most one
 * question upstream per interval, and 99 of 100 answers within 50 ms.
 */

const READERS = 5000;
const ROUNDS = 4;
const P99_MS = 50;

/** What stands between the pack and the statistics, and counts. */
interface Meter {
  origin: string;
  /** ms since 1970 of each question for the statistics. */
  asked: number[];
  close: () => void;
}

process.exitCode = (await measureLive()) ? 0 : 1;
process.exit();

/** Measures and prints. Says whether it held. */
async function measureLive(): Promise<boolean> {
  let base = '';
  const meter = await openMeter(() => base);
  process.env['STATS_BASE'] = meter.origin;
  const site = await openSite(config, {
    ...readEnvironment(config.root),
    port: 0,
    dataDir: join(config.root, '.cache/bench-data'),
    logLevel: 'silent',
  });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  base = site.gateway();
  await fillEmptySite(config, site);
  const child = fork(new URL('watch.mjs', import.meta.url));
  try {
    const watch = await liveGame(site.url(), base);
    console.log(
      `${READERS} readers of ${watch.path.replace(/.*uri=/, '')}, a question every ${watch.interval / 1000} s`,
    );
    meter.asked.length = 0;
    child.send(watch);
    const [{ times, statuses }] = (await once(child, 'message')) as [Watched];
    const most = mostWithin(meter.asked, watch.interval);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Infinity;
    console.log(`${times.length} answers: ${JSON.stringify(statuses)}`);
    console.log(`half within ${at(0.5).toFixed(1)} ms, 99 of 100 within ${at(0.99).toFixed(1)} ms`);
    console.log(
      `${meter.asked.length} questions upstream, ${most} at most within ${watch.interval} ms`,
    );
    const isGood = Object.keys(statuses).every((status) => status === '200' || status === '304');
    return isGood && most <= 1 && at(0.99) < P99_MS;
  } finally {
    child.kill();
    meter.close();
    await site.close();
  }
}

/** The page of a game that is on, and what its readers ask for. */
async function liveGame(origin: string, gateway: string): Promise<Watch> {
  const { teams } = (await import('../properties')).default;
  for (const { sport, league, path } of teams) {
    const response = await fetch(`${gateway}/statsinc/stats-query/${sport}/${league}`);
    const games = (await response.json()) as {
      eventId: number;
      eventStatus: { eventStatusId: number };
    }[];
    const live = games.find(({ eventStatus }) => eventStatus.eventStatusId === 2);
    if (!live) continue;
    const uri = `${path}/gamedaycentral/${live.eventId}`;
    const page = await (await fetch(`${origin}${uri}`)).text();
    const blocks = [...page.matchAll(/data-live="([^/"]+)\/([^"]+)" data-interval="(\d+)"/g)];
    const document = blocks[0]?.[1];
    if (!document) throw new Error(`${uri} has no live blocks`);
    const nodes = blocks.map(([, , node = '']) => node).toSorted((a, b) => (a < b ? -1 : 1));
    return {
      origin,
      path: `/pf/api/v3/fragment/${document}/${nodes.join()}?uri=${encodeURIComponent(uri)}`,
      readers: READERS,
      interval: Math.min(...blocks.map(([, , , interval]) => Number(interval))),
      rounds: ROUNDS,
    };
  }
  throw new Error('no game is on');
}

/** The most of these moments that lie within any stretch of so many ms. */
function mostWithin(moments: readonly number[], ms: number): number {
  return Math.max(
    0,
    ...moments.map((from) => moments.filter((at) => at >= from && at < from + ms).length),
  );
}

async function openMeter(upstream: () => string): Promise<Meter> {
  const asked: number[] = [];
  const server = http.createServer((request, response) => {
    asked.push(Date.now());
    http
      .get(`${upstream()}${request.url ?? ''}`, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      })
      .once('error', () => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the meter has no port');
  return { origin: `http://127.0.0.1:${address.port}`, asked, close: () => void server.close() };
}
