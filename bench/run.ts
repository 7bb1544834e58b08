import { join } from 'node:path';
import config from '../broadsheet.config';
import { readEnvironment } from '../runtime/cli/environment';
import { fillEmptySite } from '../runtime/cli/fillSite';
import { openSite, type OpenedSite } from '../runtime/cli/openSite';
import type { ContentEntry } from '../runtime/content/types';
import { compress } from '../runtime/render/compress';
import type { PageRequest } from '../runtime/render/renderPage';
import { Pool } from 'undici';
import {
  bareTree,
  bufferServer,
  cold,
  cpuPerRun,
  inject,
  openScope,
  pairedCpu,
  renderPage,
} from './render';

/**
 * `npm run bench`: the engine against bare React and against a handler that sends a stored buffer, as
 * ratios of CPU time within one run. `--memory` adds 100,000 requests on 5,000 addresses.
 */
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
try {
  const rows = await measure(site);
  print(rows);
  if (process.argv.includes('--memory')) await memory(site);
  process.exitCode = rows.some(({ ratio, target }) => target !== null && ratio > target) ? 1 : 0;
} finally {
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

async function measure({ renderer, app }: OpenedSite): Promise<Row[]> {
  const rows: Row[] = [];
  const paths = await articlePaths();
  for (const [name, path] of [
    ['home', '/'],
    ['article', paths[0]!],
  ] as const) {
    const request = await requestFor(path);
    await renderPage(request, renderer());
    const scope = await openScope(request, renderer());
    const bare = bareTree(request, renderer(), scope);
    for (let i = 0; i < 30; i += 1) bare();
    const react = await cpuPerRun(bare, 20);
    const row = (what: string, ms: number, against: string, base: number, target: number | null) =>
      rows.push({ what: `${name}, ${what}`, ms, against, ratio: ms / base, target });
    row('bare renderToString', react, 'itself', react, null);

    const nothingReady = cold(renderer());
    const everythingCold = await cpuPerRun(() => renderPage(request, nothingReady), 20);
    row('everything cold', everythingCold, 'bare React', react, 1.3);
    row(
      'nothing changed',
      await cpuPerRun(() => renderPage(request, renderer()), 40),
      'bare React',
      react,
      null,
    );

    if (name === 'home') {
      row(
        'one of its stories changed',
        await cpuPerRun(withChangedStory(request), 40),
        'bare React',
        react,
        0.15,
      );
    } else {
      await measureUnread(paths.slice(1, 81), rows);
    }

    await inject(app, path);
    const html = (await renderPage(request, renderer())).html;
    const server = bufferServer(await compress(Buffer.from(html), 'br'));
    await inject(server, '/');
    for (let i = 0; i < 200; i += 1) await inject(server, '/');
    for (let i = 0; i < 200; i += 1) await inject(app, path);
    const pair = await pairedCpu(
      () => inject(app, path),
      () => inject(server, '/'),
      300,
    );
    rows.push({
      what: `${name}, from the page cache`,
      ms: pair.ms,
      against: 'a stored buffer',
      ratio: pair.ratio,
      target: 1.3,
    });
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

/** Stories whose content is at hand and that no one has read yet, with header, footer and rails warm. */
async function measureUnread(paths: string[], rows: Row[]): Promise<void> {
  const renderer = site.renderer();
  const ratios: number[] = [];
  let total = 0;
  for (const path of paths) {
    const request = await requestFor(path);
    await renderPage(request, cold(renderer)); // brings the content in, into another cache of blocks
    const bare = bareTree(request, renderer, await openScope(request, renderer));
    bare();
    const react = await cpuPerRun(bare, 1, 3);
    const start = process.cpuUsage();
    await renderPage(request, renderer);
    const { user, system } = process.cpuUsage(start);
    const unread = (user + system) / 1000;
    total += unread;
    ratios.push(unread / react);
  }
  const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)]!;
  rows.push({
    what: 'article no one has read, shell warm (median)',
    ms: total / paths.length,
    against: 'bare React',
    ratio,
    target: 0.8,
  });
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
