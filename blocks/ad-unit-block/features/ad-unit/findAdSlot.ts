import type { AdSlot } from '../../../../properties/adSlots';

/** A slot of the site by its name, and its place among those of its page type; null for none. */
export function findAdSlot(
  adSlots: Record<string, readonly AdSlot[]>,
  name: string,
): { slot: AdSlot; index: number } | null {
  for (const slots of Object.values(adSlots)) {
    const index = slots.findIndex((slot) => slot.name === name);
    const slot = slots[index];
    if (slot) return { slot, index };
  }
  return null;
}
