import type { Node, PageDocument } from '../document';
import { isRecord, canonicalJson } from '../json';
import { valueAt } from './applyOperations';
import { longestRising } from './longestRising';
import type { NodePath, Operation, PagePath, Place } from './operation';
import { findNode } from './tree';

/**
 * What makes one state of a page of another: done to `before` it gives `after`, of which sections
 * without nodes don't count. Nodes are known by their ids; those that stayed in order aren't moved.
 */
export function diffDocuments(before: PageDocument, after: PageDocument): Operation[] {
  const stays = (id: string): boolean => {
    const old = findNode(before.sections, id)?.node;
    return old !== undefined && old.kind === findNode(after.sections, id)?.node.kind;
  };
  const isIn = (page: PageDocument, id: string) => findNode(page.sections, id) !== null;
  const isAnother = (id: string) => isIn(before, id) && isIn(after, id) && !stays(id);
  const chainOf = (id: string): string | null => {
    const parent = findNode(before.sections, id)?.in;
    return parent && 'chain' in parent ? parent.chain : null;
  };
  const others = eachNode(before).filter(({ id }) => isAnother(id));
  const gone = eachNode(before).filter(({ id }) => !isIn(after, id));
  return [
    ...diffPage(before, after),
    // What became a chain, or was one, is another node with the same id: it goes before that one comes.
    ...others
      .filter(({ id }) => !isAnother(chainOf(id) ?? ''))
      .flatMap((node) => [...rescueChildren(node), remove(node)]),
    ...placeNodes(before, after, stays),
    // With a chain goes what it holds.
    ...gone.filter(({ id }) => stays(chainOf(id) ?? '') || !chainOf(id)).map(remove),
    ...eachNode(after)
      .filter(({ id }) => stays(id))
      .flatMap((node) => {
        const was = findNode(before.sections, node.id)?.node;
        return was ? diffNode(was, node) : [];
      }),
  ];

  /** Features of a chain that is about to go, which stay: out of it first. */
  function rescueChildren(node: Node): Operation[] {
    if (node.kind !== 'chain') return [];
    const section = Object.keys(before.sections)[0] ?? '';
    return node.children
      .filter(({ id }) => stays(id))
      .map(({ id }) => ({ op: 'move', id, place: { in: { section }, before: null } }));
  }
}

const remove = ({ id }: Node): Operation => ({ op: 'delete', id });

function diffPage(before: PageDocument, after: PageDocument): Operation[] {
  const paths: PagePath[] = [
    ['name'],
    ['layout'],
    ['outputType'],
    ...keysOf(before.meta, after.meta).map((key): PagePath => ['meta', key]),
  ];
  return changed(before, after, paths).map(([path, value]) =>
    value === undefined ? { op: 'setPage', path } : { op: 'setPage', path, value },
  );
}

function diffNode(before: Node, after: Node): Operation[] {
  const groups = ['fields', 'display'] as const;
  const paths: NodePath[] = [
    ['type'],
    ['label'],
    ['hidden'],
    ['locked'],
    ['linked'],
    ['content'],
    ['variants'],
    ...groups.flatMap((group) =>
      keysOf(before[group], after[group]).map((key): NodePath => [group, key]),
    ),
  ];
  return changed(before, after, paths).map(([path, value]) =>
    value === undefined
      ? { op: 'set', id: after.id, path }
      : { op: 'set', id: after.id, path, value },
  );
}

function changed<P extends NodePath | PagePath>(
  before: object,
  after: object,
  paths: readonly P[],
): [P, unknown][] {
  return paths
    .filter((path) => !isSame(valueAt(before, path), valueAt(after, path)))
    .map((path) => [path, valueAt(after, path)]);
}

/** Whether two JSON values are the same, whatever the order of their keys; undefined is none. */
export function isSame(one: unknown, other: unknown): boolean {
  return (
    Object.is(one, other) ||
    (one !== undefined && other !== undefined && canonicalJson(one) === canonicalJson(other))
  );
}

function keysOf(...values: unknown[]): string[] {
  return [...new Set(values.flatMap((value) => (isRecord(value) ? Object.keys(value) : [])))];
}

/** From last to first, so that the sibling before which a node goes stands where it should. */
function placeNodes(
  before: PageDocument,
  after: PageDocument,
  stays: (id: string) => boolean,
): Operation[] {
  return lists(after).flatMap(([parent, nodes]) => {
    const indexes = nodes.map(({ id }) => {
      const found = stays(id) ? findNode(before.sections, id) : null;
      return found && isSame(found.in, parent) && isKept(parent) ? found.index : -1;
    });
    const kept = longestRising(indexes);
    return nodes
      .map((node, index): Operation | null => {
        if (kept.has(index)) return null;
        const place: Place = { in: parent, before: nodes[index + 1]?.id ?? null };
        if (stays(node.id)) return { op: 'move', id: node.id, place };
        return {
          op: 'insert',
          node: node.kind === 'chain' ? { ...node, children: [] } : node,
          place,
        };
      })
      .filter((operation) => operation !== null)
      .toReversed();
  });

  function isKept(parent: Place['in']): boolean {
    return 'section' in parent || stays(parent.chain);
  }
}

/** Every list of nodes: sections first, so that chains are there before what goes into them. */
function lists({ sections }: PageDocument): [Place['in'], readonly Node[]][] {
  const chains = Object.values(sections)
    .flat()
    .filter((node) => node.kind === 'chain');
  return [
    ...Object.entries(sections).map(([section, nodes]): [Place['in'], readonly Node[]] => [
      { section },
      nodes,
    ]),
    ...chains.map(({ id, children }): [Place['in'], readonly Node[]] => [{ chain: id }, children]),
  ];
}

function eachNode({ sections }: PageDocument): Node[] {
  return Object.values(sections)
    .flat()
    .flatMap((node) => (node.kind === 'chain' ? [node, ...node.children] : [node]));
}
