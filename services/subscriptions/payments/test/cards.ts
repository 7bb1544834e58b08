/** What a card of the test provider does: the numbers are those that Stripe has for tests. */
export type CardKind = 'pays' | 'declined' | 'expired' | 'pays-once';

export const TEST_CARDS: readonly { number: string; kind: CardKind; says: string }[] = [
  { number: '4242 4242 4242 4242', kind: 'pays', says: 'pays' },
  { number: '4000 0000 0000 0002', kind: 'declined', says: 'is declined' },
  { number: '4000 0000 0000 0069', kind: 'expired', says: 'has expired' },
  { number: '4000 0000 0000 0341', kind: 'pays-once', says: 'pays now, and not the next time' },
];

/** What a number does; null: it is no card of the tests. */
export function cardKindOf(number: unknown): CardKind | null {
  const digits = typeof number === 'string' ? number.replace(/[\s-]/g, '') : '';
  return TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits)?.kind ?? null;
}
