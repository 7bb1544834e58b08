import { FIRST_BLOCK_CHUNK } from './clientConfig';
import { customFields } from './customFields';
import type { ListedBlock, PackListing } from './discoverPack';
import type { EvaluatedPack } from './evaluatePack';
import { humanName } from './humanName';
import { placementFaults, placementOf } from './placements';
import type { Thumbnails } from './readThumbnails';
import { isLocalText } from './isLocalText';
import {
  HYDRATE,
  type BlockEntry,
  type BlockStatics,
  type Hydrate,
  type LayoutEntry,
  type OutputTypeEntry,
  type PackProblem,
  type Views,
} from './types';
import { sectionNames } from '../fusion/layout';

export interface PackDescription {
  features: Record<string, BlockEntry>;
  chains: Record<string, BlockEntry>;
  layouts: Record<string, LayoutEntry>;
  outputTypes: Record<string, OutputTypeEntry>;
  sources: Record<string, string>;
  faults: PackProblem[];
}

/** What an evaluated pack says of itself: statics, custom fields, and which blocks live in the browser. */
export function describePack(
  listing: PackListing,
  pack: Pick<EvaluatedPack, 'features' | 'chains' | 'layouts' | 'outputTypes' | 'faults'>,
  thumbnails: Thumbnails,
): PackDescription {
  const faults: PackProblem[] = [...pack.faults];
  const rules = listing.blocks;
  const styles = new Set(listing.styles.map(({ name }) => name));
  const describe = (blocks: ListedBlock[], views: Record<string, Views>) =>
    Object.fromEntries(
      blocks.map((block) => [
        block.type,
        describeBlock(block, views[block.type] ?? {}, { styles, thumbnails, faults, rules }),
      ]),
    );
  const description: PackDescription = {
    features: describe(listing.features, pack.features),
    chains: describe(listing.chains, pack.chains),
    layouts: Object.fromEntries(
      listing.layouts.map(({ name, file }) => {
        const { sections, label } = pack.layouts[name] ?? {};
        const text = isLocalText(label) ? label : humanName(name.split('/').at(-1) ?? name);
        return [name, { file, label: text, sections: toSections(sections) }];
      }),
    ),
    outputTypes: Object.fromEntries(
      listing.outputTypes.map(({ name, file }) => {
        const contentType = pack.outputTypes[name]?.contentType;
        const isData = /\.(js|ts)$/.test(file);
        return [
          name,
          { file, isData, contentType: typeof contentType === 'string' ? contentType : null },
        ];
      }),
    ),
    sources: Object.fromEntries(listing.sources.map(({ name, file }) => [name, file])),
    faults,
  };
  faults.push(...placementFaults(listing, description));
  numberChunks([description.features, description.chains]);
  return description;
}

interface Known {
  styles: ReadonlySet<string>;
  thumbnails: Thumbnails;
  faults: PackProblem[];
  rules: PackListing['blocks'];
}

function describeBlock(
  block: ListedBlock,
  views: Views,
  { styles, thumbnails, faults, rules }: Known,
): BlockEntry {
  const view: BlockStatics = views['default'] ?? Object.values(views)[0] ?? {};
  const name = block.type.split('/').at(-1) ?? block.type;
  return {
    file: block.main,
    block: block.block,
    label: isLocalText(view.label) ? view.label : humanName(name),
    icon: typeof view.icon === 'string' ? view.icon : null,
    thumbnail: block.thumbnail === null ? null : (thumbnails.get(block.thumbnail)?.address ?? null),
    outputTypes: Object.keys(block.views).sort(),
    hydrate: hydrateOf(view, block, faults),
    enhance: block.enhance !== null,
    ttl: typeof view.ttl === 'number' && view.ttl > 0 ? view.ttl : null,
    refresh: typeof view.refresh === 'function',
    css: styles.has(block.block) ? block.block : null,
    chunk: null,
    customFields: customFields(view),
    placement: placementOf(rules, block.type),
  };
}

/** A block with enhance.ts that says nothing comes alive when it is seen. */
function hydrateOf(view: BlockStatics, block: ListedBlock, faults: PackProblem[]): Hydrate {
  const { hydrate } = view;
  if (hydrate === undefined) return block.enhance ? 'visible' : 'never';
  if (HYDRATE.includes(hydrate)) return hydrate;
  faults.push({
    file: block.main,
    message: `hydrate is ${JSON.stringify(hydrate)}; it must be one of ${HYDRATE.join(', ')}`,
  });
  return 'never';
}

/** Numbers the blocks that live in the browser, by type: the same pack always gets the same numbers. */
function numberChunks(groups: Record<string, BlockEntry>[]): void {
  const live = groups
    .flatMap((group) => Object.entries(group))
    .filter(([, entry]) => entry.hydrate !== 'never')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  live.forEach(([, entry], index) => {
    entry.chunk = FIRST_BLOCK_CHUNK + index;
  });
}

function toSections(sections: unknown): string[] {
  return typeof sections === 'object' && sections !== null
    ? sectionNames(sections as Parameters<typeof sectionNames>[0])
    : [];
}
