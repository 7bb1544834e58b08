import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LIVE_CHUNK, REACT_CHUNK } from './clientConfig';
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
  const load = (file: string) => `[${quote(file)}, () => require(${quote(join(paths.root, file))})]`;
  const views = (blocks: ListedBlock[]) =>
    record(blocks.map(({ type, views: files }) => [
      type,
      record(Object.entries(files).map(([outputType, file]) => [outputType, load(file)])),
    ]));
  const modules = (items: ListedModule[]) => record(items.map(({ name, file }) => [name, load(file)]));
  const parts = record([
    ['features', views(listing.features)],
    ['chains', views(listing.chains)],
    ['layouts', modules(listing.layouts)],
    ['outputTypes', modules(listing.outputTypes)],
    ['sources', modules(listing.sources)],
    ['properties', listing.properties ? load(listing.properties) : 'null'],
    ['sites', modules(listing.propertySites)],
  ]);
  writeIfChanged(join(paths.generated, 'server.cjs'), `module.exports = ${parts};\n`);
}

/** Writes the browser's entry: what each chunk number loads. */
export function generateClientEntry(blocks: readonly LiveBlock[], paths: PackPaths): void {
  const client = join(paths.runtimeRoot, 'client');
  const chunk = (number: number, file: string) =>
    `import(/* webpackChunkName: "${number}" */ ${quote(file)})`;
  const loaders = blocks.map(({ chunk: number, file, isReact }) => {
    const wrap = isReact ? 'island' : 'enhance';
    return `  ${number}: () => ${wrap}(${chunk(number, file)}),`;
  });
  const source = [
    `import { startPage } from ${quote(join(client, 'entry'))};`,
    'const enhance = (block) => block.then((module) => module.default);',
    ...(blocks.some(({ isReact }) => isReact)
      ? [
          'const island = (block) =>',
          `  Promise.all([${chunk(REACT_CHUNK, join(client, 'hydrateIsland'))}, block]).then(`,
          '    ([{ hydrateIsland }, module]) => (element) => hydrateIsland(element, module.default),',
          '  );',
        ]
      : []),
    'startPage({',
    ...loaders,
    `}, () => ${chunk(LIVE_CHUNK, join(client, 'live'))});`,
    '',
  ].join('\n');
  writeIfChanged(join(paths.generated, 'client.js'), source);
}

function record(entries: readonly (readonly [string, string])[]): string {
  return `{${entries.map(([name, code]) => `\n${quote(name)}: ${code}`).join(',')}}`;
}

function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
