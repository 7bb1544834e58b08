import { useContent, useEditableContent } from 'fusion:content';
import { useComponentContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import type { StoryCard } from '../../../../content/schemas/ans';
import { number, text, type JsonRecord } from '../../../../content/schemas/json';
import { StackedHeadlines } from './StackedHeadlines';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';

const DEFAULT_SIZE = 5;

/** Our picks, trending and the latest headlines, one panel each (platform §3). */
export default function StackedHeadlinesFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { id } = useComponentContext();
  const size = Math.min(10, Math.max(1, Math.trunc(number(customFields['size'], DEFAULT_SIZE))));
  const picksId = text(customFields['picksCollectionId']);
  const trendingId = text(customFields['trendingCollectionId']);
  const section = text(customFields['latestSection']);
  const picks = useContent<StoryCard[]>(collection(picksId, size));
  const trending = useContent<StoryCard[]>(collection(trendingId, size));
  const latest = useContent<{ stories: StoryCard[] }>({
    source: 'content-feed',
    query: {
      ...(section ? { feedParameter: section, feedType: 'taxonomy.sections._id' } : {}),
      limit: withSpare(size),
    },
  });
  return (
    <StackedHeadlines
      groupName={`stacked-headlines-${id}`}
      now={Date.now()}
      panels={[
        {
          title: text(customFields['picksTitle']) || 'Our Picks',
          titleProps: editableField('picksTitle'),
          headlines: useStoriesOnce(picks ?? [], size),
          isRanked: false,
          showTimestamps: false,
          provenance: `collection:${picksId}`,
        },
        {
          title: text(customFields['trendingTitle']) || 'Trending',
          titleProps: editableField('trendingTitle'),
          headlines: useStoriesOnce(trending ?? [], size),
          isRanked: true,
          showTimestamps: false,
          provenance: `collection:${trendingId}`,
        },
        {
          title: text(customFields['latestTitle']) || 'Latest Headlines',
          titleProps: editableField('latestTitle'),
          headlines: useStoriesOnce(latest?.stories ?? [], size),
          isRanked: false,
          showTimestamps: true,
          provenance: `feed:${section || 'latest'}`,
        },
      ]}
    />
  );
}

function collection(id: string, size: number) {
  return id ? { source: 'collections-api', query: { id, size: withSpare(size), offset: 0 } } : null;
}

StackedHeadlinesFeature.label = 'List – Stacked headlines';
/** s: whether a time or a date is shown depends on the day. */
StackedHeadlinesFeature.ttl = 300;
StackedHeadlinesFeature.propTypes = {
  customFields: PropTypes.shape({
    picksCollectionId: PropTypes.text.tag({
      label: 'Collection of our picks',
      choices: 'collection-choices',
      group: 'Stories',
    }),
    trendingCollectionId: PropTypes.text.tag({
      label: 'Collection of what is trending',
      choices: 'collection-choices',
      group: 'Stories',
    }),
    latestSection: PropTypes.text.tag({
      label: 'Section of the latest headlines',
      description: 'Empty: the whole site.',
      choices: 'section-choices',
      group: 'Stories',
    }),
    size: PropTypes.number.tag({
      label: 'Headlines per panel',
      defaultValue: DEFAULT_SIZE,
      min: 1,
      max: 10,
      group: 'Stories',
    }),
    picksTitle: PropTypes.text.tag({
      label: 'Title of our picks',
      defaultValue: 'Our Picks',
      group: 'Titles',
    }),
    trendingTitle: PropTypes.text.tag({
      label: 'Title of trending',
      defaultValue: 'Trending',
      group: 'Titles',
    }),
    latestTitle: PropTypes.text.tag({
      label: 'Title of the latest headlines',
      defaultValue: 'Latest Headlines',
      group: 'Titles',
    }),
  }),
};
