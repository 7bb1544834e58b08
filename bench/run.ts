import { join } from 'node:path';
import config from '../broadsheet.config';
import { readEnvironment } from '../runtime/cli/environment';
import { fillEmptySite } from '../runtime/cli/fillSite';
import { openSite, type OpenedSite } from '../runtime/cli/openSite';
import { compress } from '../runtime/render/compress';
import type { PageRequest } from '../runtime/render/renderPage';
import { bareTree, bufferServer, cold, cpuPerRun, inject, openScope, renderPage } from './render';

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

const environment = { ...readEnvironment(config.root), port: 0, dataDir: join(config.root, '.cache/bench-data'), logLevel: 'silent' };
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
  return { document: route.document, contentConfig: route.contentConfig, website: config.website, requestUri: path };
}

async function articlePaths(): Promise<string[]> {
  const response = await fetch(`${site.gateway()}/content/v4/search/published?website=${config.website}&q=type:story&size=100&sort=display_date:desc`);
  const { content_elements: stories } = (await response.json()) as { content_elements: { canonical_url: string; subtype?: string }[] };
  return stories.map(({ canonical_url }) => canonical_url).filter(Boolean);
}

async function measure({ renderer, app }: OpenedSite): Promise<Row[]> {
  const rows: Row[] = [];
  const paths = await articlePaths();
  for (const [name, path] of [['home', '/'], ['article', paths[0]!]] as const) {
    const request = await requestFor(path);
    await renderPage(request, renderer());
    const scope = await openScope(request, renderer());
    const bare = bareTree(request, renderer(), scope);
    for (let i = 0; i < 30; i += 1) bare();
    const react = await cpuPerRun(bare, 20);
    const row = (what: string, ms: number, against: string, base: number, target: number | null) =>
      rows.push({ what: `${name}, ${what}`, ms, against, ratio: ms / base, target });
    row('bare renderToString', react, 'itself', react, null);

    const everythingCold = await cpuPerRun(() => renderPage(request, cold(renderer())), 20);
    row('everything cold', everythingCold, 'bare React', react, 1.3);
    row('nothing changed', await cpuPerRun(() => renderPage(request, renderer()), 40), 'bare React', react, null);

    if (name === 'home') {
      // A feature whose answer is new each time: what one changed story does to the page.
      const feature = Object.values(request.document.sections).flat().flatMap((node) => (node.kind === 'chain' ? node.children : [node])).find(({ type }) => type.startsWith('top-stories'))!;
      let turn = 0;
      const changed = () => {
        turn += 1;
        const document = structuredClone(request.document);
        for (const node of Object.values(document.sections).flat()) {
          for (const inner of node.kind === 'chain' ? node.children : [node]) {
            if (inner.id === feature.id) inner.display = { turn };
          }
        }
        return renderPage({ ...request, document }, renderer());
      };
      row('one block changed', await cpuPerRun(changed, 20), 'bare React', react, 0.15);
    } else {
      const others = await Promise.all(paths.slice(1, 81).map(requestFor));
      const bares: (() => string)[] = [];
      for (const other of others) bares.push(bareTree(other, renderer(), await openScope(other, renderer())));
      const all = await cpuPerRun(() => bares.forEach((render) => render()), 1);
      for (const other of others) await openScope(other, renderer());
      const start = process.cpuUsage();
      for (const other of others) await renderPage(other, renderer());
      const { user, system } = process.cpuUsage(start);
      const unread = (user + system) / 1000;
      rows.push({ what: `${others.length} articles no one has read, shell warm`, ms: unread, against: 'bare React, the same articles', ratio: unread / all, target: 0.8 });
    }

    await inject(app, path);
    const html = (await renderPage(request, renderer())).html;
    const server = bufferServer(await compress(Buffer.from(html), 'br'));
    await inject(server, '/');
    for (let i = 0; i < 200; i += 1) await inject(server, '/');
    for (let i = 0; i < 200; i += 1) await inject(app, path);
    const buffer = await cpuPerRun(() => inject(server, '/'), 300);
    row('from the page cache', await cpuPerRun(() => inject(app, path), 300), 'a stored buffer', buffer, 1.3);
    await server.close();
  }
  return rows;
}

function print(rows: Row[]): void {
  for (const { what, ms, against, ratio, target } of rows) {
    const verdict = target === null ? '' : ratio <= target ? `  (target ${target}: kept)` : `  (target ${target}: MISSED)`;
    console.log(`${what.padEnd(52)} ${ms.toFixed(3).padStart(9)} ms CPU  ${ratio.toFixed(3).padStart(7)} x ${against}${verdict}`);
  }
}

/** Heap after each 20,000 requests; flat means the last is not above the second by more than a tenth. */
async function memory({ app, stats }: OpenedSite): Promise<void> {
  const heaps: number[] = [];
  for (let i = 1; i <= 100_000; i += 1) {
    await app.inject({ url: `/search?query=q${i % 5000}`, headers: { 'accept-encoding': 'br' } });
    if (i % 20_000 !== 0) continue;
    (globalThis as { gc?: () => void }).gc?.();
    heaps.push(process.memoryUsage().rss / 1024 / 1024);
    console.log(`${i} requests: ${heaps.at(-1)!.toFixed(0)} MB resident, ${JSON.stringify(stats())}`);
  }
}
