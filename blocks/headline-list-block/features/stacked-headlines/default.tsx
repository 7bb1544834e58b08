import { useContent, useEditableContent } from 'fusion:content';
import { useComponentContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { StackedHeadlines } from './StackedHeadlines';

/** Also where an editor emptied them. */
const DEFAULT_TITLES = { picks: 'Our Picks', trending: 'Trending', latest: 'Latest Headlines' };

/** Our picks, trending and the latest headlines, one panel each (platform §3). */
export default defineFeature({
  label: 'List – Stacked headlines',
  /** s: whether a time or a date is shown depends on the day. */
  ttl: 300,
  fields: {
    picksCollectionId: field.text({
      label: 'Collection of our picks',
      choices: 'collection-choices',
      group: 'Stories',
    }),
    trendingCollectionId: field.text({
      label: 'Collection of what is trending',
      choices: 'collection-choices',
      group: 'Stories',
    }),
    latestSection: field.text({
      label: 'Section of the latest headlines',
      description: 'Empty: the whole site.',
      choices: 'section-choices',
      group: 'Stories',
    }),
    size: field.number({
      label: 'Headlines per panel',
      default: 5,
      min: 1,
      max: 10,
      group: 'Stories',
    }),
    picksTitle: field.text({
      label: 'Title of our picks',
      default: DEFAULT_TITLES.picks,
      group: 'Titles',
    }),
    trendingTitle: field.text({
      label: 'Title of trending',
      default: DEFAULT_TITLES.trending,
      group: 'Titles',
    }),
    latestTitle: field.text({
      label: 'Title of the latest headlines',
      default: DEFAULT_TITLES.latest,
      group: 'Titles',
    }),
  },
  view: function StackedHeadlinesFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { id } = useComponentContext();
    const { picksCollectionId, trendingCollectionId, latestSection: section, size } = fields;
    const picks = useContent(collection(picksCollectionId, size));
    const trending = useContent(collection(trendingCollectionId, size));
    const latest = useContent({
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
            title: fields.picksTitle || DEFAULT_TITLES.picks,
            titleProps: editableField('picksTitle'),
            headlines: useStoriesOnce(picks ?? [], size),
            isRanked: false,
            showTimestamps: false,
            provenance: `collection:${picksCollectionId}`,
          },
          {
            title: fields.trendingTitle || DEFAULT_TITLES.trending,
            titleProps: editableField('trendingTitle'),
            headlines: useStoriesOnce(trending ?? [], size),
            isRanked: true,
            showTimestamps: false,
            provenance: `collection:${trendingCollectionId}`,
          },
          {
            title: fields.latestTitle || DEFAULT_TITLES.latest,
            titleProps: editableField('latestTitle'),
            headlines: useStoriesOnce(latest?.stories ?? [], size),
            isRanked: false,
            showTimestamps: true,
            provenance: `feed:${section || 'latest'}`,
          },
        ]}
      />
    );
  },
});

function collection(id: string, size: number) {
  if (id === '') return null;
  return {
    source: 'collections-api' as const,
    query: { id, size: withSpare(size), offset: 0 },
  };
}
