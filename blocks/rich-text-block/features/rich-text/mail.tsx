import { useAppContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { mailHtml } from '../../../../components/output-types/mail/mailHtml';
import { styles } from '../../../../components/output-types/mail/styles';
import { richTextFields } from './richTextFields';
import { sanitizeRichText } from './sanitizeRichText';

/** The text in a mail. The mail's own title is its first heading, so this one is below it. */
export default defineFeature({
  label: 'Text – Title and text',
  fields: richTextFields,
  view: function RichTextMail({ fields }) {
    const { arcSite } = useAppContext();
    const html = mailHtml(sanitizeRichText(fields.html), siteOrigin(arcSite));
    if (fields.title === '' && html === '') return null;
    return (
      <div style={styles.story}>
        {fields.title && <h2 style={styles.storyHeadline}>{fields.title}</h2>}
        {html && <div style={styles.paragraph} dangerouslySetInnerHTML={{ __html: html }} />}
      </div>
    );
  },
});
