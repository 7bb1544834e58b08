import type { FeatureNode, PageDocument } from '../../document/document';
import { listNodes } from '../../document/listNodes';

export interface Placement {
  /** "weather-note-block/weather-note". */
  type: string;
  section: string;
  fields: Record<string, unknown>;
  /** Before the other blocks of the section; else behind them. */
  isFirst: boolean;
}

/** A page with one more block. The page that is given stays as it is. */
export function placeNode(
  document: PageDocument,
  { type, section, fields, isFirst }: Placement,
): PageDocument {
  const id = freeId(document, type.split('/').at(-1) ?? type);
  const node: FeatureNode = { kind: 'feature', id, type, fields };
  const others = document.sections[section] ?? [];
  const nodes = isFirst ? [node, ...others] : [...others, node];
  return { ...document, sections: { ...document.sections, [section]: nodes } };
}

/** "weather-note", or with a number where the page holds one already. */
function freeId(document: PageDocument, name: string): string {
  const taken = new Set(listNodes(document).map(({ id }) => id));
  let id = name;
  for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
  return id;
}
