import { useEditableContent } from 'fusion:content';
import PropTypes from 'fusion:prop-types';
import { number, text, type JsonRecord } from '../../../../content/schemas/json';
import { RichText } from './RichText';
import { sanitizeRichText } from './sanitizeRichText';

/**
 * A text that editors write in the page itself. It is never rendered in a browser, so that the
 * sanitiser stays on the server; its fragment is cached.
 */
export default function RichTextFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  return (
    <RichText
      title={text(customFields['title'])}
      titleProps={editableField('title')}
      level={number(customFields['titleLevel'], 1) === 2 ? 2 : 1}
      html={sanitizeRichText(text(customFields['html']))}
    />
  );
}

RichTextFeature.label = 'Text – Title and text';
RichTextFeature.propTypes = {
  customFields: PropTypes.shape({
    title: PropTypes.text.tag({ label: 'Title', group: 'Text' }),
    titleLevel: PropTypes.oneOf([1, 2]).tag({
      label: 'Level of the title',
      defaultValue: 1,
      labels: { 1: 'Title of the page', 2: 'Title within the page' },
      group: 'Text',
    }),
    html: PropTypes.richtext.tag({ label: 'Text', group: 'Text' }),
  }),
};
