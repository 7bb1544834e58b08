import type { Node, PageDocument } from '../document';
import { OperationRefused, type NodePath, type Operation, type Place } from './operation';
import { childrenOf, findNode, placeOf, replaceNode, withChildren, type Found } from './tree';

export interface Applied {
  document: PageDocument;
  /** What takes it back, in the order in which to do it. */
  inverse: Operation[];
}

/**
 * Does operations to a page, one after the other. The document that was given stays as it is; what is
 * untouched is shared.
 * @throws OperationRefused when one can't be done: nothing has then been done
 */
export function applyOperations(document: PageDocument, operations: readonly Operation[]): Applied {
  const inverse: Operation[] = [];
  let current = document;
  for (const operation of operations) {
    const applied = applyOperation(current, operation);
    current = applied.document;
    inverse.unshift(...applied.inverse);
  }
  return { document: current, inverse };
}

function applyOperation(document: PageDocument, operation: Operation): Applied {
  switch (operation.op) {
    case 'insert': {
      const { node, place } = operation;
      const isThere = [node, ...(node.kind === 'chain' ? node.children : [])].find(
        ({ id }) => findNode(document.sections, id) !== null,
      );
      if (isThere) throw new OperationRefused(operation, `"${isThere.id}" is on the page already.`);
      return {
        document: put(document, node, place, operation),
        inverse: [{ op: 'delete', id: node.id }],
      };
    }
    case 'delete': {
      const found = need(document, operation.id, operation);
      return {
        document: take(document, found),
        inverse: [{ op: 'insert', node: found.node, place: placeOf(found) }],
      };
    }
    case 'move': {
      const found = need(document, operation.id, operation);
      if (operation.place.before === operation.id) return { document, inverse: [] };
      return {
        document: put(take(document, found), found.node, operation.place, operation),
        inverse: [{ op: 'move', id: operation.id, place: placeOf(found) }],
      };
    }
    case 'set': {
      const { id, path, value } = operation;
      const { node } = need(document, id, operation);
      return {
        document: {
          ...document,
          sections: replaceNode(document.sections, id, () => setIn(node, path, value) as Node),
        },
        inverse: [withValue({ op: 'set', id, path }, valueAt(node, path))],
      };
    }
    case 'setPage': {
      const { path, value } = operation;
      return {
        document: setIn(document, path, value) as PageDocument,
        inverse: [withValue({ op: 'setPage', path }, valueAt(document, path))],
      };
    }
  }
}

/** What a part of a node or page holds; undefined for nothing. */
export function valueAt(target: object, path: NodePath | readonly string[]): unknown {
  return path.reduce<unknown>(
    (held, key) =>
      typeof held === 'object' && held !== null && Object.hasOwn(held, key)
        ? (held as Record<string, unknown>)[key]
        : undefined,
    target,
  );
}

/** A copy in which one part holds another value, or none: a group that is left empty may go. */
function setIn(target: object, path: readonly string[], value: unknown): object {
  const [key = '', ...rest] = path;
  const held = (target as Record<string, unknown>)[key];
  const next = rest.length === 0 ? value : setIn((held as object | undefined) ?? {}, rest, value);
  const others = Object.entries(target).filter(([name]) => name !== key);
  const isGone = next === undefined || (key === 'display' && isEmpty(next));
  return Object.fromEntries(isGone ? others : [...others, [key, next]]);
}

const isEmpty = (value: unknown) => Object.keys(value as object).length === 0;

function withValue(operation: Operation, value: unknown): Operation {
  return value === undefined ? operation : ({ ...operation, value } as Operation);
}

function need(document: PageDocument, id: string, operation: Operation): Found {
  const found = findNode(document.sections, id);
  if (!found) throw new OperationRefused(operation, `"${id}" is not on the page.`);
  return found;
}

function take(document: PageDocument, { in: parent, siblings, node }: Found): PageDocument {
  const rest = siblings.filter(({ id }) => id !== node.id);
  return { ...document, sections: withChildren(document.sections, parent, rest) };
}

/** A sibling that is gone leaves the last place. */
function put(
  document: PageDocument,
  node: Node,
  { in: parent, before }: Place,
  operation: Operation,
): PageDocument {
  const children = childrenOf(document.sections, parent);
  if (!children) {
    const chain = 'chain' in parent ? parent.chain : '';
    throw new OperationRefused(operation, `There is no chain "${chain}" on the page.`);
  }
  if ('chain' in parent && node.kind === 'chain')
    throw new OperationRefused(operation, 'A chain holds features only.');
  const index = children.findIndex(({ id }) => id === before);
  const at = index < 0 ? children.length : index;
  const next = [...children.slice(0, at), node, ...children.slice(at)];
  return { ...document, sections: withChildren(document.sections, parent, next) };
}
