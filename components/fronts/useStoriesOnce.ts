import { useFirstOnPage } from 'fusion:content';
import type { StoryCard } from '../../content/schemas/ans';

type Story = Pick<StoryCard, '_id' | 'canonical_url'>;

/** Stories that a list asks for beyond those it shows, in place of those that stand above it. */
const SPARE = 8;

/** What to ask of a source for `count` stories that the page does not show yet; it gives `most` at most. */
export const withSpare = (count: number, most = 20): number => Math.min(most, count + SPARE);

const addressOf = ({ canonical_url: url, _id }: Story): string => url || _id;

/**
 * A page shows a story once: of `stories` the first `count` that no block above lists. They are this
 * block's now.
 */
export function useStoriesOnce<T extends Story>(stories: readonly T[], count = Infinity): T[] {
  const byAddress = new Map<string, T>();
  for (const story of stories) {
    const address = addressOf(story);
    if (!byAddress.has(address)) byAddress.set(address, story);
  }
  const shown = useFirstOnPage([...byAddress.keys()], count);
  return shown.flatMap((address) => byAddress.get(address) ?? []);
}

/** Says that a block shows these stories whatever stands above it: no block below lists them. */
export function useShownStories(stories: readonly (Story | null)[]): void {
  useFirstOnPage(stories.flatMap((story) => (story ? [addressOf(story)] : [])));
}
