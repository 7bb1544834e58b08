import { formatPriceRange } from '../../utils/story/formatPriceRange';
import { priceWords } from '../../utils/story/priceWords';

/** A price range (widgets §5), with words for who hears it. Null where there is none. */
export function PriceRange({ prices }: { prices: readonly string[] }) {
  const shown = formatPriceRange(prices);
  if (shown === '') return null;
  const words = priceWords(prices);
  return (
    <span className="price-range" title={words}>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
