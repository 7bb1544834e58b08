import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { pageCount } from '../../../../components/fronts/pageCount';
import { pageNumber } from '../../../../components/fronts/pageNumber';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';
import { getTopicSlug } from '../../../../utils/text/getTopicSlug';
import { TopicFront } from './TopicFront';
import { topicName } from './topicName';
import { topicSlugOf } from './topicSlugOf';

const PAGE_SIZE = 20;

/** The topic of the address, or the one that the editor names. */
export default defineFeature({
  label: 'Front – Topic',
  /** s: "Updated" depends on the clock (widgets §5). */
  ttl: 300,
  fields: {
    topic: field.text({
      label: 'Topic',
      description: 'Its name or slug. Empty: the topic of the address.',
      group: 'Topic',
    }),
    title: field.text({ label: 'Title instead of the topic’s name', group: 'Topic' }),
    description: field.text({ label: 'Description', group: 'Topic' }),
  },
  view: function TopicFrontFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { requestUri } = useAppContext();
    const slug = getTopicSlug(fields.topic) || topicSlugOf(requestUri);
    const page = pageNumber(requestUri);
    const feed = useContent(
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
    return (
      <TopicFront
        slug={slug}
        name={fields.title || topicName(slug, stories)}
        description={fields.description}
        nameProps={editableField('title')}
        descriptionProps={editableField('description')}
        stories={stories}
        total={feed ? feed.total : null}
        page={page}
        pageCount={feed ? pageCount(feed.total, PAGE_SIZE) : page}
        requestUri={requestUri}
        provenance={`topic:${slug}`}
        now={Date.now()}
      />
    );
  },
});
