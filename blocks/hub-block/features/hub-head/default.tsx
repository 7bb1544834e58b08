import { useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { trimEnd } from '../../../../utils/text/trimEnd';
import { readLinks } from '../../readLines';
import { HUB_LOOKS, HubHead } from './HubHead';

/** The head of a hub or special: its name, what it holds, and the ways into it. */
export default defineFeature({
  label: 'Hub – Head',
  fields: {
    title: field.text({ label: 'Title', group: 'Texts' }),
    kicker: field.text({ label: 'Words above the title', group: 'Texts' }),
    description: field.text({ label: 'Description', group: 'Texts' }),
    links: field.list({
      label: 'Ways in',
      description: 'A name and an address each: “Reviews | /topic/reviews”, “Eat | #eat”.',
      group: 'Texts',
    }),
    look: field.oneOf(HUB_LOOKS, {
      label: 'Look',
      labels: {
        plain: 'Paper',
        night: 'White on black',
        gold: 'Black on gold',
        green: 'White on green',
        red: 'White on red',
        blue: 'White on blue',
      },
      default: 'plain',
      group: 'Look',
    }),
    section: field.text({
      label: 'Section that readers follow by it',
      choices: 'section-choices',
      group: 'Look',
    }),
  },
  view: function HubHeadFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite } = useAppContext();
    const { sections } = getProperties(arcSite);
    const section = sections.find(({ _id }) => _id === trimEnd(fields.section, '/'));
    return (
      <HubHead
        title={fields.title || section?.name || 'More'}
        titleProps={editableField('title')}
        kicker={fields.kicker}
        description={fields.description || section?.description || ''}
        descriptionProps={editableField('description')}
        links={readLinks(fields.links)}
        look={fields.look}
        follow={section ? { kind: 'section', id: section._id, title: section.name } : null}
      />
    );
  },
});
