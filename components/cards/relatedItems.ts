import type { StoryCard } from '../../content/schemas/ans';
import { cardHeadline } from './cardHeadline';
import { cardImage } from './cardImage';
import type { RelatedItem } from './RelatedStories';

/** Widgets §5: related links default to 3. */
export const RELATED_COUNT = 3;

/**
 * The related stories of a card: those that were fetched, with pictures, else the links that the
 * story carries itself.
 */
export function relatedItems(
  story: Pick<StoryCard, 'relatedLinks'>,
  fetched: readonly StoryCard[] | null,
  count = RELATED_COUNT,
): RelatedItem[] {
  const items =
    fetched && fetched.length > 0
      ? fetched.map((related) => ({
          title: cardHeadline(related),
          link: related.canonical_url,
          image: cardImage(related),
        }))
      : story.relatedLinks.map((link) => ({ ...link, image: null }));
  return items.slice(0, count);
}
