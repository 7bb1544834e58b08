import type { PageDocument } from './document';
import { listNodes } from './listNodes';
import { isRecord } from './json';

/** A place in a published document where something is used. */
export type UseKind = 'block' | 'linked' | 'layout' | 'source' | 'document' | 'image';

export interface Use {
  kind: UseKind;
  value: string;
  /** Null: the document as a whole. */
  nodeId: string | null;
}

const ADDRESS = /^(?:https?:\/\/|\/)\S+$/i;
const IMAGE = /[^/]\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

/**
 * What a document uses: its layout, block types, linked blocks, content sources (its nodes' and those chosen in
 * fields), documents (`{type: 'document', _id}` in fields) and images (`{type: 'image', _id}` or an
 * address, without its fragment). Each once per node.
 */
export function findUses(document: PageDocument): Use[] {
  const uses = new Map<string, Use>();
  const add = (kind: UseKind, value: string, nodeId: string | null): void => {
    uses.set(JSON.stringify([kind, value, nodeId]), { kind, value, nodeId });
  };
  add('layout', document.layout, null);
  for (const node of listNodes(document)) {
    if (node.linked) add('linked', node.linked.document, node.id);
    else add('block', node.type, node.id);
    if (node.kind === 'feature' && node.content) add('source', node.content.source, node.id);
    const fields = node.kind === 'feature' ? node.variants?.cases.map((one) => one.fields) : [];
    visit([node.fields, fields], (kind, value) => add(kind, value, node.id));
  }
  return [...uses.values()];
}

function visit(value: unknown, found: (kind: UseKind, value: string) => void): void {
  if (typeof value === 'string') {
    // Crop and focal point are no other picture.
    if (ADDRESS.test(value) && IMAGE.test(value)) found('image', value.replace(/#.*/, ''));
  } else if (Array.isArray(value)) {
    value.forEach((held) => visit(held, found));
  } else if (isRecord(value)) {
    const { type, _id, contentService } = value;
    if (typeof contentService === 'string' && contentService) found('source', contentService);
    if (typeof _id === 'string' && (type === 'image' || type === 'document')) found(type, _id);
    Object.values(value).forEach((held) => visit(held, found));
  }
}
