import { useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { NewsletterCard } from './NewsletterCard';

/** Widgets §3 */
const DEFAULT_ID = 'SPORTS-DAILY-ALL';

/** The card of one newsletter; its texts are the catalogue's unless the editor writes others. */
export default function NewsletterCardFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { arcSite, outputType } = useAppContext();
  const { newsletters } = getProperties(arcSite) as SiteProperties;
  const newsletterId = text(customFields['newsletterId']) || DEFAULT_ID;
  const newsletter = newsletters.find(({ id }) => id === newsletterId);
  const header = text(customFields['header']) || newsletter?.title;
  if (!header || outputType === 'email') return null;
  return (
    <NewsletterCard
      header={header}
      description={text(customFields['description']) || (newsletter?.description ?? '')}
      headerProps={editableField('header')}
      descriptionProps={editableField('description')}
      newsletterId={newsletterId}
      frequency={newsletter?.frequency ?? ''}
    />
  );
}

NewsletterCardFeature.label = 'Newsletter – Card';
NewsletterCardFeature.hydrate = 'interaction' as const;
NewsletterCardFeature.propTypes = {
  customFields: PropTypes.shape({
    newsletterId: PropTypes.text.tag({
      label: 'Newsletter',
      choices: 'newsletter-choices',
      defaultValue: DEFAULT_ID,
    }),
    header: PropTypes.text.tag({ label: 'Header', description: 'Empty: the newsletter’s title.' }),
    description: PropTypes.text.tag({
      label: 'Description',
      description: 'Empty: the newsletter’s own.',
    }),
  }),
};
