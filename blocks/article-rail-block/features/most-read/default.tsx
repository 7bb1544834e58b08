import { useContent, useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { HeadlineItems } from '../../../../components/fronts/HeadlineItems';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import { trimEnd } from '../../../../utils/text/trimEnd';

/**
 * What readers are on now, most read first, by the analytics service (widgets §7). It is not there while
 * nothing is read: a rank that nobody gave would be made up.
 */
export default defineFeature({
  label: 'Rail – Most Read',
  /** s: as long as the answer is kept. */
  ttl: 60,
  fields: {
    title: field.text({ label: 'Title', default: 'Most Read', isNeverEmpty: true }),
    section: field.text({
      label: 'Section',
      description: 'Empty: the whole paper.',
      choices: 'section-choices',
      default: '',
      group: 'Content',
    }),
    limit: field.number({ label: 'How many', default: 5, min: 1, max: 10, group: 'Content' }),
  },
  view: function MostReadFeature({ fields }) {
    const { editableField } = useEditableContent();
    const section = trimEnd(fields.section, '/');
    const read = useContent({
      source: 'live-feed-api',
      query: { section, limit: withSpare(fields.limit) },
    });
    const stories = useStoriesOnce(read ?? [], fields.limit);
    if (stories.length === 0) return null;
    return (
      <section className="most-read">
        <SectionHeading text={fields.title} textProps={editableField('title')} url={null} />
        <HeadlineItems
          stories={stories}
          showTimestamps={false}
          isRanked
          provenance={`most-read:${section || 'all'}`}
          now={Date.now()}
        />
      </section>
    );
  },
});
