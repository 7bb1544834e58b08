import { useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { RichText } from './RichText';
import { sanitizeRichText } from './sanitizeRichText';

/**
 * A text that editors write in the page itself. It is never rendered in a browser, so that the
 * sanitiser stays on the server; its fragment is cached.
 */
export default defineFeature({
  label: 'Text – Title and text',
  fields: {
    title: field.text({ label: 'Title', group: 'Text' }),
    titleLevel: field.oneOf([1, 2], {
      label: 'Level of the title',
      default: 1,
      labels: { 1: 'Title of the page', 2: 'Title within the page' },
      group: 'Text',
    }),
    html: field.richText({ label: 'Text', group: 'Text' }),
  },
  view: function RichTextFeature({ fields }) {
    const { editableField } = useEditableContent();
    return (
      <RichText
        title={fields.title}
        titleProps={editableField('title')}
        level={fields.titleLevel}
        html={sanitizeRichText(fields.html)}
      />
    );
  },
});
