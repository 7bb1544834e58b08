import type { Node, PageDocument } from '../../../document/document';
import type { Place } from '../../../document/operations/operation';
import type { EditorPack, PlaceableBlock } from '../../server/api/describePack';
import { layoutSections, labelOf, nameAll, nameOf, sectionTitle } from '../model/blockNames';
import type { EditingStore } from '../model/EditingStore';
import {
  copyNodes,
  duplicate,
  formatCopied,
  insertAt,
  moveTo,
  newNode,
  parseCopied,
  remove,
  setOn,
  toggleHidden,
} from '../model/operationsFor';
import { linkNode, unlinkNode } from '../model/linking';
import { findNode } from '../../../document/operations/tree';
import { sectionOfKey } from '../model/outline';
import { endOf, outermost, placeForNew, sectionNames, stepPlace } from '../model/places';
import { choose, chooseAll, NOTHING, type Selection } from './selection';

interface Options {
  store: EditingStore;
  pack: EditorPack;
  selection: Selection;
  select: (selection: Selection) => void;
}

/** Everything that can be done to the blocks of a page, by whatever hand. */
export function pageActions(options: Options) {
  const context = contextOf(options);
  const { store, pack, select, announce, page, sections, chosen, newId } = context;
  const { describePlace, placeForKind } = placesOf(context);
  return {
    chosen,
    sections,
    describePlace,
    placeForKind,
    insert({ kind, type, label }: PlaceableBlock, place?: Place): void {
      this.insertNode(newNode(kind, type, newId()), labelOf({ label }), place);
    },
    insertNode(node: Node, name: string, place: Place = placeForKind(node.kind)): void {
      const words = `${name} added ${describePlace(place)}.`;
      if (!store.edit(`Add ${name}`, insertAt(page(), [node], place))) return;
      select(choose(node.id));
      announce(words);
    },
    move(nodes: readonly Node[], place: Place): void {
      const name = nameAll(pack, nodes);
      const words = `${name} moved ${describePlace(place)}.`;
      if (!store.edit(`Move ${name}`, moveTo(page(), nodes, place))) return;
      select(chooseAll(nodes.map(({ id }) => id)));
      announce(words);
    },
    step(by: -1 | 1): void {
      const nodes = chosen();
      const edge = by < 0 ? nodes[0] : nodes.at(-1);
      if (!edge) return;
      const place = stepPlace(page(), edge.id, by, sections());
      if (place) this.move(nodes, place);
      else announce(by < 0 ? 'It is first already.' : 'It is last already.');
    },
    ...changesOf(context),
    ...linksOf(context),
    ...clipboardOf(context, placeForKind),
  };
}

export type PageActions = ReturnType<typeof pageActions>;

/** What all actions stand on. */
function contextOf({ store, pack, selection, select }: Options) {
  const announce = (text: string) => store.say(text);
  const page = (): PageDocument => store.read().editing.document;
  const sections = () => sectionNames(page(), layoutSections(pack, page()));
  const chosen = (): Node[] => outermost(page(), selection.keys);
  const newId = () => crypto.randomUUID();
  return { store, pack, selection, select, announce, page, sections, chosen, newId };
}

type Context = ReturnType<typeof contextOf>;

/** Places of a page: in words, and where something new goes. */
function placesOf({ pack, selection, page, sections }: Context) {
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
  return { describePlace, placeForKind };
}

/** What changes the chosen blocks where they stand. */
function changesOf({ store, pack, select, announce, page, chosen, newId }: Context) {
  return {
    remove(): void {
      const nodes = chosen();
      const [first] = nodes;
      if (!first) return;
      const name = nameAll(pack, nodes);
      const ids = new Set(nodes.map(({ id }) => id));
      const { siblings = [], index = 0 } = findNode(page().sections, first.id) ?? {};
      const next = siblings.slice(index).find(({ id }) => !ids.has(id)) ?? siblings[index - 1];
      if (!store.edit(`Delete ${name}`, remove(nodes))) return;
      select(next ? choose(next.id) : NOTHING);
      announce(`${name} deleted. Undo brings it back.`);
    },
    duplicate(): void {
      const nodes = chosen();
      const { operations, copies } = duplicate(page(), nodes, newId);
      const name = nameAll(pack, nodes);
      if (!store.edit(`Duplicate ${name}`, operations)) return;
      select(chooseAll(copies.map(({ id }) => id)));
      announce(`${name} duplicated.`);
    },
    toggleHidden(): void {
      const nodes = chosen();
      const name = nameAll(pack, nodes);
      const isShowing = nodes.every(({ hidden }) => hidden);
      const word = isShowing ? 'Show' : 'Hide';
      if (store.edit(`${word} ${name}`, toggleHidden(nodes)))
        announce(isShowing ? `${name} is shown.` : `${name} is hidden from readers.`);
    },
    toggleLocked(): void {
      const nodes = chosen();
      const name = nameAll(pack, nodes);
      const isLocked = nodes.every(({ locked }) => locked === true);
      const value = isLocked ? undefined : true;
      const operations = nodes.map(({ id }) => setOn(id, ['locked'], value));
      if (store.edit(`${isLocked ? 'Unlock' : 'Lock'} ${name}`, operations))
        announce(isLocked ? `${name} is unlocked.` : `${name} is locked for editors.`);
    },
  };
}

/** Blocks that other pages show, too. */
function linksOf({ store, pack, select, announce, page, newId }: Context) {
  return {
    /** Puts a link to a linked block into the place of a block that was made one. */
    link(node: Node, documentId: string): void {
      const name = nameOf(pack, node);
      const { operations, id } = linkNode(page(), node, documentId, newId);
      if (!store.edit(`Link ${name}`, operations)) return;
      select(choose(id));
      announce(`${name} is a linked block now: other pages may show it, too.`);
    },
    unlink(node: Node, block: Node): void {
      const name = nameOf(pack, node);
      const { operations, id } = unlinkNode(page(), node, block, newId);
      if (!store.edit(`Unlink ${name}`, operations)) return;
      select(choose(id));
      announce(`${name} is this page’s own now.`);
    },
  };
}

function clipboardOf(
  { store, pack, select, announce, page, chosen, newId }: Context,
  placeForKind: (kind: Node['kind']) => Place,
) {
  return {
    /** Text that holds what is chosen; null for nothing. */
    copy(): string | null {
      const nodes = chosen();
      if (nodes.length === 0) return null;
      announce(`${nameAll(pack, nodes)} copied.`);
      return formatCopied(nodes);
    },
    /** False for text that holds no blocks. */
    paste(text: string): boolean {
      const copied = parseCopied(text);
      if (!copied || copied.length === 0) return false;
      const nodes = copyNodes(copied, newId);
      const kind = nodes.some((node) => node.kind === 'chain') ? 'chain' : 'feature';
      const name = nameAll(pack, nodes);
      if (store.edit(`Paste ${name}`, insertAt(page(), nodes, placeForKind(kind)))) {
        select(chooseAll(nodes.map(({ id }) => id)));
        announce(`${name} pasted.`);
      }
      return true;
    },
  };
}
