import { useEditableContent } from 'fusion:content';
import { defineFeature } from '@broadsheet/define';
import { RichText } from './RichText';
import { richTextFields } from './richTextFields';
import { sanitizeRichText } from './sanitizeRichText';

/**
 * A text that editors write in the page itself. It is never rendered in a browser, so that the
 * sanitiser stays on the server; its fragment is cached.
 */
export default defineFeature({
  label: 'Text – Title and text',
  fields: richTextFields,
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
