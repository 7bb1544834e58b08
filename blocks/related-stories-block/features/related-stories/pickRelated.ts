import type { StoryCard } from '../../../../content/schemas/ans';

/** `stories`, each once, without those that stand elsewhere on the page. */
export function pickRelated(
  shown: readonly { _id: string }[],
  stories: readonly StoryCard[],
): StoryCard[] {
  const seen = new Set(shown.map(({ _id }) => _id));
  return stories.filter(({ _id }) => {
    const isNew = !seen.has(_id);
    seen.add(_id);
    return isNew;
  });
}
