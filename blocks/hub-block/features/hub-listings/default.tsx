import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { trimEnd } from '../../../../utils/text/trimEnd';
import { HubListings } from './HubListings';
import { calendarOf } from './calendarOf';

/** What is on, by day and by venue: the calendar of a guide. */
export default defineFeature({
  label: 'Hub – Calendar of events',
  /** s: what is over leaves the list. */
  ttl: 300,
  fields: {
    heading: field.text({ label: 'Heading', default: 'What is on', isNeverEmpty: true }),
    section: field.text({
      label: 'Section of the events',
      default: '/arts',
      isNeverEmpty: true,
      choices: 'section-choices',
    }),
    days: field.number({ label: 'Days ahead', default: 45, min: 1, max: 365 }),
  },
  view: function HubListingsFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { requestUri } = useAppContext();
    const listings = useContent({
      source: 'event-listings-api',
      query: { section: trimEnd(fields.section, '/'), days: fields.days },
    });
    return (
      <HubListings
        heading={fields.heading}
        headingProps={editableField('heading')}
        calendar={calendarOf(listings ?? [], requestUri)}
      />
    );
  },
});
