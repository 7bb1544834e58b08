import { useContent } from 'fusion:content';
import { useShownStories } from '../../../../components/fronts/useStoriesOnce';
import type { StoryCard } from '../../../../content/schemas/ans';
import type { StoryCardFields } from './storyCardFields';

/** Cards of one collection share one request of this size, the largest that there is. */
const COLLECTION_PAGE = 20;

/** The story of a card: of an address, or of a place in a collection; null where there is none. */
export function useCardStory({
  canonicalUrl,
  collectionId,
  position,
}: Pick<StoryCardFields, 'canonicalUrl' | 'collectionId' | 'position'>): StoryCard | null {
  const single = useContent(
    canonicalUrl ? { source: 'content-api', query: { canonical_url: canonicalUrl } } : null,
  );
  const place = position % COLLECTION_PAGE;
  const placed = useContent(
    !canonicalUrl && collectionId
      ? {
          source: 'collections-api',
          query: { id: collectionId, size: COLLECTION_PAGE, offset: position - place },
        }
      : null,
  );
  const story = single ?? placed?.[place] ?? null;
  useShownStories([story]);
  return story;
}
