import type { Node } from '../document';
import { isRecord } from '../json';

/** Fields, parameters and sources that have to do with collections say so in their name. */
const NAMED = /collection/i;

/** Whether a block asks for a collection: in a field, or in what its content source is asked. */
export function usesCollection(node: Node, id: string): boolean {
  return withCollection(node, id, '') !== node;
}

/**
 * A node that asks for another collection wherever it asked for one; the same node where it didn't. A
 * field may hold one id or several, separated by commas.
 */
export function withCollection<N extends Node>(node: N, id: string, other: string): N {
  const fields = replaceIn(node.fields, false, id, other);
  const content = node.kind === 'feature' ? node.content : undefined;
  const query = content
    ? replaceIn(content.query, NAMED.test(content.source), id, other)
    : undefined;
  const children = node.kind === 'chain' ? node.children : [];
  const others = children.map((child) => withCollection(child, id, other));
  const isSame = others.every((child, index) => child === children[index]);
  if (fields === node.fields && query === content?.query && isSame) return node;
  return {
    ...node,
    fields,
    ...(content ? { content: { ...content, query } } : {}),
    ...(node.kind === 'chain' ? { children: others } : {}),
  };
}

function replaceIn<T>(value: T, isNamed: boolean, id: string, other: string): T {
  return replace(value, isNamed, id, other) as T;
}

function replace(value: unknown, isNamed: boolean, id: string, other: string): unknown {
  if (typeof value === 'string') {
    if (!isNamed) return value;
    const ids = value.split(',').map((one) => one.trim());
    return ids.includes(id) ? ids.map((one) => (one === id ? other : one)).join(',') : value;
  }
  if (Array.isArray(value)) {
    const held = value.map((one: unknown) => replace(one, isNamed, id, other));
    return held.every((one, index) => one === value[index]) ? value : held;
  }
  if (!isRecord(value)) return value;
  const source = value['contentService'];
  const isAsked = isNamed || (typeof source === 'string' && NAMED.test(source));
  const entries = Object.entries(value).map(([name, held]): [string, unknown] => [
    name,
    replace(held, isAsked || NAMED.test(name), id, other),
  ]);
  return entries.every(([name, held]) => held === value[name])
    ? value
    : Object.fromEntries(entries);
}
