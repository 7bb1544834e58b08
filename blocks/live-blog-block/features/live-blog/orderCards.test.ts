import type { LiveCard } from '../../../../content/schemas/ans';
import { orderCards } from './orderCards';

const card = (header: string, pinned: boolean) => ({ header, pinned }) as LiveCard;

it('Cards stand as the newsroom ordered them, what is pinned first (platform §3)', () => {
  const cards = [card('c', false), card('b', true), card('a', false), card('d', true)];
  expect(orderCards(cards).map(({ header }) => header)).toEqual(['b', 'd', 'c', 'a']);
});
