import type { LiveUpdate } from '../fusion/live';

const newest = new WeakMap<HTMLElement, LiveUpdate>();

/**
 * Offers a block its new markup (`broadsheet:update`), and patches it unless the block cancels: then
 * the block applies it when it suits the reader. Newer markup takes the place of what is still held.
 */
export function offerUpdate(
  block: HTMLElement,
  fresh: Element | null,
  patch: (fresh: Element | null, still?: Element) => void,
): void {
  const update: LiveUpdate = {
    fresh,
    apply(still) {
      if (newest.get(block) !== update) return;
      newest.delete(block);
      patch(fresh, still);
    },
  };
  newest.set(block, update);
  const event = new CustomEvent('broadsheet:update', { cancelable: true, detail: update });
  if (block.dispatchEvent(event)) update.apply();
}
