import { Idiomorph } from 'idiomorph';

/** Elements whose open state is the reader's. */
const OPENABLE = new Set(['DETAILS', 'DIALOG']);

/**
 * Puts a fragment's new markup in place of the old one, keeping the elements that stay: focus, what
 * a reader typed, what is open, blocks that are alive inside and whatever is marked `data-keep`. The
 * root element itself stays, with the server's new attributes. An empty fragment empties the block.
 */
export function patchBlock(block: HTMLElement, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html.trim();
  const fresh = template.content.firstElementChild;
  if (!fresh) {
    block.replaceChildren();
    return;
  }
  void Idiomorph.morph(block, fresh.innerHTML, {
    morphStyle: 'innerHTML',
    ignoreActiveValue: true,
    callbacks: {
      beforeNodeMorphed: (node) => !(node instanceof HTMLElement && isKept(node)),
      beforeAttributeUpdated: (name, element) =>
        !(name === 'open' && OPENABLE.has(element.tagName)),
    },
  });
  for (const { name, value } of fresh.attributes) {
    if (block.getAttribute(name) !== value) block.setAttribute(name, value);
  }
}

function isKept({ dataset }: HTMLElement): boolean {
  return 'alive' in dataset || 'keep' in dataset;
}
