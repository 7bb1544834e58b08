import { useContent } from 'fusion:content';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { chosenCards } from '../../../../content/chosenContent';
import type { StoryCard } from '../../../../content/schemas/ans';
import type { HeadlineListFields } from './headlineListFields';

type Choice = Pick<HeadlineListFields, 'content' | 'collectionId' | 'section' | 'offset' | 'size'>;

/** The stories of a list, of those that the page does not show yet: of a source, a collection or a section. */
export function useHeadlines(fields: Choice): StoryCard[] {
  const { content: chosen, section, offset, size } = fields;
  const collectionId = chosen ? '' : fields.collectionId;
  const answer = useContent(chosen);
  const collection = useContent(
    collectionId
      ? { source: 'collections-api', query: { id: collectionId, size: withSpare(size), offset } }
      : null,
  );
  const feed = useContent(
    chosen || collectionId
      ? null
      : {
          source: 'content-feed',
          query: {
            ...(section ? { feedParameter: section, feedType: 'taxonomy.sections._id' } : {}),
            limit: withSpare(size),
            offset,
          },
        },
  );
  const stories = chosen ? chosenCards(answer) : (collection ?? feed?.stories ?? []);
  return useStoriesOnce(stories, size);
}
