import { describeSources } from '../../../pack/describeSources';
import type { BlockEntry, Pack } from '../../../pack/types';
import type { CustomFieldSchema, LocalText } from '../../../fusion/customField';
import type { FormSource } from '../../../content/questions';

/** A block that can be placed on pages. */
export interface PlaceableBlock {
  /** "story-card-block/story-card". */
  type: string;
  kind: 'feature' | 'chain';
  label: LocalText;
  /** Folder name of its block. */
  block: string;
  customFields: CustomFieldSchema;
  /** Address of a small picture of it, which never changes; null where there is none. */
  thumbnail: string | null;
}

export interface PlaceableLayout {
  name: string;
  label: LocalText;
  sections: string[];
}

/** What pages can be made of: `GET /pf/editor/api/pack`. */
export interface EditorPack {
  build: string;
  blocks: PlaceableBlock[];
  layouts: PlaceableLayout[];
  outputTypes: string[];
  sources: FormSource[];
}

/** All that a pack offers for pages. */
export function describePack(pack: Pack): EditorPack {
  const { features, chains, layouts, outputTypes, build } = pack.manifest;
  const blocksOf = (kind: PlaceableBlock['kind'], entries: Record<string, BlockEntry>) =>
    Object.entries(entries).map(
      ([type, { label, block, customFields, thumbnail }]): PlaceableBlock => ({
        type,
        kind,
        label,
        block,
        customFields,
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
