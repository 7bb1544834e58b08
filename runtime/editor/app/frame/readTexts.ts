import { nodeIn } from './readMarks';

/** An element that shows a field's text, as its block says (`useEditableContent`). */
export interface TextMark {
  /** Id of the node. */
  id: string;
  field: string;
  element: HTMLElement;
}

const ATTRIBUTE = 'data-editable-field';

/** All such elements, in the page's order, each with the innermost node that holds it. */
export function readTexts(root: HTMLElement): TextMark[] {
  return [...root.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`)].flatMap((element) => {
    const id = ownerOf(element);
    const field = element.getAttribute(ATTRIBUTE);
    return id === null || field === null ? [] : [{ id, field, element }];
  });
}

/** The node whose comments stand around an element: looked for from there back and up. */
function ownerOf(element: Element): string | null {
  let closed = 0;
  for (let at: Node | null = element; at;) {
    const found = at instanceof Comment ? nodeIn(at) : null;
    if (found?.isEnd) closed += 1;
    else if (found && closed > 0) closed -= 1;
    else if (found) return found.id;
    if (!at.previousSibling) closed = 0;
    at = at.previousSibling ?? at.parentNode;
  }
  return null;
}
