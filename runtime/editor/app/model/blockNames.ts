import type { EditorPack, PlaceableBlock } from '../../contract/pack';
import { localText } from '../../../forms/localText';
import type { Node, PageDocument } from '../../../document/document';
import { tellingText } from '../../../document/tellingText';

const LANGUAGE = 'en';

const indexes = new WeakMap<EditorPack, ReadonlyMap<string, PlaceableBlock>>();
const keyOf = ({ kind, type }: Pick<Node, 'kind' | 'type'>): string => `${kind} ${type}`;

/** What is known of a type of block; undefined where its code is gone. */
export function blockOf(
  pack: EditorPack,
  block: Pick<Node, 'kind' | 'type'>,
): PlaceableBlock | undefined {
  let index = indexes.get(pack);
  // A page has hundreds of blocks, and all of them are looked up with each change.
  if (!index) indexes.set(pack, (index = new Map(pack.blocks.map((one) => [keyOf(one), one]))));
  return index.get(keyOf(block));
}

export const labelOf = ({ label }: Pick<PlaceableBlock, 'label'>): string =>
  localText(label, LANGUAGE);

/** What people call a node: its own name, else its block's. */
export function nameOf(pack: EditorPack, node: Node): string {
  if (node.label) return node.label;
  const block = blockOf(pack, node);
  return block ? labelOf(block) : node.type;
}

/** "Story Card", or "3 blocks". */
export function nameAll(pack: EditorPack, nodes: readonly Node[]): string {
  const [first] = nodes;
  return nodes.length === 1 && first ? nameOf(pack, first) : `${nodes.length} blocks`;
}

/** "main" as people read it: "Main". */
export const sectionTitle = (name: string): string => {
  const words = name.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Sections of a page's layout, in its order; those of the page where the layout is gone or names none. */
export function layoutSections(pack: EditorPack, document: PageDocument): readonly string[] {
  const named = pack.layouts.find(({ name }) => name === document.layout)?.sections ?? [];
  return named.length > 0 ? named : Object.keys(document.sections);
}

/** What a block says of itself in its fields, so that several of one kind can be told apart; '' for nothing. */
export const hintOf = ({ fields, label }: Node): string => (label ? '' : tellingText(fields));
