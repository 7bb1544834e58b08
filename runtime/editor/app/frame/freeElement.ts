/**
 * Makes one element of an inert page take the focus, keys and pointer, and nothing else of it. Returns
 * how to make all of the page inert again.
 */
export function freeElement(element: Element): () => void {
  const { body } = element.ownerDocument;
  const held: Element[] = [];
  for (let at = element; at !== body && at.parentElement; at = at.parentElement)
    for (const sibling of at.parentElement.children)
      if (sibling !== at && !sibling.hasAttribute('inert')) held.push(sibling);
  for (const one of held) one.toggleAttribute('inert', true);
  body.toggleAttribute('inert', false);
  return () => {
    body.toggleAttribute('inert', true);
    for (const one of held) one.toggleAttribute('inert', false);
  };
}
