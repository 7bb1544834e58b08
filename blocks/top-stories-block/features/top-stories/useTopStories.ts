import { useContent } from 'fusion:content';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import type { StoryCard } from '../../../../content/schemas/ans';
import type { TopStoriesFields } from './topStoriesFields';

type Choice = Pick<TopStoriesFields, 'collectionId' | 'offset' | 'size'>;

/** The stories of the package, of those that the page does not show yet: of a collection, else the newest. */
export function useTopStories(fields: Choice): StoryCard[] {
  const { collectionId: id, offset, size } = fields;
  const collection = useContent(
    id ? { source: 'collections-api', query: { id, size: withSpare(size), offset } } : null,
  );
  const feed = useContent(
    id ? null : { source: 'content-feed', query: { limit: withSpare(size), offset } },
  );
  return useStoriesOnce(collection ?? feed?.stories ?? [], size);
}
