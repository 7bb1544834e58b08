import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import { pageCount } from '../../../../components/fronts/pageCount';
import { pageNumber } from '../../../../components/fronts/pageNumber';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';
import type { StoryCard } from '../../../../content/schemas/ans';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import { getTopicSlug } from '../../../../utils/text/getTopicSlug';
import { TopicFront } from './TopicFront';
import { topicName } from './topicName';
import { topicSlugOf } from './topicSlugOf';

const PAGE_SIZE = 20;

/** The topic of the address, or the one that the editor names. */
export default function TopicFrontFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { requestUri } = useAppContext();
  const slug = getTopicSlug(text(customFields['topic'])) || topicSlugOf(requestUri);
  const page = pageNumber(requestUri);
  const feed = useContent<{ stories: StoryCard[]; total: number }>(
    slug
      ? {
          source: 'content-feed',
          query: {
            feedParameter: slug,
            feedType: 'taxonomy.tags.slug',
            limit: PAGE_SIZE,
            offset: (page - 1) * PAGE_SIZE,
          },
        }
      : null,
  );
  const stories = useStoriesOnce(feed?.stories ?? []);
  if (slug === '') return null;
  const total = feed?.total ?? 0;
  return (
    <TopicFront
      name={text(customFields['title']) || topicName(slug, stories)}
      description={text(customFields['description'])}
      nameProps={editableField('title')}
      descriptionProps={editableField('description')}
      stories={stories}
      total={total}
      page={page}
      pageCount={pageCount(total, PAGE_SIZE)}
      requestUri={requestUri}
      provenance={`topic:${slug}`}
      now={Date.now()}
    />
  );
}

TopicFrontFeature.label = 'Front – Topic';
/** s: "Updated" depends on the clock (widgets §5). */
TopicFrontFeature.ttl = 300;
TopicFrontFeature.propTypes = {
  customFields: PropTypes.shape({
    topic: PropTypes.text.tag({
      label: 'Topic',
      description: 'Its name or slug. Empty: the topic of the address.',
      group: 'Topic',
    }),
    title: PropTypes.text.tag({ label: 'Title instead of the topic’s name', group: 'Topic' }),
    description: PropTypes.text.tag({ label: 'Description', group: 'Topic' }),
  }),
};
