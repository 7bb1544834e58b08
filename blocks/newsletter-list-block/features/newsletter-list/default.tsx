import { useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { NewsletterList } from './NewsletterList';

const DEFAULT_TITLE = 'Newsletters';
const DEFAULT_DESCRIPTION =
  'Our reporting, sorted for you and sent to your inbox. All of it is free.';

/** The page of all newsletters (platform §9). */
export default function NewsletterListFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { arcSite } = useAppContext();
  const { newsletters } = getProperties(arcSite) as SiteProperties;
  return (
    <NewsletterList
      title={text(customFields['title']) || DEFAULT_TITLE}
      description={text(customFields['description']) || DEFAULT_DESCRIPTION}
      titleProps={editableField('title')}
      descriptionProps={editableField('description')}
      newsletters={newsletters}
    />
  );
}

NewsletterListFeature.label = 'Newsletters – List';
NewsletterListFeature.propTypes = {
  customFields: PropTypes.shape({
    title: PropTypes.text.tag({ label: 'Title', defaultValue: DEFAULT_TITLE, group: 'Texts' }),
    description: PropTypes.text.tag({
      label: 'Description',
      defaultValue: DEFAULT_DESCRIPTION,
      group: 'Texts',
    }),
  }),
};
