import type { RenderedNodes } from '../../contract/preview';
import type { SectionOrder } from '../shared/frameProtocol';
import { readMarks, type Mark } from './readMarks';

/**
 * Puts nodes that were drawn again in the place of what they replace, and the nodes of sections in a new
 * order: what is no longer in its section goes, what moved there keeps its elements.
 * @param marks what is in the page before
 * @returns what is in it after that: a page of hundreds of blocks need not be looked through again
 */
export function updatePage(
  root: HTMLElement,
  drawn: Pick<RenderedNodes, 'html'>,
  order: readonly SectionOrder[],
  marks: readonly Mark[] = readMarks(root),
): readonly Mark[] {
  const html = new Map(Object.entries(drawn.html));
  const ordered = new Map(order.map(({ section, ids }) => [section, ids]));

  const isSection = ({ kind, id }: Mark) => kind === 'section' && ordered.has(id);
  const sections = marks.filter(isSection);
  const taken = new Map<string, Node[]>();
  for (const section of sections)
    for (const mark of topNodes(section)) taken.set(mark.id, takeOut(mark));
  for (const section of sections) {
    for (const id of ordered.get(section.id) ?? []) {
      const fresh = html.get(id);
      const nodes = fresh === undefined ? taken.get(id) : [parse(section.end, fresh)];
      if (nodes) section.end.before(...nodes);
      html.delete(id);
    }
  }
  const placed = ordered.size === 0 ? marks : readMarks(root);
  /** What stands in the place of a mark now. */
  const replaced = new Map<Mark, readonly Mark[]>();
  for (const mark of placed) {
    const fresh = mark.kind === 'node' ? html.get(mark.id) : undefined;
    // A chain that was replaced took its children along.
    if (mark.parent && replaced.has(mark.parent)) replaced.set(mark, []);
    else if (fresh !== undefined) replaced.set(mark, replace(mark, fresh));
  }
  return replaced.size === 0 ? placed : placed.flatMap((mark) => replaced.get(mark) ?? mark);
}

function replace(mark: Mark, html: string): readonly Mark[] {
  const fresh = parse(mark.end, html);
  const marks = readMarks(fresh);
  for (const one of marks) one.parent ??= mark.parent;
  mark.end.after(fresh);
  takeOut(mark);
  return marks;
}

/** The nodes right in a section, not those in its chains. */
function topNodes(section: Mark): Mark[] {
  const { parentNode } = section.start;
  const inside = (parentNode ? readMarks(parentNode) : []).filter(
    ({ kind, start }) => kind === 'node' && isBetween(start, section),
  );
  let last: Mark | null = null;
  return inside.filter((mark) => {
    if (last && isBetween(mark.start, last)) return false;
    last = mark;
    return true;
  });
}

function isBetween(node: Node, { start, end }: Mark): boolean {
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  return (
    (start.compareDocumentPosition(node) & after) !== 0 &&
    (node.compareDocumentPosition(end) & after) !== 0
  );
}

/** Takes a mark with all between its comments out of the page. */
function takeOut(mark: Mark): Node[] {
  const { start, end } = mark;
  const nodes: Node[] = [];
  for (let at: Node | null = start; at; at = at === end ? null : at.nextSibling) nodes.push(at);
  for (const node of nodes) node.parentNode?.removeChild(node);
  return nodes;
}

/** HTML as it would be parsed in that place: a row in a table, an item in a list. */
function parse(place: Node, html: string): DocumentFragment {
  const range = (place.ownerDocument ?? document).createRange();
  range.selectNode(place);
  return range.createContextualFragment(html);
}
