/** A section or node of the page: all between two comments (`render/writeNodes.ts`). */
export interface Mark {
  kind: 'section' | 'node';
  /** Id of the node, name of the section. */
  id: string;
  start: Comment;
  end: Comment;
  /** The innermost one that holds it. */
  parent: Mark | null;
}

const START = /^(section|node) (\S+)$/;
const OF_NODE = /^(\/?)node (\S+)$/;

/** The node that a comment begins or ends; null for others. */
export function nodeIn({ data }: Comment): { id: string; isEnd: boolean } | null {
  const found = OF_NODE.exec(data);
  return found?.[2] === undefined ? null : { id: found[2], isEnd: found[1] === '/' };
}

/** All marks in a part of the page, in its order: those that hold others before them. */
export function readMarks(root: Node): Mark[] {
  const marks: Mark[] = [];
  const open: Mark[] = [];
  const page = root.ownerDocument ?? (root as Document);
  const walker = page.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let at = walker.nextNode(); at; at = walker.nextNode()) {
    const comment = at as Comment;
    const found = START.exec(comment.data);
    if (found) {
      const kind = found[1] as Mark['kind'];
      const { 2: name = '' } = found;
      const id = kind === 'section' ? decodeURIComponent(name) : name;
      const mark: Mark = { kind, id, start: comment, end: comment, parent: open.at(-1) ?? null };
      marks.push(mark);
      open.push(mark);
    } else if (comment.data.startsWith('/') && START.test(comment.data.slice(1))) {
      const mark = open.pop();
      if (mark) mark.end = comment;
    }
  }
  return marks.filter(({ start, end }) => start !== end && start.parentNode === end.parentNode);
}
