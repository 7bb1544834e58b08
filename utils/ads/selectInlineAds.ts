export const MAX_INLINE_ADS = 5;

/** Counting stops here. */
export const INLINE_ADS_COUNTED = 6;

/**
 * Which ad slots in the text are shown: five at most, top banners not counted and always shown; the
 * rest is hidden (platform §5). `count` is how many were counted: it stops at six, which says that
 * there were too many.
 */
export function selectInlineAds<Slot extends { name: string }>(
  slots: readonly Slot[],
): { shown: Slot[]; hidden: Slot[]; count: number } {
  const shown: Slot[] = [];
  const hidden: Slot[] = [];
  let count = 0;
  for (const slot of slots) {
    const isCounted = !/top[_-]?banner/i.test(slot.name);
    if (isCounted && count < INLINE_ADS_COUNTED) count += 1;
    (isCounted && count > MAX_INLINE_ADS ? hidden : shown).push(slot);
  }
  return { shown, hidden, count };
}
