import { MAX_INLINE_ADS } from '../../../../utils/ads/selectInlineAds';

/** Pictures from one ad to the next. */
const EVERY = 4;

/**
 * After which pictures of a gallery an ad stands, from 0: after every fourth, never after the last,
 * five at most (platform §5: inline ads in body).
 */
export function adsBetween(count: number): number[] {
  const places = Math.max(0, Math.ceil(count / EVERY) - 1);
  return Array.from(
    { length: Math.min(places, MAX_INLINE_ADS) },
    (_, place) => (place + 1) * EVERY - 1,
  );
}
