import { useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { NewsletterList } from './NewsletterList';

const DEFAULT_TITLE = 'Newsletters';
const DEFAULT_DESCRIPTION =
  'Our reporting, sorted for you and sent to your inbox. All of it is free.';

/** The page of all newsletters (platform §9). */
export default defineFeature({
  label: 'Newsletters – List',
  fields: {
    title: field.text({ label: 'Title', default: DEFAULT_TITLE, group: 'Texts' }),
    description: field.text({
      label: 'Description',
      default: DEFAULT_DESCRIPTION,
      group: 'Texts',
    }),
  },
  view: function NewsletterListFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite } = useAppContext();
    const { newsletters } = getProperties(arcSite);
    return (
      <NewsletterList
        // The page is named by its title: emptied, both texts are these again.
        title={fields.title || DEFAULT_TITLE}
        description={fields.description || DEFAULT_DESCRIPTION}
        titleProps={editableField('title')}
        descriptionProps={editableField('description')}
        newsletters={newsletters}
      />
    );
  },
});
