import { getAdType } from '../../../../utils/ads/getAdType';
import { selectInlineAds } from '../../../../utils/ads/selectInlineAds';
import { showsAd } from '../../../../utils/ads/showsAd';
import type { AdContext } from '../../../../utils/ads/showsAd';

/**
 * The ads of a text that has so many places for them, by slot name in order; null where a place
 * stays empty (platform §5): `article_inline_1` to `_5`, those after the fifth hidden. In what a
 * partner paid for, the first is `article_native`; of a betting story it is the only one.
 */
export function getBodyAds(
  places: number,
  context: AdContext,
  isPartner: boolean,
): (string | null)[] {
  const names = Array.from({ length: places }, (_, index) =>
    isPartner && index === 0 ? 'article_native' : `article_inline_${index + 1}`,
  );
  const allowed = names.filter((name) => showsAd(getAdType(name), context));
  const { shown } = selectInlineAds(allowed.map((name) => ({ name })));
  return names.map((name) => (shown.some((slot) => slot.name === name) ? name : null));
}
