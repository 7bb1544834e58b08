import { useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { NewsletterList } from './NewsletterList';

/** The page of all newsletters (platform §9). */
export default defineFeature({
  label: 'Newsletters – List',
  hydrate: 'load',
  fields: {
    title: field.text({
      label: 'Title',
      default: 'Newsletters',
      isNeverEmpty: true,
      group: 'Texts',
    }),
    description: field.text({
      label: 'Description',
      default: 'Our reporting, sorted for you and sent to your inbox. All of it is free.',
      isNeverEmpty: true,
      group: 'Texts',
    }),
  },
  view: function NewsletterListFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite, contextPath, deployment } = useAppContext();
    const { newsletters, marketingConsents } = getProperties(arcSite);
    return (
      <NewsletterList
        title={fields.title}
        description={fields.description}
        titleProps={editableField('title')}
        descriptionProps={editableField('description')}
        newsletters={newsletters}
        consents={marketingConsents}
        resource={(file) => deployment(`${contextPath}/resources/${file}`)}
      />
    );
  },
});
