import { useAppContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { absoluteUrl } from '../../../../components/output-types/head/absoluteUrl';
import { MailHeading, MailHeadlines } from '../../../../components/output-types/mail/MailStory';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { headlineListFields } from './headlineListFields';
import { DEFAULT_TITLE } from './HeadlineList';
import { useHeadlines } from './useHeadlines';

/** The list in a mail: a title and headlines. */
export default defineFeature({
  label: 'List – Headlines',
  fields: headlineListFields,
  view: function HeadlineListMail({ fields }) {
    const { arcSite } = useAppContext();
    const origin = siteOrigin(arcSite);
    const stories = useHeadlines(fields);
    if (stories.length === 0) return null;
    const more = safeUrl(fields.moreUrl);
    return (
      <div>
        <MailHeading
          title={fields.title || DEFAULT_TITLE}
          url={more ? absoluteUrl(more, origin) : ''}
        />
        <MailHeadlines stories={stories} origin={origin} />
      </div>
    );
  },
});
