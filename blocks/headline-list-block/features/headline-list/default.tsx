import { useContent, useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { chosenCards } from '../../../../content/chosenContent';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { HeadlineList, HEADLINE_THEMES } from './HeadlineList';

/** Headlines of a source, of a collection, or the newest of a section or of the whole site. */
export default defineFeature({
  label: 'List – Headlines',
  /** Whether a time or a date is shown depends on the day. */
  ttl: 300,
  fields: {
    collectionId: field.text({
      label: 'Collection',
      description: 'Without one, the newest stories are listed.',
      choices: 'collection-choices',
      group: 'Stories',
    }),
    section: field.text({
      label: 'Section of the newest stories',
      description: 'Empty: the whole site.',
      choices: 'section-choices',
      group: 'Stories',
    }),
    content: field.content('story-cards', {
      label: 'Another source',
      description: 'Instead of a collection and the newest: whatever gives stories.',
      group: 'Stories',
    }),
    offset: field.number({ label: 'Skip', default: 0, min: 0, group: 'Stories' }),
    // Widgets §3, §9.
    size: field.number({ label: 'How many', default: 8, min: 1, max: 20, group: 'Stories' }),
    title: field.text({
      label: 'Title',
      description: 'Empty: Latest Headlines.',
      default: 'The Latest',
      group: 'Look',
    }),
    moreUrl: field.text({ label: 'Address that the title leads to', group: 'Look' }),
    themeColor: field.oneOf(HEADLINE_THEMES, {
      label: 'Color',
      default: 'blue',
      labels: { blue: 'Blue', green: 'Green', orange: 'Orange', gray: 'Gray' },
      group: 'Look',
    }),
    collapsed: field.flag({ label: 'Closed at first', default: false, group: 'Look' }),
    timestamps: field.flag({ label: 'Times', default: true, group: 'Show' }),
    labels: field.flag({ label: 'Labels', default: true, group: 'Show' }),
    bylines: field.flag({ label: 'Writers', default: false, group: 'Show' }),
  },
  view: function HeadlineListFeature({ fields }) {
    const { editableField } = useEditableContent();
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
    return (
      <HeadlineList
        headlines={useStoriesOnce(stories, size)}
        title={fields.title}
        titleProps={editableField('title')}
        isCollapsed={fields.collapsed}
        theme={fields.themeColor}
        showTimestamps={fields.timestamps}
        showLabels={fields.labels}
        showBylines={fields.bylines}
        moreUrl={safeUrl(fields.moreUrl) ?? ''}
        provenance={provenanceOf(chosen?.source, collectionId, section)}
        now={Date.now()}
      />
    );
  },
});

/** Where the stories come from, for analytics. */
function provenanceOf(source: string | undefined, collectionId: string, section: string): string {
  if (source) return `source:${source}`;
  return collectionId ? `collection:${collectionId}` : `feed:${section || 'latest'}`;
}
