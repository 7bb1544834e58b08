/** A slot was looked at: whether an ad is in it. */
export const AD_CHECK = 'broadsheet:ad-check';

/** A slot was looked at, and nothing is in it. */
export const AD_EMPTY = 'broadsheet:ad-empty';

/** What both events of a slot say; they bubble from the slot. */
export interface AdCheck {
  /** Name of the slot. */
  slot: string;
  isEmpty: boolean;
}

/**
 * Tells by events whether an ad is in a slot: `AD_CHECK` in any case, then `AD_EMPTY` where none is,
 * or where the reader is shown none: who hears that may take the slot away, and what is not on the
 * page tells nobody of anything. Who fills slots by script asks for it once an answer is there.
 */
export function checkAdSlot(slot: HTMLElement): void {
  const hasContent = (slot.querySelector('.ad-slot__box')?.childElementCount ?? 0) > 0;
  const isEmpty = !hasContent || getComputedStyle(slot).display === 'none';
  const detail: AdCheck = { slot: slot.dataset['adSlot'] ?? '', isEmpty };
  slot.dispatchEvent(new CustomEvent<AdCheck>(AD_CHECK, { bubbles: true, detail }));
  if (isEmpty) slot.dispatchEvent(new CustomEvent<AdCheck>(AD_EMPTY, { bubbles: true, detail }));
}
