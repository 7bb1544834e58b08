import type { PackManifest } from '../../pack/types';
import type { FeatureNode, PageDocument } from '../../store/document';
import { listNodes } from '../../store/listNodes';
import { checkDocument } from '../checkDocument';
import { placeFields } from './placeFields';

export interface Placement {
  /** "weather-note-block/weather-note". */
  type: string;
  section: string;
  /** As they were typed: "title=Today". */
  fields: readonly string[];
  /** Before the other blocks of the section; else behind them. */
  isFirst: boolean;
}

/**
 * A page with one more block. The page that is given stays as it is.
 * @throws Error that lists what there is where the block, the section or a field is not there.
 */
export function placeNode(
  document: PageDocument,
  manifest: PackManifest,
  { type, section, fields, isFirst }: Placement,
): PageDocument {
  const block = Object.hasOwn(manifest.features, type) ? manifest.features[type] : undefined;
  if (!block) throw new Error(unknownBlock(type, manifest));
  const sections = manifest.layouts[document.layout]?.sections ?? Object.keys(document.sections);
  if (!sections.includes(section)) {
    throw new Error(
      `The page "${document.id}" has no section "${section}". Sections: ${sections.join(', ')}`,
    );
  }
  const node: FeatureNode = {
    kind: 'feature',
    id: freeId(document, type.split('/').at(-1) ?? type),
    type,
    fields: placeFields(fields, block.customFields),
  };
  const others = document.sections[section] ?? [];
  const nodes = isFirst ? [node, ...others] : [...others, node];
  const placed = { ...document, sections: { ...document.sections, [section]: nodes } };
  const before = new Set(checkDocument(document, manifest));
  const faults = checkDocument(placed, manifest).filter((fault) => !before.has(fault));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return placed;
}

function unknownBlock(type: string, manifest: PackManifest): string {
  const types = Object.keys(manifest.features);
  const near = types.find((known) => known.split('/').includes(type));
  if (near) return `A block is named by its folder and its feature: ${near}`;
  return `There is no block "${type}" in the built pack. Blocks:\n  ${types.sort().join('\n  ')}`;
}

/** "weather-note", or with a number where the page holds one already. */
function freeId(document: PageDocument, name: string): string {
  const taken = new Set(listNodes(document).map(({ id }) => id));
  let id = name;
  for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
  return id;
}
