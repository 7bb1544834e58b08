import type { Node, PageDocument } from '../../../document/document';
import { isSame } from '../../../document/operations/diffDocuments';
import { findNode } from '../../../document/operations/tree';
import type { SectionOrder } from '../shared/frameProtocol';

/** What has to happen to a canvas, so that it shows another state of the page. */
export interface CanvasUpdate {
  /** The page has to be loaded again: its layout, output type or meta is another. */
  isReload: boolean;
  /** Nodes to draw again: chains with what they hold. */
  draw: Node[];
  order: SectionOrder[];
}

/**
 * The least that makes a canvas that shows `shown` show `next`.
 * @param layout sections that the canvas shows
 */
export function planUpdate(
  shown: PageDocument,
  next: PageDocument,
  layout: readonly string[],
): CanvasUpdate {
  if (shown === next) return { isReload: false, draw: [], order: [] };
  const isReload =
    shown.layout !== next.layout ||
    shown.outputType !== next.outputType ||
    !isSame(shown.meta, next.meta);
  const draw: Node[] = [];
  const order: SectionOrder[] = [];
  for (const section of layout) {
    const before = shown.sections[section] ?? [];
    const after = next.sections[section] ?? [];
    if (before === after) continue;
    const ids = after.map(({ id }) => id);
    if (ids.join('\n') !== before.map(({ id }) => id).join('\n')) order.push({ section, ids });
    // Nearly all of a page is as it was: only for the rest it is looked up where that stood.
    const same = new Set(before);
    for (const node of after) if (!same.has(node)) draw.push(...changed(shown, node, layout));
  }
  return { isReload, draw, order };
}

function changed(shown: PageDocument, node: Node, layout: readonly string[]): Node[] {
  const found = findNode(shown.sections, node.id);
  const old = found?.node;
  const wasThere = found && 'section' in found.in && layout.includes(found.in.section);
  if (!old || !wasThere || !looksSame(old, node)) return [node];
  if (node.kind !== 'chain' || old.kind !== 'chain') return [];
  const isSameRow =
    node.children.length === old.children.length &&
    node.children.every((child, index) => child.id === old.children[index]?.id);
  if (!isSameRow) return [node];
  return node.children.filter((child, index) => {
    const was = old.children[index];
    return !was || !looksSame(was, child);
  });
}

/** Names, locks and being hidden can't be seen in what the engine draws. */
function looksSame(one: Node, other: Node): boolean {
  if (one === other) return true;
  return isSame(visible(one), visible(other));
}

function visible(node: Node): unknown {
  const { kind, type, fields, display = {}, linked = null } = node;
  const { content = null, variants = null } = node.kind === 'feature' ? node : {};
  return [kind, type, fields, display, content, linked, variants];
}
