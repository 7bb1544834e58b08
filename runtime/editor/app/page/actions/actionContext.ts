import type { EditorPack } from '../../../contract/pack';
import type { Node, PageDocument } from '../../../../document/document';
import type { Place } from '../../../../document/operations/operation';
import { findNode } from '../../../../document/operations/tree';
import { layoutSections, nameOf, sectionTitle } from '../../model/blockNames';
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
  return {
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
