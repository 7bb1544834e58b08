import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { composeSite } from '../broadsheet.config';
import { teams } from '../properties/teams';
import { readEnvironment } from '../runtime/cli/environment';
import { fillEmptySite } from '../runtime/cli/fillSite';
import { openSite } from '../runtime/cli/openSite';
import { openMeter, tooSoon } from './meter';
import type { Timed, Watch, Watched } from './watch';

/*
 * `npm run bench -- --live`: 5,000 readers of one game on one process. What must hold: no question goes
 * upstream twice within an interval, and 99 of 100 answers come within 50 ms, in the seconds in which a
 * server that does nothing answers at once.
 */

const READERS = 5000;
const ROUNDS = 4;
const P99_MS = 50;
/** ms: a second in which the bare server took longer tells of the machine, not of us. */
const CALM_MS = 10;

const config = composeSite();

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
  const times = timesWithin(site.app.server);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  base = site.gateway();
  await fillEmptySite(config, site);
  const bare = fork(new URL('bare.mjs', import.meta.url));
  const readers = fork(new URL('watch.mjs', import.meta.url));
  try {
    const [port] = (await once(bare, 'message')) as [number];
    const game = await liveGame(site.url(), base);
    const watch: Watch = {
      ...game,
      bare: `http://127.0.0.1:${port}/`,
      readers: READERS,
      rounds: ROUNDS,
    };
    console.log(`${READERS} readers of ${game.uri}, a question every ${game.interval / 1000} s`);
    meter.questions.length = 0;
    times.length = 0;
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const before = process.cpuUsage();
    const start = performance.now();
    readers.send(watch);
    const ended = once(readers, 'exit').then(() => {
      throw new Error('the readers’ process ended');
    });
    ended.catch(() => undefined); // told to whoever waits for what was seen
    const [watched] = (await Promise.race([once(readers, 'message'), ended])) as [Watched];
    const { user, system } = process.cpuUsage(before);
    const cpu = (user + system) / 1000;
    const took = performance.now() - start;
    const soon = tooSoon(meter.questions, watch.interval);

    const { statuses, bytes } = watched;
    const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    const say = (what: string, sample: number[]) =>
      console.log(
        `${what.padEnd(34)} half within ${at(sample, 0.5).toFixed(1)} ms, 99 of 100 within ${at(sample, 0.99).toFixed(1)} ms, the slowest ${at(sample, 1).toFixed(0)} ms`,
      );
    console.log(
      `${all} answers in ${(took / 1000).toFixed(0)} s: ${JSON.stringify(statuses)}, ${(bytes / all / 1000).toFixed(1)} kB each`,
    );
    const calm = calmOf(watched);
    say('as readers see it:', watched.times.map(tookOf));
    say('a server that does nothing:', watched.bareTimes.map(tookOf));
    say(`the ${calm.length} in calm seconds:`, calm);
    say('from question to answer inside:', times);
    console.log(
      `${(cpu / all).toFixed(3)} ms of processor time for an answer, ${((100 * cpu) / took).toFixed(1)}% of a core in all; event loop ${(delay.percentile(99) / 1e6 - 5).toFixed(1)} ms late at most in 99 of 100 looks, ${(delay.max / 1e6).toFixed(0)} ms once`,
    );
    for (const path of new Set(meter.questions.map((question) => question.path))) {
      const of = meter.questions.filter((question) => question.path === path);
      const gaps = of.slice(1).map((question, index) => (question.at - of[index]!.at) / 1000);
      console.log(
        `${path}: asked ${of.length} times, to be kept for ${of[0]!.maxAge} s, at least ${Math.min(...gaps).toFixed(1)} s apart`,
      );
    }
    console.log(
      `${soon.length} questions upstream within ${watch.interval / 1000} s of one for the same`,
    );
    const isGood = Object.keys(statuses).every((status) => status === '200' || status === '304');
    return isGood && soon.length === 0 && at(calm, 0.99) < P99_MS;
  } finally {
    bare.kill();
    readers.kill();
    meter.close();
    await site.close();
  }
}

/** ms from each fragment's question to its answer, as the server itself sees it. */
function timesWithin(server: Awaited<ReturnType<typeof openSite>>['app']['server']): number[] {
  const times: number[] = [];
  server.prependListener('request', (request, response) => {
    if (!request.url?.includes('/fragment/')) return;
    const start = performance.now();
    response.once('finish', () => times.push(performance.now() - start));
  });
  return times;
}

function tookOf([, took]: Timed): number {
  return took;
}

function secondOf([asked]: Timed): number {
  return Math.floor(asked / 1000);
}

/** ms of the answers in those seconds in which the bare server was asked and always quick. */
function calmOf({ times, bareTimes }: Watched): number[] {
  const asked = new Set(bareTimes.map(secondOf));
  const slow = new Set(bareTimes.filter((timed) => tookOf(timed) > CALM_MS).map(secondOf));
  const isCalm = (timed: Timed) => asked.has(secondOf(timed)) && !slow.has(secondOf(timed));
  return times.filter(isCalm).map(tookOf);
}

/** What lies below it: so many of 1 of a sample. */
function at(sample: readonly number[], part: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity;
}

/** The page of a game that is on, the Eagles' if they play, and what its readers ask for. */
async function liveGame(
  origin: string,
  gateway: string,
): Promise<Pick<Watch, 'origin' | 'path' | 'interval'> & { uri: string }> {
  const eaglesFirst = teams.toSorted(
    (a, b) => Number(b.key === 'eagles') - Number(a.key === 'eagles'),
  );
  for (const { sport, league, path } of eaglesFirst) {
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
    const interval = Math.min(...blocks.map(([, , , ms]) => Number(ms)));
    const soonest = blocks.filter(([, , , ms]) => Number(ms) === interval);
    const document = soonest[0]?.[1];
    if (!document) throw new Error(`${uri} has no live blocks`);
    const nodes = soonest.map(([, , node = '']) => node).toSorted((a, b) => (a < b ? -1 : 1));
    const fragment = `/pf/api/v3/fragment/${document}/${nodes.join()}`;
    return { origin, uri, interval, path: `${fragment}?uri=${encodeURIComponent(uri)}` };
  }
  throw new Error('no game is on');
}
