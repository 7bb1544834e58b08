import { localText } from '../../../forms/localText';
import { listNodes } from '../../../document/listNodes';
import type { Node, PageDocument } from '../../../document/document';
import { diffDocuments, isSame } from '../../../document/operations/diffDocuments';
import type { NodePath, Operation, PagePath, Place } from '../../../document/operations/operation';
import { findNode } from '../../../document/operations/tree';
import type { EditorPack } from '../../server/api/describePack';
import { blockOf, labelOf, nameOf, sectionTitle } from '../model/blockNames';

/** One thing that is another way than before. */
export interface Change {
  text: string;
  /** The block that it is about, as far as it is still there. */
  nodeId: string | null;
}

/** Characters of a value that are shown. */
const LONGEST = 80;

/** What makes one state of a page of another, in plain words; in the order of the page, deleted blocks last. */
export function describeChanges(
  before: PageDocument,
  after: PageDocument,
  pack: EditorPack,
): Change[] {
  const operations = diffDocuments(before, after);
  const added = new Set(operations.flatMap((one) => (one.op === 'insert' ? [one.node.id] : [])));
  const moved = new Set<string>();
  const order = new Map(listNodes(after).map(({ id }, index) => [id, index]));
  const changes = operations.flatMap((operation) => {
    if (operation.op === 'move') {
      if (moved.has(operation.id)) return [];
      moved.add(operation.id);
    }
    // What comes with a row is not named by itself.
    if (operation.op === 'insert' && isIn(operation.place, added)) return [];
    const text = describe(operation, before, after, pack);
    const id = operation.op === 'insert' ? operation.node.id : idOf(operation);
    const nodeId = id !== null && operation.op !== 'delete' ? id : null;
    const rank = id === null ? -1 : nodeId === null ? Infinity : (order.get(id) ?? Infinity);
    return [{ text, nodeId, rank }];
  });
  return changes
    .toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ text, nodeId }) => ({ text, nodeId }));
}

const idOf = (operation: Operation): string | null => ('id' in operation ? operation.id : null);

const isIn = ({ in: parent }: Place, ids: ReadonlySet<string>): boolean =>
  'chain' in parent && ids.has(parent.chain);

function describe(
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

/** Two values, or the first two parts of them that differ where both are lists or both objects. */
function fromTo(what: string, old: unknown, now: unknown): string {
  const [before, after] = firstDifference(old, now);
  const [from, to] = [valueText(before, after), valueText(after, before)];
  return from === null || to === null ? `Changed ${what}` : `${what}: ${from} → ${to}`;
}

function firstDifference(old: unknown, now: unknown): [unknown, unknown] {
  if (!isHolder(old) || !isHolder(now) || Array.isArray(old) !== Array.isArray(now))
    return [old, now];
  const keys = Object.keys(old);
  if (keys.length !== Object.keys(now).length) return [old, now];
  const key = keys.find((one) => !isSame(old[one], now[one]));
  return key === undefined ? [old, now] : firstDifference(old[key], now[key]);
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A value as people read it, beside another one; null for one that takes a form to read. */
function valueText(value: unknown, other: unknown): string | null {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  if (value.length <= LONGEST) return `“${value}”`;
  const start = typeof other === 'string' ? startOf(value, other) : 0;
  const cut = value.slice(start, start + LONGEST - (start > 0 ? 2 : 1));
  const isAll = start + cut.length === value.length;
  return `“${start > 0 ? '…' : ''}${cut}${isAll ? '' : '…'}”`;
}

/** Where to begin, for what is another way in a long text to be seen. */
function startOf(value: string, other: string): number {
  let same = 0;
  while (same < other.length && value[same] === other[same]) same += 1;
  return same < LONGEST / 2 ? 0 : Math.min(same - LONGEST / 4, value.length - LONGEST + 2);
}
