const VIEWED = 'giftTooltipLastView';
const USED = 'giftIconUsed';

/** What a browser keeps of the gift tooltip (platform §4); where it keeps nothing, the tooltip was never seen. */
export function readGiftRecord(): { hasInteracted: boolean; lastView: number | null } {
  try {
    const viewed = Number(localStorage.getItem(VIEWED) ?? NaN);
    return {
      hasInteracted: localStorage.getItem(USED) === '1',
      lastView: Number.isFinite(viewed) ? viewed : null,
    };
  } catch {
    return { hasInteracted: false, lastView: null };
  }
}

/** @param now ms since 1970 */
export const noteGiftTooltip = (now: number): void => keep(VIEWED, String(now));

/** For good: the tooltip never comes again. */
export const noteGiftIcon = (): void => keep(USED, '1');

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.info('Nothing is kept of the gift tooltip', error);
  }
}
