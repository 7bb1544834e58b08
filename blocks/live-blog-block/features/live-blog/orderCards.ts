import type { LiveCard } from '../../../../content/schemas/ans';

/** As the newsroom ordered them, what is pinned first (platform §3). */
export function orderCards(cards: readonly LiveCard[]): LiveCard[] {
  return [...cards.filter(({ pinned }) => pinned), ...cards.filter(({ pinned }) => !pinned)];
}
