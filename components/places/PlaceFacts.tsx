import { PriceRange } from './PriceRange';

export interface PlaceFactsProps {
  /** Left out where what stands around says it. */
  region?: string;
  cuisines: readonly string[];
  prices: readonly string[];
}

/** Region, cuisine and prices of a place in one line. Null where nothing is known. */
export function PlaceFacts({ region = '', cuisines, prices }: PlaceFactsProps) {
  const words = [region, cuisines.join(', ')].filter(Boolean);
  if (words.length === 0 && prices.length === 0) return null;
  return (
    <p className="place-facts">
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
      <PriceRange prices={prices} />
    </p>
  );
}
