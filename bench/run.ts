import { join } from 'node:path';
import { composeSite } from '../broadsheet.config';
import { readEnvironment } from '../runtime/cli/environment';
import { fillEmptySite } from '../runtime/cli/fillSite';
import { openSite, type OpenedSite } from '../runtime/cli/openSite';
import type { ContentEntry } from '../runtime/content/types';
import { compress } from '../runtime/render/compress';
import type { PageRequest } from '../runtime/render/renderPage';
import { Pool } from 'undici';
import { measureGrowth } from './growth';
import { startReaders } from './readers';
import {
  atOnce,
  bareTree,
  bufferServer,
  cold,
  cpuOf,
  median,
  openScope,
  pairedCpu,
  renderPage,
  ROUNDS,
  WARM_UP,
  withOwnCache,
  type Paired,
} from './render';

const config = composeSite();

/*
 * `npm run bench`: the engine against bare React and against a handler that sends a stored buffer, as
 * ratios of CPU time within one run. `--memory` adds 100,000 requests on 5,000 addresses.
 */

/** Pages that are asked for at the same moment, as on a busy server: they share one guard. */
const READERS = 8;
/** Requests in a row for one cached page. */
const CACHED = 400;

interface Row {
  what: string;
  ms: number;
  against: string;
  ratio: number;
  target: number | null;
}

const environment = {
  ...readEnvironment(config.root),
  port: 0,
  dataDir: join(config.root, '.cache/bench-data'),
  logLevel: 'silent',
};
const site = await openSite(config, environment);
await site.app.listen({ port: 0, host: '127.0.0.1' });
await fillEmptySite(config, site);
const readers = startReaders();
try {
  const rows = await measure(site);
  print(rows);
  if (process.argv.includes('--memory')) await memory(site);
  process.exitCode = rows.some(({ ratio, target }) => target !== null && ratio > target) ? 1 : 0;
} finally {
  readers.close();
  await site.close();
}
process.exit();

async function requestFor(path: string): Promise<PageRequest> {
  const route = site.router.resolveRoute(path, config.website);
  if (route.kind !== 'page' && route.kind !== 'template') throw new Error(`${path} is not a page`);
  return {
    document: route.document,
    contentConfig: route.contentConfig,
    website: config.website,
    requestUri: path,
  };
}

async function articlePaths(): Promise<string[]> {
  const response = await fetch(
    `${site.gateway()}/content/v4/search/published?website=${config.website}&q=type:story&size=100&sort=display_date:desc`,
  );
  const { content_elements: stories } = (await response.json()) as {
    content_elements: { canonical_url: string; subtype?: string }[];
  };
  return stories.map(({ canonical_url }) => canonical_url).filter(Boolean);
}

async function measure({ renderer, url }: OpenedSite): Promise<Row[]> {
  const rows: Row[] = [];
  const paths = await articlePaths();
  for (const [name, path] of [
    ['home', '/'],
    ['article', paths[0]!],
  ] as const) {
    const request = await requestFor(path);
    await renderPage(request, renderer());
    const bare = bareTree(request, renderer(), await openScope(request, renderer()));
    const row = (what: string, against: string, pair: Paired, target: number | null) =>
      rows.push({ what: `${name}, ${what}`, against, target, ...pair });
    const compare = async (
      what: string,
      work: () => unknown,
      target: number | null,
      pages = 1,
    ): Promise<void> => {
      const pair = await pairedCpu(work, bare, 16 / pages, 16);
      row(what, 'bare React', { ms: pair.ms / pages, ratio: pair.ratio }, target);
    };

    const nothingReady = cold(renderer());
    const readAgain = () => renderPage(request, nothingReady);
    await compare('everything cold', atOnce(READERS, readAgain), 1.3, READERS);
    await compare('everything cold, one at a time', readAgain, null);
    await compare('nothing changed', () => renderPage(request, renderer()), null);
    if (name === 'home') {
      const change = withChangedStory(request);
      await compare('one of its stories changed', atOnce(READERS, change), 0.15, READERS);
      await compare('one of its stories changed, one at a time', change, null);
    } else {
      const unread = paths.slice(1, 81);
      const what = 'no one has read it yet, shell warm';
      row(what, 'bare React', await measureUnread(path, unread, READERS), 0.8);
      row(`${what}, one at a time`, 'bare React', await measureUnread(path, unread, 1), null);
      const growth = await measureGrowth(request, renderer());
      row('300 elements, everything cold', 'the same with 75', growth, 4);
    }

    const { body } = await renderPage(request, renderer());
    const server = await bufferServer(await compress(body, 'br'));
    const pair = await pairedCpu(
      () => readers.ask(url(), path, CACHED),
      () => readers.ask(server.listeningOrigin, '/', CACHED),
      1,
    );
    row('from the page cache', 'a stored buffer', { ...pair, ms: pair.ms / CACHED }, 1.3);
    await server.close();
  }
  return rows;
}

