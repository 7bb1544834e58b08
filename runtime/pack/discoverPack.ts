import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from './listFolder';
import { PackError } from './PackError';
import { readPackSettings, type PackSettings } from './readPackSettings';
import type { PackProblem } from './types';

/** A feature or chain of a pack. Paths are from the pack's root, with `/`. */
export interface ListedBlock {
  /** "header-block/header". */
  type: string;
  /** Folder name of its block ("header-block"); for root features their group. */
  block: string;
  /** Output type -> file. */
  views: Record<string, string>;
  /** The view that stands in for missing output types. */
  main: string;
  enhance: string | null;
  /** A small picture of it for those who choose among blocks; null where it has none. */
  thumbnail: string | null;
}

export interface ListedModule {
  name: string;
  file: string;
}

export interface ListedStyle {
  /** Block folder name, or `base`. */
  name: string;
  file: string;
}

/** What a pack holds, before anything is compiled. */
export interface PackListing extends PackSettings {
  root: string;
  features: ListedBlock[];
  chains: ListedBlock[];
  layouts: ListedModule[];
  outputTypes: ListedModule[];
  sources: ListedModule[];
  properties: string | null;
  propertySites: ListedModule[];
  styles: ListedStyle[];
  /** Named states by block folder; read by the harness and the gates only. */
  states: ListedModule[];
}

const HELPER_NAME = /^[A-Z]/;

/**
 * Walks a pack's folders (FUSION: modules). Two shapes may be mixed: a folder per block under
 * blocks/, and the one-pack shape under components/.
 * @throws PackError naming every file that clashes with another or lacks a default view.
 */
export function discoverPack(root: string): PackListing {
  const problems: PackProblem[] = [];
  const blocks = listFolder(root, 'blocks').folders;

  const layouts = [
    ...plainModules(root, 'components/layouts', ''),
    ...blocks.flatMap((block) => plainModules(root, `blocks/${block}/layouts`, `${block}/`)),
  ];
  const outputTypes = [
    ...plainModules(root, 'components/output-types', ''),
    ...blocks.flatMap((block) => plainModules(root, `blocks/${block}/output-types`, '')),
  ];
  const outputTypeNames = new Set(['default', ...outputTypes.map(({ name }) => name)]);
  const views = (folder: string, prefix: string, block?: string) =>
    blocksIn(root, folder, prefix, outputTypeNames, problems, block);

  const groups = listFolder(root, 'components/features').folders;
  const listing: PackListing = {
    ...readPackSettings(root),
    root,
    features: [
      ...groups.flatMap((group) => views(`components/features/${group}`, `${group}/`, group)),
      ...blocks.flatMap((block) => views(`blocks/${block}/features`, `${block}/`, block)),
    ],
    chains: [
      ...views('components/chains', ''),
      ...blocks.flatMap((block) => views(`blocks/${block}/chains`, `${block}/`, block)),
    ],
    layouts,
    outputTypes,
    sources: [
      ...filesIn(root, 'content/sources'),
      ...blocks.flatMap((block) => filesIn(root, `blocks/${block}/sources`)),
    ],
    properties: moduleAt(root, 'properties/index'),
    propertySites: filesIn(root, 'properties/sites', true),
    styles: [
      ...styleAt(root, 'base', 'resources/styles/base.scss'),
      ...groups.flatMap((group) =>
        styleAt(root, group, `components/features/${group}/_index.scss`),
      ),
      ...blocks.flatMap((block) => styleAt(root, block, `blocks/${block}/_index.scss`)),
    ],
    states: blocks.flatMap((block) => {
      const file = moduleAt(root, `blocks/${block}/states`);
      return file ? [{ name: block, file }] : [];
    }),
  };

  for (const [kind, items] of namedItems(listing)) problems.push(...duplicates(kind, items));
  if (problems.length > 0) throw new PackError(problems);
  return listing;
}

