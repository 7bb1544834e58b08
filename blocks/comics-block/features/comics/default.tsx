import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { isComics } from '../../comics/comics';
import { ComicsPage } from './ComicsPage';

/** The comics of the page's day; elsewhere the newest (platform §2: /comics). */
export default defineFeature({
  label: 'Comics',
  /** s */
  ttl: 60,
  fields: {
    title: field.text({ label: 'Title', default: 'Comics', isNeverEmpty: true, group: 'Look' }),
  },
  view: function ComicsFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { globalContent } = useAppContext();
    const own = isComics(globalContent) ? globalContent : null;
    const newest = useContent(own ? null : { source: 'comics-api', query: {} });
    return (
      <ComicsPage title={fields.title} titleProps={editableField('title')} comics={own ?? newest} />
    );
  },
});
