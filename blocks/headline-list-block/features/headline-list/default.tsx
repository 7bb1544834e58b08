import { useEditableContent } from 'fusion:content';
import { defineFeature } from '@broadsheet/define';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { HeadlineList } from './HeadlineList';
import { headlineListFields } from './headlineListFields';
import { useHeadlines } from './useHeadlines';

/** Headlines of a source, of a collection, or the newest of a section or of the whole site. */
export default defineFeature({
  label: 'List – Headlines',
  /** Whether a time or a date is shown depends on the day. */
  ttl: 300,
  fields: headlineListFields,
  view: function HeadlineListFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { content: chosen, collectionId, section } = fields;
    return (
      <HeadlineList
        headlines={useHeadlines(fields)}
        title={fields.title}
        titleProps={editableField('title')}
        isCollapsed={fields.collapsed}
        theme={fields.themeColor}
        size={fields.headlineSize}
        showTimestamps={fields.timestamps}
        showLabels={fields.labels}
        showBylines={fields.bylines}
        moreUrl={safeUrl(fields.moreUrl) ?? ''}
        provenance={provenanceOf(chosen?.source, chosen ? '' : collectionId, section)}
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
