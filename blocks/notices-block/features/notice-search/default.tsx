import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { listingQuery } from '../../../../components/listings/listingQuery';
import { NoticeSearch } from './NoticeSearch';

/** The front of the obituaries (platform §2: /obituaries/): death notices, with a search. */
export default defineFeature({
  label: 'Notices – Search',
  /** s */
  ttl: 300,
  fields: {
    title: field.text({ label: 'Title', default: 'Obituaries', isNeverEmpty: true, group: 'Look' }),
    description: field.text({
      label: 'Description',
      default: 'Death notices from families and funeral homes of the region.',
      group: 'Look',
    }),
    size: field.number({ label: 'Notices per page', default: 12, min: 5, max: 50, group: 'Look' }),
  },
  view: function NoticeSearchFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { requestUri } = useAppContext();
    const query = listingQuery(requestUri, ['town']);
    const { words, page, chosen } = query;
    const found = useContent({
      source: 'notices-api',
      query: { words, page, town: chosen.town, size: fields.size },
    });
    return (
      <NoticeSearch
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
