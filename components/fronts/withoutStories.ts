import type { StoryCard } from '../../content/schemas/ans';

/** The stories that are not among others, so that a page shows each once. */
export function withoutStories(
  stories: readonly StoryCard[],
  others: readonly Pick<StoryCard, 'canonical_url'>[],
): StoryCard[] {
  const taken = new Set(others.map(({ canonical_url: url }) => url));
  return stories.filter(({ canonical_url: url }) => !taken.has(url));
}
