import type { StoryCard } from '../../../../content/schemas/ans';
import { pickRelated } from './pickRelated';

const cards = (...ids: string[]) => ids.map((_id) => ({ _id }) as StoryCard);

it.each([
  ['all of them', [], ['a', 'b'], ['a', 'b']],
  ['each once', [], ['a', 'b', 'a'], ['a', 'b']],
  ['none that stands elsewhere on the page', ['b'], ['a', 'b', 'c'], ['a', 'c']],
])('Related stories are %s', (_which, shown, found, expected) => {
  const picked = pickRelated(cards(...shown), cards(...found));
  expect(picked.map(({ _id }) => _id)).toEqual(expected);
});
