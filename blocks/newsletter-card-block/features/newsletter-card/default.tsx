import { useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { NewsletterCard } from './NewsletterCard';

/** The card of one newsletter (widgets §3); its texts are the catalogue's unless the editor writes others. */
export default defineFeature({
  label: 'Newsletter – Card',
  hydrate: 'visible',
  fields: {
    newsletterId: field.text({
      label: 'Newsletter',
      choices: 'newsletter-choices',
      default: 'SPORTS-DAILY-ALL',
      isNeverEmpty: true,
    }),
    header: field.text({ label: 'Header', description: 'Empty: the newsletter’s title.' }),
    description: field.text({
      label: 'Description',
      description: 'Empty: the newsletter’s own.',
    }),
    title: field.text({
      label: 'Title',
      description: 'By which statistics know it. Empty: the newsletter’s own.',
    }),
    listName: field.text({
      label: 'Mailing list',
      description: 'The card hides for readers who are on it. Empty: the newsletter’s own.',
    }),
  },
  view: function NewsletterCardFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite, outputType } = useAppContext();
    const { newsletters } = getProperties(arcSite);
    const { newsletterId } = fields;
    const newsletter = newsletters.find(({ id }) => id === newsletterId);
    const header = fields.header || newsletter?.title;
    if (!header || outputType === 'email') return null;
    return (
      <NewsletterCard
        header={header}
        description={fields.description || (newsletter?.description ?? '')}
        headerProps={editableField('header')}
        descriptionProps={editableField('description')}
        newsletter={{
          id: newsletterId,
          title: fields.title || (newsletter?.title ?? header),
          listName: fields.listName || (newsletter?.listName ?? ''),
        }}
        frequency={newsletter?.frequency ?? ''}
      />
    );
  },
});
