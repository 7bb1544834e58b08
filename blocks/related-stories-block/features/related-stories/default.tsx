import { useContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import { storyOf } from '../../../../components/article/storyOf';
import type { StoryCard } from '../../../../content/schemas/ans';
import { flag, text, type JsonRecord } from '../../../../content/schemas/json';
import { pickRelated } from './pickRelated';
import { RelatedStories } from './RelatedStories';
import { wantsRelated } from './wantsRelated';

/** Widgets §9: 3 per article. One more of the section, since it may hold the story itself. */
const COUNT = 3;

/** What editors related to the page's story; where they did not, the newest of its section. */
export default function RelatedStoriesFeature({ customFields }: { customFields: JsonRecord }) {
  const story = storyOf(useFusionContext().globalContent);
  const asksEditors = story !== null && wantsRelated(story);
  const related = useContent<StoryCard[]>(
    asksEditors ? { source: 'related-content', query: { _id: story._id } } : null,
  );
  const sectionId = story?.taxonomy.primary_section?._id ?? '';
  const wantsFeed =
    sectionId !== '' &&
    flag(customFields['isFallbackOff']) !== true &&
    !(asksEditors && related === null);
  const needsFeed = wantsFeed && (related?.length ?? 0) < COUNT;
  const feed = useContent<{ stories: StoryCard[] }>(
    needsFeed
      ? {
          source: 'content-feed',
          query: {
            feedType: 'taxonomy.primary_section._id',
            feedParameter: sectionId,
            limit: COUNT + 1,
            contentTypes: 'story,gallery,video',
          },
        }
      : null,
  );
  if (!story) return null;
  const stories = pickRelated(story._id, related ?? [], feed?.stories ?? []);
  return (
    <RelatedStories stories={stories} title={text(customFields['title']) || 'Related stories'} />
  );
}

RelatedStoriesFeature.label = 'Article – Related stories';
RelatedStoriesFeature.propTypes = {
  customFields: PropTypes.shape({
    title: PropTypes.string.tag({ label: 'Title', defaultValue: 'Related stories' }),
    isFallbackOff: PropTypes.bool.tag({
      label: 'Only what editors related',
      description: 'Otherwise the newest stories of the section fill up',
      defaultValue: false,
    }),
  }),
};
