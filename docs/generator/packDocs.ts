import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fusionModules } from '../../runtime/cli/fusionModules';
import { configureFusion } from '../../runtime/fusion/settings';
import { readStates } from '../../runtime/harness/readStates';
import { loadPack } from '../../runtime/pack/loadPack';
import { blockIndex } from './blockIndex';
import { blockPage, type BlockFacts, type Size } from './blockPage';
import { findSources } from './findSources';
import { ofBlock } from './ofBlock';
import { sourceReference } from './sourceReference';

/** What is read from the built pack: docs/blocks/, a page per block and an index, and its content sources. */
export async function packDocs(root: string): Promise<Record<string, string>> {
  const pack = await loadPack({
    root,
    modules: fusionModules,
    onProperties: ({ properties, sites }) => configureFusion({ properties, sites }),
  });
  const { features, chains, sources } = pack.manifest;
  const parts = { ...features, ...chains };
  const names = [...new Set(Object.values(parts).map(({ block }) => block))].sort();
  const sizes = readSizes(root);
  const blocks = names.map((name): BlockFacts => ({
    name,
    readme: readReadme(root, name),
    features: ofBlock(features, name),
    chains: ofBlock(chains, name),
    sources: findSources(root, name, Object.keys(sources)).map((source) => ({
      name: source,
      file: sources[source] ?? '',
    })),
    states: pack.states[name]
      ? readStates(pack, name).map((state) => ({ name: state.name, type: state.type }))
      : [],
    size: sizes[name] ?? null,
  }));
  return {
    'docs/reference/content-sources.md': sourceReference(
      Object.entries(pack.sources).map(([name, source]) => ({
        name,
        file: sources[name] ?? '',
        source,
      })),
    ),
    'docs/blocks/README.md': blockIndex(blocks),
    ...Object.fromEntries(
      blocks.map((block) => [`docs/blocks/${block.name}.md`, blockPage(block)]),
    ),
  };
}

function readSizes(root: string): Record<string, Size> {
  const file = join(root, 'blocks/budgets.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Size>) : {};
}

/** The first paragraph below the title: what the block shows. */
function readReadme(root: string, block: string): string {
  const file = join(root, 'blocks', block, 'README.md');
  if (!existsSync(file)) return '';
  const [, first = ''] = readFileSync(file, 'utf8').split(/\n{2,}/);
  return first.trim();
}
