const WORDS = ['Inexpensive', 'Moderate', 'Expensive', 'Very expensive', 'A splurge'] as const;

/**
 * A price range in words, for who cannot see how many dollar signs there are: of the lowest and the
 * highest of some texts of one to five signs. Empty where there is none.
 */
export function priceWords(prices: readonly string[]): string {
  const lengths = prices.map((price) => price.length).filter((length) => WORDS[length - 1]);
  if (lengths.length === 0) return '';
  const low = WORDS[Math.min(...lengths) - 1] ?? '';
  const high = WORDS[Math.max(...lengths) - 1] ?? '';
  return low === high ? low : `${low} to ${high.toLowerCase()}`;
}
