import type { PageLayout } from '../shared/frameProtocol';
import type { Mark } from './readMarks';

/** Heights of the window that a block is away from it to be far. */
const FAR = 1;

/** Whether elements hold something that stays in the window wherever they are. */
const staying = new WeakMap<Element, boolean>();

/**
 * Takes blocks that are far out of sight out of what the browser paints; they keep their room. On a page
 * of hundreds of blocks it would look through all of them whenever one changes, which is much of a key's
 * time. Blocks that are or soon will be in sight are as readers have them.
 */
export function keepApart(marks: readonly Mark[], { nodes }: PageLayout): void {
  const boxes = new Map(nodes.map((box) => [box.id, box]));
  const above = scrollY - FAR * innerHeight;
  const below = scrollY + (1 + FAR) * innerHeight;
  for (const mark of marks) {
    const box = mark.parent?.kind === 'section' && boxes.get(mark.id);
    if (!box) continue;
    const isFar = box.y > below || box.y + box.height < above;
    for (let at = mark.start.nextSibling; at && at !== mark.end; at = at.nextSibling)
      if (at instanceof HTMLElement) setApart(at, isFar);
  }
}

function setApart(element: HTMLElement, isFar: boolean): void {
  const { style } = element;
  if ((style.visibility === 'hidden') === isFar || (isFar && staysInWindow(element))) return;
  // What is by itself need not be gone through at all.
  style.isolation = isFar ? 'isolate' : '';
  style.visibility = isFar ? 'hidden' : '';
}

function staysInWindow(element: Element): boolean {
  let stays = staying.get(element);
  if (stays === undefined) {
    const all = [element, ...element.querySelectorAll('*')];
    stays = all.some((one) => /fixed|sticky/.test(getComputedStyle(one).position));
    staying.set(element, stays);
  }
  return stays;
}
