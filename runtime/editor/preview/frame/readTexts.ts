import type { Mark } from './readMarks';

/** An element that shows a field's text, as its block says (`useEditableContent`). */
export interface TextMark {
  /** Id of the node. */
  id: string;
  field: string;
  element: HTMLElement;
}

const ATTRIBUTE = 'data-editable-field';

/** All such elements, in the page's order, each with the innermost node that holds it. */
export function readTexts(root: HTMLElement, marks: readonly Mark[]): TextMark[] {
  const nodes = marks.filter(({ kind }) => kind === 'node');
  return [...root.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)].flatMap((element) => {
    // Marks that hold others come before them.
    const id = nodes.findLast((mark) => holds(mark, element))?.id;
    return id === undefined ? [] : [{ id, field: element.getAttribute(ATTRIBUTE)!, element }];
  });
}

function holds({ start, end }: Mark, element: Element): boolean {
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  return (
    (start.compareDocumentPosition(element) & after) !== 0 &&
    (element.compareDocumentPosition(end) & after) !== 0
  );
}
