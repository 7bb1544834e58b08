const LATEST = '.board__note--play';

/**
 * Leaves the latest play on the board until the page is loaded anew: at the final whistle its room does
 * not go away under a reader's eyes, nor change to that of an editor's note.
 */
export function keepNote(root: Element, fresh: Element): void {
  const note = root.querySelector(LATEST);
  if (!note || fresh.querySelector(LATEST)) return;
  fresh.querySelector('.board__note')?.remove();
  fresh.querySelector('.board__foot')?.prepend(note.cloneNode(true));
}
