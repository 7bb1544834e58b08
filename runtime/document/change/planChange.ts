import type { Node, PageDocument } from '../document';
import { listNodes } from '../listNodes';
import { isSame } from '../operations/diffDocuments';
import type { Operation } from '../operations/operation';
import { mapVariantFields } from '../variants';
import { replaceText } from './findText';

/** One change to all nodes that it concerns, on any number of pages. */
export type BulkChange =
  /** A block got another name. */
  | { kind: 'rename-block'; from: string; to: string }
  /** A custom field got another name. A node that has the new one already keeps that. */
  | { kind: 'rename-field'; block: string; from: string; to: string }
  /** A field of every such block: without `value` its default. `was`: only where it holds this. */
  | { kind: 'set-field'; block: string; field: string; value?: unknown; was?: { value?: unknown } }
  /** In every string of every field, in just these letters: also the address of an image. */
  | { kind: 'replace-text'; from: string; to: string }
  | { kind: 'replace-source'; from: string; to: string };

/** The operations that a change is on one page: none where nothing is concerned. */
export function planChange(document: PageDocument, change: BulkChange): Operation[] {
  return listNodes(document).flatMap((node) => [
    ...planNode(node, change),
    ...planVariants(node, change),
  ]);
}

/** What a block is for some readers changes with it, apart from values that are set for all. */
function planVariants(node: Node, change: BulkChange): Operation[] {
  if (node.kind !== 'feature' || !node.variants) return [];
  const { id, type, variants } = node;
  const next = mapVariantFields(variants, (fields) => {
    if (change.kind === 'replace-text')
      return replaceText(fields, change.from, change.to) as Record<string, unknown>;
    if (change.kind !== 'rename-field' || type !== change.block) return fields;
    const { [change.from]: held, ...others } = fields;
    return held === undefined ? fields : { [change.to]: held, ...others };
  });
  return isSame(variants, next) ? [] : [{ op: 'set', id, path: ['variants'], value: next }];
}

/** What stands in every draft that a change can concern. */
export function textOfChange(change: BulkChange): string {
  if (change.kind === 'rename-field' || change.kind === 'set-field') return change.block;
  return change.from;
}

function planNode(node: Node, change: BulkChange): Operation[] {
  const { id, type, fields } = node;
  const has = (field: string) => Object.hasOwn(fields, field);
  switch (change.kind) {
    case 'rename-block':
      return type === change.from && change.to !== change.from
        ? [{ op: 'set', id, path: ['type'], value: change.to }]
        : [];
    case 'rename-field': {
      const { block, from, to } = change;
      if (type !== block || !has(from) || from === to) return [];
      const take: Operation = { op: 'set', id, path: ['fields', from] };
      if (has(to)) return [take];
      return [{ op: 'set', id, path: ['fields', to], value: fields[from] }, take];
    }
    case 'set-field': {
      const { block, field, value, was } = change;
      if (type !== block || isSame(fields[field], value)) return [];
      if (was && !isSame(fields[field], was.value)) return [];
      return [
        { op: 'set', id, path: ['fields', field], ...(value === undefined ? {} : { value }) },
      ];
    }
    case 'replace-text':
      return Object.entries(fields).flatMap(([field, held]): Operation[] => {
        const value = replaceText(held, change.from, change.to);
        return isSame(held, value) ? [] : [{ op: 'set', id, path: ['fields', field], value }];
      });
    case 'replace-source':
      return node.kind === 'feature' && node.content?.source === change.from
        ? [{ op: 'set', id, path: ['content'], value: { ...node.content, source: change.to } }]
        : [];
  }
}
