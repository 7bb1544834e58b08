import { Idiomorph } from 'idiomorph';

/** Elements whose open state is the reader's. */
const OPENABLE = new Set(['DETAILS', 'DIALOG']);

/**
 * Puts a fragment's new markup in place of the old one, keeping the elements that stay: focus, what
 * a reader typed, what is open, blocks that are alive inside and whatever is marked `data-keep`.
 * What has the same `data-version` on both sides is not looked into: whatever a script did there
 * stays. The root element itself stays, with the server's new attributes. No fragment empties the
 * block.
 */
export function patchBlock(block: HTMLElement, fresh: Element | null): void {
  if (!fresh) {
    block.replaceChildren();
    return;
  }
  void Idiomorph.morph(block, fresh.innerHTML, {
    morphStyle: 'innerHTML',
    // It would also leave all that is in the element as it is: only fields hold what a reader typed.
    ignoreActiveValue: isField(document.activeElement),
    callbacks: {
      beforeNodeMorphed: (old, next) => !(old instanceof HTMLElement && isKept(old, next)),
      beforeAttributeUpdated: (name, element) =>
        !(name === 'open' && OPENABLE.has(element.tagName)),
    },
  });
  for (const { name, value } of fresh.attributes) {
    if (block.getAttribute(name) !== value) block.setAttribute(name, value);
  }
}

function isField(element: Element | null): boolean {
  return element !== null && element.matches('input, textarea, select');
}

function isKept({ dataset }: HTMLElement, next: Node): boolean {
  if ('alive' in dataset || 'keep' in dataset) return true;
  const { version } = dataset;
  return (
    version !== undefined && next instanceof HTMLElement && next.dataset['version'] === version
  );
}