/**
 * A home page whose lead collection gives another headline each time, as after a story was changed:
 * the block that shows it is rendered again, the rest is there.
 */
function withChangedStory(request: PageRequest): () => Promise<unknown> {
  const base = site.renderer();
  let turn = 0;
  const changed = (entry: ContentEntry): ContentEntry => ({
    ...entry,
    json: entry.json.replace('"basic":"', `"basic":"${turn} `),
    version: `${entry.version}-${turn}`,
  });
  const isLead = (key: string) =>
    key.startsWith('collections-api|') && key.includes('"home-lead"') && key.endsWith('|');
  const content: typeof base.content = {
    ...base.content,
    peek: (key) => {
      const entry = base.content.peek(key);
      return entry && isLead(key) ? changed(entry) : entry;
    },
    get: async (asked, website) => {
      const answer = await base.content.get(asked, website);
      return isLead(base.content.key(asked, website) ?? '')
        ? { ...answer, entry: changed(answer.entry) }
        : answer;
    },
  };
  return () => {
    turn += 1;
    return renderPage(request, { ...base, content });
  };
}

/**
 * Stories whose content is at hand and that no one has read yet, in a cache of blocks that another
 * story has filled with header, footer and rails; each against bare React on the same story.
 */
async function measureUnread(warm: string, paths: string[], atATime: number): Promise<Paired> {
  const renderer = site.renderer();
  const other = await requestFor(warm);
  const stories = await Promise.all(
    paths.map(async (path) => {
      const request = await requestFor(path);
      await renderPage(request, cold(renderer)); // brings the content in
      return { request, bare: bareTree(request, renderer, await openScope(request, renderer)) };
    }),
  );
  const rounds: Paired[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    let ours = 0;
    let theirs = 0;
    for (let from = 0; from < stories.length; from += atATime) {
      const group = stories.slice(from, from + atATime);
      const unread = withOwnCache(renderer);
      await renderPage(other, unread);
      ours += await cpuOf(() =>
        Promise.all(group.map(({ request }) => renderPage(request, unread))),
      );
      theirs += await cpuOf(() => group.forEach(({ bare }) => bare()));
    }
    if (round >= WARM_UP) rounds.push({ ms: ours / stories.length, ratio: ours / theirs });
  }
  return median(rounds);
}

function print(rows: Row[]): void {
  for (const { what, ms, against, ratio, target } of rows) {
    const verdict =
      target === null
        ? ''
        : ratio <= target
          ? `  (target ${target}: kept)`
          : `  (target ${target}: MISSED)`;
    console.log(
      `${what.padEnd(52)} ${ms.toFixed(3).padStart(9)} ms CPU  ${ratio.toFixed(3).padStart(7)} x ${against}${verdict}`,
    );
  }
}

/** Memory of the process after each 20,000 requests over real connections, on 5,000 addresses. */
async function memory({ stats, url }: OpenedSite): Promise<void> {
  const connections = 8;
  const pool = new Pool(url(), { connections });
  let count = 0;
  for (let round = 1; round <= 5; round += 1) {
    const readers = Array.from({ length: connections }, async () => {
      while (count < round * 20_000) {
        count += 1;
        const { body } = await pool.request({
          method: 'GET',
          path: `/search?query=q${count % 5000}`,
          headers: { 'accept-encoding': 'br' },
        });
        await body.dump();
      }
    });
    await Promise.all(readers);
    (globalThis as { gc?: () => void }).gc?.();
    const resident = process.memoryUsage().rss / 1024 / 1024;
    console.log(
      `${count} requests: ${resident.toFixed(0)} MB resident, ${JSON.stringify(stats())}`,
    );
  }
  await pool.close();
}
