import type { EditorPack } from '../../../contract/pack';
import type { Node, PageDocument } from '../../../../document/document';
import type { Place } from '../../../../document/operations/operation';
import { findNode } from '../../../../document/operations/tree';
import {
  ANYWHERE,
  sectionOf,
  whyNotThere,
  type PlacementRule,
} from '../../../../document/placement';
import { blockOf, layoutSections, nameOf, sectionTitle } from '../../model/blockNames';
import type { EditingStore } from '../../model/EditingStore';
import { sectionOfKey } from '../../model/outline';
import { endOf, outermost, placeForNew, sectionNames } from '../../model/places';
import type { Selection } from '../selection';

export interface ActionOptions {
  store: EditingStore;
  pack: EditorPack;
  selection: Selection;
  select: (selection: Selection) => void;
}

/** What all actions stand on: the page, what is chosen of it, and places in words. */
export function actionContext({ store, pack, selection, select }: ActionOptions) {
  const page = (): PageDocument => store.read().editing.document;
  const sections = () => sectionNames(page(), layoutSections(pack, page()));

  const placeName = (parent: Place['in']): string => {
    if ('section' in parent) return sectionTitle(parent.section);
    const chain = findNode(page().sections, parent.chain)?.node;
    return chain ? nameOf(pack, chain) : 'a row';
  };
  const describePlace = ({ in: parent, before }: Place): string => {
    const inside = placeName(parent);
    const next = before === null ? null : findNode(page().sections, before)?.node;
    return next ? `to ${inside}, before ${nameOf(pack, next)}` : `to the end of ${inside}`;
  };
  /** Where something new goes now. */
  const placeForKind = (kind: Node['kind']): Place => {
    const section = selection.focused === null ? null : sectionOfKey(selection.focused);
    if (section !== null) return endOf({ section });
    return placeForNew(page(), { kind }, selection.focused, sections());
  };
  const placementOf = (node: Pick<Node, 'kind' | 'type'>): PlacementRule =>
    blockOf(pack, node)?.placement ?? ANYWHERE;
  /** Where a block goes that nobody dropped: the place for its kind, else the first section that takes it. */
  const placeFor = (node: Pick<Node, 'kind' | 'type'>): Place => {
    const place = placeForKind(node.kind);
    const allowed = placementOf(node).sections;
    const section = sectionOf(page(), place.in);
    if (!allowed || (section !== null && allowed.includes(section))) return place;
    const first = sections().find((name) => allowed.includes(name));
    return first === undefined ? place : endOf({ section: first });
  };
  /** Why blocks may not stand there, as a sentence; null where they may (blocks.json). */
  const whyNot = (nodes: readonly Node[], place: Place): string | null => {
    const section = sectionOf(page(), place.in) ?? '';
    for (const [index, node] of nodes.entries()) {
      const repeats = nodes
        .slice(0, index)
        .some(({ kind, type }) => kind === node.kind && type === node.type);
      const placement = placementOf(node);
      const why =
        whyNotThere(page(), node, section, placement) ??
        (placement.once && repeats ? 'stands on a page once' : null);
      if (why !== null) return `${nameOf(pack, node)} ${why}.`;
    }
    return null;
  };
  return {
    whyNot,
    placementOf,
    placeFor,
    store,
    pack,
    select,
    page,
    sections,
    describePlace,
    placeForKind,
    announce: (text: string) => store.say(text),
    chosen: (): Node[] => outermost(page(), selection.keys),
    newId: () => crypto.randomUUID(),
  };
}

export type ActionContext = ReturnType<typeof actionContext>;
