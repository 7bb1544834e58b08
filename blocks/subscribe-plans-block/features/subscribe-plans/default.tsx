import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { isOffer } from '../../offer';
import { SubscribePlans } from './SubscribePlans';

/** Plans to subscribe to (platform §1, §2: /subscribe_today/, /subscribe_loggedin/). */
export default defineFeature({
  label: 'Subscribe – Plans',
  fields: {
    title: field.text({
      label: 'Title',
      default: 'Subscribe to The Broadsheet',
      isNeverEmpty: true,
      group: 'Texts',
    }),
    description: field.text({
      label: 'Description',
      default: 'A subscription pays for reporters who sit through the meetings.',
      group: 'Texts',
    }),
  },
  view: function SubscribePlansFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite } = useAppContext();
    const { contact } = getProperties(arcSite);
    const given = useContent({ source: 'subscribe-plans-api', query: {} });
    const offer = isOffer(given) ? given : null;
    return (
      <SubscribePlans
        title={fields.title}
        description={fields.description}
        titleProps={editableField('title')}
        descriptionProps={editableField('description')}
        plans={offer?.isOpen ? offer.plans : []}
        contact={contact}
      />
    );
  },
});
