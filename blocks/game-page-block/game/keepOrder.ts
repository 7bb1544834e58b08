/**
 * Leaves lists (`data-order`) in the order in which the reader has them until the page is loaded anew:
 * at the final whistle the newest plays don't go from the top to the bottom under a reader's eyes.
 */
export function keepOrder(root: Element, fresh: Element): void {
  const order = root.querySelector<HTMLElement>('[data-order]')?.dataset['order'];
  if (order === undefined) return;
  for (const list of fresh.querySelectorAll<HTMLElement>('[data-order]')) {
    if (list.dataset['order'] === order) continue;
    list.replaceChildren(...[...list.children].reverse());
    list.dataset['order'] = order;
  }
}
