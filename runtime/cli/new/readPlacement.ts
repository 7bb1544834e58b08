import type { PackManifest } from '../../pack/types';
import type { PageDocument } from '../../document/document';
import { whyNotThere, type PlacementRule } from '../../document/placement';
import { placeFields } from './placeFields';
import type { Placement } from './placeNode';

export const BUILD_FIRST = 'Type npm run build, then this command again.';

/** As it was typed; what was left out is undefined. */
export interface TypedPlacement {
  /** "weather-note-block/weather-note". */
  type: string | undefined;
  /** Name of the page or template. */
  page: string | undefined;
  section: string | undefined;
  /** "title=Today". */
  fields: readonly string[];
  isFirst: boolean;
}

/** A placement that the pack and the page can take, or all that is wrong with what was typed. */
export type ReadPlacement = { placement: Placement } | { faults: string[] };

export interface PlaceablePack {
  manifest: PackManifest;
  /** Types of the blocks whose files are there, built or not. */
  written: readonly string[];
}

/** Reads what was typed against the pack and the page; null: no page that there is was named. */
export function readPlacement(
  typed: TypedPlacement,
  pack: PlaceablePack,
  document: PageDocument | null,
): ReadPlacement {
  const { manifest } = pack;
  const { type = '', section = '', isFirst } = typed;
  const block = Object.hasOwn(manifest.features, type) ? manifest.features[type] : undefined;
  const { values: fields, faults: fieldFaults } = placeFields(
    typed.fields,
    block?.customFields ?? null,
  );
  const sections = sectionsOf(document, manifest);
  const faults = [
    ...(block ? [] : [unknownBlock(typed.type, pack)]),
    ...(sections.includes(section) ? [] : [unknownSection(typed.section, document, sections)]),
    ...fieldFaults,
    ...(block && document ? misplaced(document, type, section, block.placement) : []),
  ];
  return faults.length > 0 ? { faults } : { placement: { type, section, fields, isFirst } };
}

/** What blocks.json has against it; a section that is not there is said by itself. */
function misplaced(
  document: PageDocument,
  type: string,
  section: string,
  rule: PlacementRule,
): string[] {
  const why = whyNotThere(document, { id: '', kind: 'feature', type }, section, rule);
  return why === null ? [] : [`${type} ${why}.`];
}

/** One error of several sentences. */
export function refusal(faults: readonly string[]): Error {
  const [first = '', ...others] = faults;
  return new Error(
    others.length === 0
      ? first
      : ['Nothing was placed.', ...faults.map((fault) => `- ${fault}`)].join('\n'),
  );
}

/** Of the page's layout; where there is no page, of any layout. */
function sectionsOf(document: PageDocument | null, { layouts }: PackManifest): string[] {
  if (!document) return [...new Set(Object.values(layouts).flatMap(({ sections }) => sections))];
  return layouts[document.layout]?.sections ?? Object.keys(document.sections);
}

function unknownSection(
  section: string | undefined,
  document: PageDocument | null,
  sections: readonly string[],
): string {
  const list = `Sections: ${sections.join(', ')}`;
  if (section === undefined) return `Name a section of the page: --section <name>. ${list}`;
  return document
    ? `The page "${document.id}" has no section "${section}". ${list}`
    : `No layout has a section "${section}". ${list}`;
}

function unknownBlock(type: string | undefined, { manifest, written }: PlaceablePack): string {
  if (type !== undefined && written.includes(type))
    return `The block "${type}" is not built yet. ${BUILD_FIRST}`;
  const types = Object.keys(manifest.features);
  const near = types.find((known) => type && known.split('/').includes(type));
  if (near) return `A block is named by its folder and its feature: ${near}`;
  const list = `Blocks:\n  ${types.sort().join('\n  ')}`;
  return type === undefined
    ? `Name the block before the options. ${list}`
    : `There is no block "${type}" in the built pack. ${list}`;
}
