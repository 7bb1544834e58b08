import type { StoryCard } from '../../../../content/schemas/ans';

/** The first `count` of `stories`, each once, without those that stand elsewhere on the page. */
export function pickRelated(
  shown: readonly { _id: string }[],
  stories: readonly StoryCard[],
  count: number,
): StoryCard[] {
  const seen = new Set(shown.map(({ _id }) => _id));
  const others = stories.filter(({ _id }) => {
    const isNew = !seen.has(_id);
    seen.add(_id);
    return isNew;
  });
  return others.slice(0, count);
}