function namedItems(listing: PackListing): [string, ListedModule[]][] {
  const named = (blocks: ListedBlock[]) =>
    blocks.map(({ type, main }) => ({ name: type, file: main }));
  return [
    ['feature', named(listing.features)],
    ['chain', named(listing.chains)],
    ['layout', listing.layouts],
    ['output type', listing.outputTypes],
    ['content source', listing.sources],
    ['site', listing.propertySites],
    ['style sheet', listing.styles],
  ];
}

function duplicates(kind: string, items: ListedModule[]): PackProblem[] {
  const first = new Map<string, string>();
  return items.flatMap(({ name, file }) => {
    const other = first.get(name);
    if (other === undefined) {
      first.set(name, file);
      return [];
    }
    return [{ file, message: `duplicate ${kind} "${name}": it is also defined by ${other}` }];
  });
}

/** Features or chains of one folder: `name.ext`, or `name/<outputType>.ext` with enhance.ts beside. */
function blocksIn(
  root: string,
  folder: string,
  prefix: string,
  outputTypes: ReadonlySet<string>,
  problems: PackProblem[],
  block?: string,
): ListedBlock[] {
  const { modules, folders } = listFolder(root, folder);
  const found: ListedBlock[] = [];
  for (const [name, files] of modules) {
    for (const file of files) {
      const type = `${prefix}${name}`;
      found.push({
        type,
        block: block ?? name,
        views: { default: file },
        main: file,
        enhance: null,
        thumbnail: null,
      });
    }
  }
  for (const name of folders) {
    const inside = listFolder(root, `${folder}/${name}`).modules;
    const views: Record<string, string> = {};
    for (const [module, [file, ...others]] of inside) {
      const outputType = module === 'index' && !inside.has('default') ? 'default' : module;
      if (!file || !outputTypes.has(outputType)) continue;
      views[outputType] = file;
      for (const other of others) {
        problems.push({ file: other, message: `duplicate view: ${file} is the same output type` });
      }
    }
    const main = views['default'] ?? Object.values(views)[0];
    if (!main) {
      problems.push({
        file: `${folder}/${name}`,
        message:
          'has no view: write default.tsx (or default.jsx) with the component as default export',
      });
      continue;
    }
    const enhance = inside.get('enhance')?.[0] ?? null;
    const thumbnail = pictureAt(root, `${folder}/${name}/thumbnail`);
    found.push({ type: `${prefix}${name}`, block: block ?? name, views, main, enhance, thumbnail });
  }
  return found;
}

/** Layouts or output types: `name.ext` or `name/default.ext`; other folders and `Capital.tsx` are helpers. */
function plainModules(root: string, folder: string, prefix: string): ListedModule[] {
  const { modules, folders } = listFolder(root, folder);
  const found = [...modules].flatMap(([name, files]) => files.map((file) => ({ name, file })));
  for (const name of folders) {
    const inside = listFolder(root, `${folder}/${name}`).modules;
    for (const file of inside.get('default') ?? inside.get('index') ?? [])
      found.push({ name, file });
  }
  return found
    .filter(({ name }) => !HELPER_NAME.test(name))
    .map(({ name, file }) => ({ name: `${prefix}${name}`, file }));
}

function filesIn(root: string, folder: string, withJson = false): ListedModule[] {
  const { modules } = listFolder(root, folder, withJson);
  return [...modules].flatMap(([name, files]) => files.map((file) => ({ name, file })));
}

function moduleAt(root: string, path: string): string | null {
  const candidates = ['ts', 'tsx', 'js', 'jsx', 'json'].map((extension) => `${path}.${extension}`);
  return candidates.find((file) => existsSync(join(root, file))) ?? null;
}

function pictureAt(root: string, path: string): string | null {
  const candidates = ['webp', 'png', 'svg'].map((extension) => `${path}.${extension}`);
  return candidates.find((file) => existsSync(join(root, file))) ?? null;
}

function styleAt(root: string, name: string, file: string): ListedStyle[] {
  return existsSync(join(root, file)) ? [{ name, file }] : [];
}
