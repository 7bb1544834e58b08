import type { StoryCard } from '../../../../content/schemas/ans';

/** The first three (widgets §9) of what editors related, then of the section; never the story itself. */
export function pickRelated(
  storyId: string,
  related: readonly StoryCard[],
  feed: readonly StoryCard[],
): StoryCard[] {
  const seen = new Set([storyId]);
  const others = [...related, ...feed].filter(({ _id }) => {
    const isNew = !seen.has(_id);
    seen.add(_id);
    return isNew;
  });
  return others.slice(0, 3);
}
