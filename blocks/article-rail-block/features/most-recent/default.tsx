import { useContent, useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { trimEnd } from '../../../../utils/text/trimEnd';
import { MostRecent } from './MostRecent';

/**
 * The newest headlines for a rail. It reads nothing of the page but what stands above it, so that one
 * rendering serves most stories.
 */
export default defineFeature({
  label: 'Rail – The Latest',
  /** s: its times are relative to now. */
  ttl: 60,
  fields: {
    title: field.text({ label: 'Title', default: 'The Latest', isNeverEmpty: true }),
    section: field.text({
      label: 'Section',
      description: 'Empty: the whole paper.',
      choices: 'section-choices',
      default: '',
      group: 'Content',
    }),
    limit: field.number({ label: 'How many', default: 8, min: 1, max: 20, group: 'Content' }),
    hideTimestamps: field.flag({ label: 'Without times', default: false, group: 'Display' }),
  },
  view: function MostRecentFeature({ fields }) {
    const { editableField } = useEditableContent();
    const section = trimEnd(fields.section, '/');
    const feed = useContent({
      source: 'content-feed',
      query: {
        feedType: 'taxonomy.sections._id',
        feedParameter: section,
        limit: withSpare(fields.limit),
        contentTypes: 'story,gallery,video',
      },
    });
    return (
      <MostRecent
        stories={useStoriesOnce(feed?.stories ?? [], fields.limit)}
        title={fields.title}
        titleProps={editableField('title')}
        url={safeUrl(section && `${section}/`)}
        now={fields.hideTimestamps ? null : Date.now()}
      />
    );
  },
});
