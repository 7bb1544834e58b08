/**
 * The price range of a restaurant (widgets §5), from texts of dollar signs in any order: one value
 * as it is; of several the lowest and the highest, joined by `-` when their lengths follow each
 * other without a gap (`$-$$$` of `$`, `$$`, `$$$`), else by `/`. Empty where there is none.
 */
export function formatPriceRange(values: readonly string[]): string {
  const prices = [...new Set(values.map((value) => value.trim()).filter(Boolean))].sort(
    (a, b) => a.length - b.length,
  );
  const low = prices[0] ?? '';
  const high = prices.at(-1) ?? '';
  if (prices.length < 2) return low;
  const isConsecutive = prices.every((price, index) => price.length === low.length + index);
  return `${low}${isConsecutive ? '-' : '/'}${high}`;
}
