import { useContent, useEditableContent } from 'fusion:content';
import { useComponentContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import {
  HEADLINE_SIZE_LABELS,
  HEADLINE_SIZES,
  THEME_COLORS,
} from '../../../../components/cards/cardOptions';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { StackedHeadlines } from './StackedHeadlines';

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
    themeColor: field.oneOf(THEME_COLORS, {
      label: 'Color',
      default: 'white',
      labels: {
        green: 'Green',
        orange: 'Orange',
        blue: 'Blue',
        white: 'White',
        yellow: 'Yellow',
        gray: 'Gray',
      },
      group: 'Look',
    }),
    headlineSize: field.oneOf(HEADLINE_SIZES, {
      label: 'Size of the headlines',
      default: 'small',
      labels: HEADLINE_SIZE_LABELS,
      group: 'Look',
    }),
    picksTitle: field.text({
      label: 'Title of our picks',
      default: 'Our Picks',
      isNeverEmpty: true,
      group: 'Titles',
    }),
    trendingTitle: field.text({
      label: 'Title of trending',
      default: 'Trending',
      isNeverEmpty: true,
      group: 'Titles',
    }),
    latestTitle: field.text({
      label: 'Title of the latest headlines',
      default: 'Latest Headlines',
      isNeverEmpty: true,
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
        theme={fields.themeColor}
        size={fields.headlineSize}
        panels={[
          {
            title: fields.picksTitle,
            titleProps: editableField('picksTitle'),
            headlines: useStoriesOnce(picks ?? [], size),
            isRanked: false,
            showTimestamps: false,
            provenance: `collection:${picksCollectionId}`,
          },
          {
            title: fields.trendingTitle,
            titleProps: editableField('trendingTitle'),
            headlines: useStoriesOnce(trending ?? [], size),
            isRanked: true,
            showTimestamps: false,
            provenance: `collection:${trendingCollectionId}`,
          },
          {
            title: fields.latestTitle,
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
