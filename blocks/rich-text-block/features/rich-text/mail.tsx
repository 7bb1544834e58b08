import { useAppContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { mailHtml } from '../../../../components/output-types/mail/mailHtml';
import { styles } from '../../../../components/output-types/mail/styles';
import { richTextFields } from './richTextFields';
import { sanitizeRichText } from './sanitizeRichText';

/** The text in a mail. The title of the page stands above the mail already. */
export default defineFeature({
  label: 'Text – Title and text',
  fields: richTextFields,
  view: function RichTextMail({ fields }) {
    const { arcSite } = useAppContext();
    const html = mailHtml(sanitizeRichText(fields.html), siteOrigin(arcSite));
    const title = fields.titleLevel === 1 ? '' : fields.title;
    if (title === '' && html === '') return null;
    return (
      <div style={styles.story}>
        {title && <h2 style={styles.storyHeadline}>{title}</h2>}
        {html && <div style={styles.paragraph} dangerouslySetInnerHTML={{ __html: html }} />}
      </div>
    );
  },
});
