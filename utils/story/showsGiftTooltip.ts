/** ms: 14 hours. */
export const GIFT_TOOLTIP_AGAIN_AFTER_MS = 50_400_000;

/** ms: a view this young is the one going on. */
export const GIFT_TOOLTIP_SAME_VIEW_MS = 1_000;

/**
 * Whether the gift tooltip is shown (platform §4): the gift icon was never interacted with, and the
 * tooltip was never viewed, or last at least 14 hours or under one second ago.
 *
 * @param record.lastView ms since 1970, null where no view is recorded
 * @param now ms since 1970
 */
export function showsGiftTooltip(
  record: { hasInteracted: boolean; lastView: number | null },
  now: number,
): boolean {
  if (record.hasInteracted) return false;
  if (record.lastView === null) return true;
  const age = now - record.lastView;
  return age >= GIFT_TOOLTIP_AGAIN_AFTER_MS || age < GIFT_TOOLTIP_SAME_VIEW_MS;
}
