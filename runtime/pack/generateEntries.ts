import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LIVE_CHUNK } from './clientConfig';
import type { ListedBlock, ListedModule, PackListing } from './discoverPack';
import type { PackPaths } from './packPaths';

/** A block that lives in the browser, and the number of its chunk. */
export interface LiveBlock {
  chunk: number;
  /** Absolute path of what the chunk holds: the view, or enhance.ts. */
  file: string;
  isReact: boolean;
}

const quote = (value: string) => JSON.stringify(value);

/**
 * Writes the server bundle's entry: each module behind a function, so that one that throws while it
 * is evaluated takes nothing else with it.
 */
export function generateServerEntry(listing: PackListing, paths: PackPaths): void {
  const load = (file: string) =>
    `[${quote(file)}, () => require(${quote(join(paths.root, file))})]`;
  const views = (blocks: ListedBlock[]) =>
    record(
      blocks.map(({ type, views: files }) => [
        type,
        record(Object.entries(files).map(([outputType, file]) => [outputType, load(file)])),
      ]),
    );
  const modules = (items: ListedModule[]) =>
    record(items.map(({ name, file }) => [name, load(file)]));
  const parts = record([
    ['features', views(listing.features)],
    ['chains', views(listing.chains)],
    ['layouts', modules(listing.layouts)],
    ['outputTypes', modules(listing.outputTypes)],
    ['sources', modules(listing.sources)],
    ['properties', listing.properties ? load(listing.properties) : 'null'],
    ['sites', modules(listing.propertySites)],
    ['states', modules(listing.states)],
  ]);
  writeIfChanged(join(paths.generated, 'server.cjs'), `module.exports = ${parts};\n`);
}

/**
 * Writes the browser's entry: what each chunk number loads. A chunk's default export brings a block to
 * life: enhance.ts does so itself, a React view gets a module around it that hydrates it.
 */
export function generateClientEntry(blocks: readonly LiveBlock[], paths: PackPaths): void {
  const client = join(paths.runtimeRoot, 'client');
  const chunk = (number: number, file: string) =>
    `() => import(/* webpackChunkName: "${number}" */ ${quote(file)})`;
  const loaders = blocks.map(({ chunk: number, file, isReact }) => {
    if (!isReact) return `  ${number}: ${chunk(number, file)},`;
    const island = join(paths.generated, `island-${number}.js`);
    writeIfChanged(island, islandModule(file, join(client, 'hydrateIsland')));
    return `  ${number}: ${chunk(number, island)},`;
  });
  const source = [
    `import { startPage } from ${quote(join(client, 'entry'))};`,
    'startPage({',
    ...loaders,
    `}, ${chunk(LIVE_CHUNK, join(client, 'live'))});`,
    '',
  ].join('\n');
  writeIfChanged(join(paths.generated, 'client.js'), source);
}

function islandModule(view: string, hydrate: string): string {
  return [
    `import View from ${quote(view)};`,
    `import { hydrateIsland } from ${quote(hydrate)};`,
    'export default (element) => hydrateIsland(element, View);',
    '',
  ].join('\n');
}

function record(entries: readonly (readonly [string, string])[]): string {
  return `{${entries.map(([name, code]) => `\n${quote(name)}: ${code}`).join(',')}}`;
}

function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
