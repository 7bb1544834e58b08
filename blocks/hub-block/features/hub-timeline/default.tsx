import { useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { getTopicSlug } from '../../../../utils/text/getTopicSlug';
import { readMoments } from '../../readLines';
import { HubTimeline } from './HubTimeline';

/** What happened when, as an editor lists it: firsts of a city, titles of a team. */
export default defineFeature({
  label: 'Hub – Timeline',
  fields: {
    heading: field.text({ label: 'Heading', default: 'Timeline', isNeverEmpty: true }),
    intro: field.text({ label: 'Words below the heading' }),
    moments: field.list({
      label: 'What happened',
      description: 'When and what each: “1751 | Pennsylvania Hospital opens.”',
    }),
  },
  view: function HubTimelineFeature({ fields }) {
    const { editableField } = useEditableContent();
    return (
      <HubTimeline
        id={getTopicSlug(fields.heading) || 'timeline'}
        heading={fields.heading}
        headingProps={editableField('heading')}
        intro={fields.intro}
        moments={readMoments(fields.moments)}
      />
    );
  },
});
