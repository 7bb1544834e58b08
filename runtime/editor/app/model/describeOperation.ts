import type { EditorPack } from '../../contract/pack';
import { localText } from '../../../forms/localText';
import type { Node, PageDocument } from '../../../document/document';
import type { NodePath, Operation, PagePath, Place } from '../../../document/operations/operation';
import { findNode } from '../../../document/operations/tree';
import { blockOf, labelOf, nameOf, sectionTitle } from './blockNames';
import { fromTo } from './fromTo';

/** What an operation changes that makes `after` of `before`, in plain words. */
export function describeOperation(
  operation: Operation,
  before: PageDocument,
  after: PageDocument,
  pack: EditorPack,
): string {
  const found = (page: PageDocument, id: string) => {
    const place = findNode(page.sections, id);
    if (!place) throw new Error(`No block "${id}" on the page that an operation changed.`);
    return place;
  };
  const placeName = (page: PageDocument, parent: Place['in']): string => {
    if ('section' in parent) return sectionTitle(parent.section);
    const chain = findNode(page.sections, parent.chain)?.node;
    return chain ? nameOf(pack, chain) : 'a row';
  };
  switch (operation.op) {
    case 'insert': {
      const { id } = operation.node;
      const node = findNode(after.sections, id)?.node ?? operation.node;
      const count = node.kind === 'chain' ? node.children.length : 0;
      const held = count === 0 ? '' : count === 1 ? ' with 1 block' : ` with ${count} blocks`;
      return `Added ${nameOf(pack, node)}${held} to ${placeName(after, operation.place.in)}`;
    }
    case 'delete': {
      const old = found(before, operation.id);
      return `Deleted ${nameOf(pack, old.node)} from ${placeName(before, old.in)}`;
    }
    case 'move': {
      const now = found(after, operation.id);
      const from = placeName(before, found(before, operation.id).in);
      const to = placeName(after, now.in);
      const name = nameOf(pack, now.node);
      return from === to ? `Moved ${name} within ${to}` : `Moved ${name} from ${from} to ${to}`;
    }
    case 'set':
      return describeSet(operation.path, {
        old: found(before, operation.id).node,
        now: found(after, operation.id).node,
        pack,
      });
    case 'setPage':
      return describePage(operation.path, before, after, pack);
  }
}

function describeSet(
  [group, key]: NodePath,
  { old, now, pack }: { old: Node; now: Node; pack: EditorPack },
): string {
  const name = nameOf(pack, now);
  switch (group) {
    case 'fields': {
      const schema = blockOf(pack, now)?.customFields[key];
      const label = schema ? localText(schema.label, 'en') : key;
      return fromTo(`${label} of ${name}`, old.fields[key], now.fields[key]);
    }
    case 'display':
      return `Changed how ${name} is displayed (${key})`;
    case 'content': {
      const [from, to] = [old, now].map((node) =>
        node.kind === 'feature' ? node.content?.source : undefined,
      );
      return from === to
        ? `Changed the content of ${name}`
        : fromTo(`Content source of ${name}`, from, to);
    }
    case 'variants':
      return `Changed who gets which ${name}`;
    case 'label':
      return `Renamed ${nameOf(pack, old)} to ${name}`;
    case 'hidden':
      return now.hidden ? `Hid ${name} from readers` : `Showed ${name} to readers`;
    case 'locked':
      return now.locked ? `Locked ${name}` : `Unlocked ${name}`;
    case 'linked':
      return now.linked ? `Linked ${name}` : `Unlinked ${name}`;
    case 'type':
      return `Replaced ${typeName(pack, old)} with ${typeName(pack, now)}`;
  }
}

function describePage(
  [group, key]: PagePath,
  before: PageDocument,
  after: PageDocument,
  pack: EditorPack,
): string {
  switch (group) {
    case 'name':
      return fromTo('Name in the editor', before.name, after.name);
    case 'layout': {
      const titleOf = (layout: string) => {
        const known = pack.layouts.find(({ name }) => name === layout);
        return known ? localText(known.label, 'en') : layout;
      };
      return fromTo('Layout', titleOf(before.layout), titleOf(after.layout));
    }
    case 'outputType':
      return fromTo('Output type', before.outputType, after.outputType);
    case 'meta':
      return fromTo(sectionTitle(key), before.meta[key], after.meta[key]);
  }
}

const typeName = (pack: EditorPack, node: Node): string => {
  const block = blockOf(pack, node);
  return block ? labelOf(block) : node.type;
};
