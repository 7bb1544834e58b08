import { describeSources } from '../../../pack/describeSources';
import type { BlockEntry, Pack } from '../../../pack/types';
import type { EditorPack, PlaceableBlock } from '../../contract/pack';

/** All that a pack offers for pages. */
export function describePack(pack: Pack): EditorPack {
  const { features, chains, layouts, outputTypes, build } = pack.manifest;
  const blocksOf = (kind: PlaceableBlock['kind'], entries: Record<string, BlockEntry>) =>
    Object.entries(entries).map(
      ([type, { label, block, customFields, thumbnail, placement }]): PlaceableBlock => ({
        type,
        kind,
        label,
        block,
        customFields,
        placement,
        thumbnail: thumbnail === null ? null : `/pf/dist/${thumbnail}`,
      }),
    );
  return {
    build,
    blocks: [...blocksOf('feature', features), ...blocksOf('chain', chains)].sort((a, b) =>
      a.type.localeCompare(b.type),
    ),
    layouts: Object.entries(layouts).map(([name, { label, sections }]) => ({
      name,
      label,
      sections,
    })),
    outputTypes: Object.keys(outputTypes),
    sources: describeSources(pack),
  };
}
