import { takesRoom } from './boundsOf';
import { readMarks, type Mark } from './readMarks';

const PLACEHOLDER = 'data-canvas-place';
const STYLE =
  'box-sizing:border-box;display:block;min-width:80px;margin:4px 0;padding:10px 12px;' +
  'border:1px dashed #8a93a0;border-radius:4px;background:#f4f6f9;color:#4a525c;' +
  'font:13px/18px system-ui,sans-serif;letter-spacing:0;text-align:left;text-transform:none';

/** Names of sections and nodes, for places that have nothing else to show. */
export interface PlaceNames {
  nodes: Record<string, string>;
  sections: Record<string, string>;
}

/**
 * Puts a box where a section or node takes no room, so that it can be seen, chosen and dropped on; takes
 * away those of places that are not empty any more. A box that still belongs there stays as it is: what
 * is not touched need not be laid out again.
 * @param drawn ids of the nodes that may take other room than before; null: any may
 * @param marks what is in the page
 */
export function fillPlaces(
  root: HTMLElement,
  names: PlaceNames,
  isOn: boolean,
  drawn: ReadonlySet<string> | null = null,
  marks: readonly Mark[] = readMarks(root),
): void {
  if (!isOn) {
    for (const old of root.querySelectorAll(`[${PLACEHOLDER}]`)) old.remove();
    return;
  }
  // What holds others comes first: a chain with a box in it is no longer empty.
  for (const mark of (drawn ? around(marks, drawn) : marks).toReversed()) {
    const old = placeholderOf(mark);
    if (takesRoom(mark, old)) {
      old?.remove();
      continue;
    }
    const text =
      mark.kind === 'section'
        ? `${names.sections[mark.id] ?? mark.id}: empty`
        : `${names.nodes[mark.id] ?? mark.id}: nothing to show`;
    const box = old ?? root.ownerDocument.createElement('div');
    if (box.textContent !== text) box.textContent = text;
    if (old) continue;
    box.setAttribute(PLACEHOLDER, ownerOf(mark));
    box.setAttribute('style', STYLE);
    mark.end.before(box);
  }
}

/** Marks of these nodes, with what they hold and what holds them, in the order that all have. */
function around(marks: readonly Mark[], ids: ReadonlySet<string>): Mark[] {
  const found = new Set<Mark>();
  for (const mark of marks) {
    const line = [mark, ...holdersOf(mark)];
    if (line.some(({ kind, id }) => kind === 'node' && ids.has(id)))
      for (const one of line) found.add(one);
  }
  return marks.filter((mark) => found.has(mark));
}

function holdersOf({ parent }: Mark): Mark[] {
  return parent ? [parent, ...holdersOf(parent)] : [];
}

const ownerOf = ({ kind, id }: Mark): string => `${kind} ${id}`;

/** The box that was put there before. */
function placeholderOf(mark: Mark): Element | null {
  for (let at = mark.start.nextSibling; at && at !== mark.end; at = at.nextSibling)
    if (at instanceof Element && at.getAttribute(PLACEHOLDER) === ownerOf(mark)) return at;
  return null;
}
