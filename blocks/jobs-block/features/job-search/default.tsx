import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { listingQuery } from '../../../../components/listings/listingQuery';
import { JobSearch } from './JobSearch';

/** The front of the jobs (platform §2: /jobs/): open positions, with a search. */
export default defineFeature({
  label: 'Jobs – Search',
  /** s */
  ttl: 300,
  fields: {
    title: field.text({ label: 'Title', default: 'Jobs', isNeverEmpty: true, group: 'Look' }),
    description: field.text({
      label: 'Description',
      default: 'Open positions in Philadelphia, the suburbs and South Jersey.',
      group: 'Look',
    }),
    size: field.number({ label: 'Jobs per page', default: 12, min: 5, max: 50, group: 'Look' }),
  },
  view: function JobSearchFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { requestUri } = useAppContext();
    const query = listingQuery(requestUri, ['place', 'type']);
    const { words, page, chosen } = query;
    const found = useContent({
      source: 'jobs-api',
      query: { words, page, ...chosen, size: fields.size },
    });
    return (
      <JobSearch
        title={fields.title}
        titleProps={editableField('title')}
        description={fields.description}
        descriptionProps={editableField('description')}
        query={query}
        found={found}
        size={fields.size}
        requestUri={requestUri}
        now={new Date()}
      />
    );
  },
});
